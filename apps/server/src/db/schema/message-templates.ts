import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'

/** Only earlier releases use it; removed one release later. Accounts export and erase what is in it. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    companyId: ownedBy('company_id', () => companies.userId),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('message_templates_once').on(t.companyId, sql`lower(${t.name})`)],
)
