import { notificationCategories, notificationPriorities, notificationTypes } from '@fledge/core/notifications'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, ownedBy, writtenAt } from './columns.ts'
import { internships } from './internships.ts'

/** `event` names the cause ('application:<id>:decided'), so that repeated work on it notifies a user once. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownedBy('user_id', () => users.id),
    event: text('event').notNull(),
    type: text('type', { enum: notificationTypes }).notNull(),
    category: text('category', { enum: notificationCategories }).notNull(),
    priority: text('priority', { enum: notificationPriorities }).notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    isRead: boolean('is_read').notNull().default(false),
    actionUrl: text('action_url'),
    internshipId: uuid('internship_id').references(() => internships.id, { onDelete: 'set null' }),
    senderName: text('sender_name'),
    createdAt: writtenAt(),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.event),
    index('notifications_newest').on(t.userId, t.createdAt, t.id),
    // Rows are written in the order of their time, so that a BRIN index of some pages finds the old ones.
    index('notifications_created').using('brin', t.createdAt),
    index('notifications_unread').on(t.userId).where(sql`not is_read`),
  ],
)
