import { contactCategories } from '@fledge/contract/constants'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull().default(''),
    subject: text('subject').notNull().default(''),
    category: text('category', { enum: contactCategories }).notNull(),
    critical: boolean('critical').notNull().default(false),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('contact_messages_newest').on(t.createdAt)],
)
