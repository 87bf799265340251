import { contactCategories } from '@fledge/contract/constants'
import { notificationCategories, notificationPriorities, notificationTypes } from '@fledge/core/notifications'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { type AlertKey, linkPurposes, users } from './accounts.ts'
import { createdAt, id, isoTime, ownedBy, writtenAt } from './columns.ts'
import { internships } from './internships.ts'

export type MailAttachment = { filename: string; contentType: string; content: string }

/** A mail to send, written in the transaction of its cause. `event` names the cause: repeated work sends one mail. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    recipient: text('recipient').notNull(),
    /** The id of the account whose act caused the mail, or 'visitor'; null for mails of Fledge itself. */
    sender: text('sender'),
    /** Above the limit of its sender: the next digest replaces the mail. */
    isHeld: boolean('is_held').notNull().default(false),
    replyTo: text('reply_to'),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    /** As it was sent; empty before. */
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    /** A path of this product that the mail asks to open. */
    link: text('link'),
    /** The mail carries a secret link for this purpose. It is made when the mail is sent and is not stored before. */
    tokenPurpose: text('token_purpose', { enum: linkPurposes }),
    /** The alert that sent the mail. The mail carries a link that stops it. */
    alert: text('alert').$type<AlertKey>(),
    /** That link as it was sent; kept for the outbox only. */
    unsubscribeLink: text('unsubscribe_link'),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    createdAt: createdAt(),
    sentAt: isoTime('sent_at'),
    failedAt: isoTime('failed_at'),
  },
  (t) => [
    unique('mails_once').on(t.recipient, t.event),
    index('mails_to_recipient').on(t.recipient, t.createdAt),
    index('mails_newest').on(t.createdAt, t.id),
  ],
)

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
