import { workTypes } from '@fledge/contract/constants'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { createdAt, id, isoTime } from './columns.ts'

/**
 * A listing as it stands now. One that was taken down keeps its row (`deletedAt`), because applications point to it.
 * `searchText` and `placeText` are what search and filters compare: folded by core/places.ts when the row is written.
 */
export const internships = pgTable(
  'internships',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.userId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    requirements: text('requirements').array().notNull(),
    location: text('location').notNull(),
    type: text('type', { enum: workTypes }).notNull(),
    duration: text('duration').notNull(),
    durationMonths: integer('duration_months').notNull(),
    stipend: integer('stipend').notNull(),
    version: integer('version').notNull().default(1),
    searchText: text('search_text').notNull(),
    placeText: text('place_text').notNull(),
    createdAt: createdAt(),
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
    deletedAt: isoTime('deleted_at'),
  },
  (t) => [
    index('internships_newest').on(t.createdAt, t.id).where(sql`deleted_at is null`),
    index('internships_stipend').on(t.stipend, t.id).where(sql`deleted_at is null`),
    index('internships_type_newest').on(t.type, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('internships_of_company').on(t.companyId, t.createdAt),
    index('internships_changed').on(t.updatedAt),
  ],
)

/** What an application answered: one row for each version of a listing, written when the version is made. */
export const internshipVersions = pgTable(
  'internship_versions',
  {
    internshipId: uuid('internship_id')
      .notNull()
      .references(() => internships.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    requirements: text('requirements').array().notNull(),
    location: text('location').notNull(),
    type: text('type', { enum: workTypes }).notNull(),
    duration: text('duration').notNull(),
    stipend: integer('stipend').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.internshipId, t.version] })],
)
