import type { ProposalFields } from '@fledge/contract/interviews'
import { bulkActs } from '@fledge/core/applications/bulk'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'

/** What a company did to many applications at once. Its row lock decides between undoing and telling. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: id(),
    companyId: ownedBy('company_id', () => companies.userId),
    act: text('act', { enum: bulkActs }).notNull(),
    count: integer('count').notNull(),
    /** Those of a shortlist, and of what is not sent yet; decisions are found by `batchId`. */
    applicationIds: uuid('application_ids').array().notNull().default([]),
    message: text('message'),
    /** An interview proposal that is not sent yet. */
    interview: jsonb('interview').$type<ProposalFields>(),
    createdAt: createdAt(),
    /** When it is released to the students; null for a shortlist and for what was released at once. */
    tellAt: isoTime('tell_at'),
    releasedAt: isoTime('released_at'),
    undoneAt: isoTime('undone_at'),
  },
  (t) => [
    index('bulk_actions_of_company').on(t.companyId, t.createdAt),
    index('bulk_actions_to_tell')
      .on(t.tellAt)
      .where(sql`tell_at is not null and released_at is null and undone_at is null`),
  ],
)
