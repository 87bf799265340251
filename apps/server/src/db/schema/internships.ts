import { type WorkType, workTypeFilters, workTypes } from '@fledge/contract/constants'
import { listingStates } from '@fledge/core/internships/state'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { companies, students } from './accounts.ts'
import { createdAt, id, isoTime } from './columns.ts'

/** What lists of open listings look through; only the last day to apply is not in it, because time passes. */
const mayBeOpen = sql`deleted_at is null and state = 'open'`

/** As the indexes of words have it: a query that asks otherwise does not find them. */
export const wordsIn = (searchText: AnyPgColumn): SQL => sql`string_to_array(${searchText}, ' ')`
/** As the index of the words of one type has it. */
export const isOfType = (column: AnyPgColumn, type: WorkType): SQL => sql`${column} = ${sql.raw(`'${type}'`)}`

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
    /** Taken off the lists for a while, or for good; its applications stay. */
    state: text('state', { enum: listingStates }).notNull().default('open'),
    openings: integer('openings'),
    startsOn: date('starts_on', { mode: 'string' }),
    /** The last day on which one can apply, in India. */
    applyBy: date('apply_by', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
    /** When title, description or requirements last changed; null until an edit or a pause. */
    textChangedAt: isoTime('text_changed_at'),
    deletedAt: isoTime('deleted_at'),
  },
  (t) => [
    // With the last day to apply, so that what is open can be counted in the index alone.
    index('internships_newest').on(t.createdAt, t.id, t.applyBy).where(mayBeOpen),
    index('internships_stipend').on(t.stipend, t.id).where(mayBeOpen),
    index('internships_places').on(t.placeText, t.type, t.applyBy).where(mayBeOpen),
    index('internships_words').using('gin', wordsIn(t.searchText)).with({ fastupdate: false }),
    // Two words that many listings hold are each in a fifth as many of one type, and that is how much is read of them.
    ...workTypes.map((type) =>
      index(`internships_words_${type.replace('-', '_').toLowerCase()}`)
        .using('gin', wordsIn(t.searchText))
        .with({ fastupdate: false })
        .where(isOfType(t.type, type)),
    ),
    index('internships_of_company').on(t.companyId, t.createdAt),
    index('internships_changed').on(t.updatedAt),
  ],
)

/**
 * Every word of every listing, written by triggers: what a search inside words looks through instead of the listings.
 * The triggers and `word_grams` are in the migration that made this table.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_grams').using('gin', sql`word_grams(${t.word})`).with({ fastupdate: false }),
])

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

/** What a student put aside. */
export const savedInternships = pgTable(
  'saved_internships',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    internshipId: uuid('internship_id')
      .notNull()
      .references(() => internships.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.internshipId] })],
)

/** A search that a student wants to run again, and to hear of new listings for. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    q: text('q').notNull().default(''),
    type: text('type', { enum: workTypeFilters }).notNull().default('all'),
    location: text('location').notNull().default('all'),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_searches_once').on(t.studentId, t.q, t.type, t.location)],
)
