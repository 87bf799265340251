import { and, asc, desc, eq, gte, isNull, like, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/applications.ts'
import { mails } from '../../db/schema/mails.ts'
import { notifications } from '../../db/schema/notifications.ts'

export type MessageRow = typeof messages.$inferSelect
type NewMessage = Pick<MessageRow, 'id' | 'applicationId' | 'sender' | 'text'>

/** The longest thread that is shown: beyond any real one. */
const most = 1000

/** The newest ones, oldest first. */
export async function listMessagesOf(db: Db, applicationId: string): Promise<MessageRow[]> {
  const newestFirst = await db
    .select()
    .from(messages)
    .where(eq(messages.applicationId, applicationId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most)
  return newestFirst.reverse()
}

/** The stored message; nothing when there is one of this id. */
export async function insertMessage(db: Db, row: NewMessage): Promise<MessageRow | undefined> {
  const [stored] = await db.insert(messages).values(row).onConflictDoNothing({ target: messages.id }).returning()
  return stored
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

/** The first message of this sender that the other side has not read. */
export async function findFirstUnread(db: Db, { applicationId, sender }: Pick<MessageRow, 'applicationId' | 'sender'>) {
  const [row] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.applicationId, applicationId), eq(messages.sender, sender), isNull(messages.readAt)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1)
  return row
}

/** Whether the recipient has an unread notification of this thread that was created at this time or later. */
export async function hasUnreadNotification(
  db: Db,
  { userId, applicationId, since }: { userId: string; applicationId: string; since: string },
): Promise<boolean> {
  const unread = and(
    eq(notifications.userId, userId),
    eq(notifications.isRead, false),
    like(notifications.event, `${threadEvent(applicationId)}%`),
    gte(notifications.createdAt, since),
  )
  return (await db.$count(notifications, unread)) > 0
}

/** Starts the event of every notification of a thread. */
export const threadEvent = (applicationId: string): string => `messages:${applicationId}:`

/** Deletes a person's notifications about a thread, and the mails about it that were not sent yet: both quote messages. */
export async function deleteMessageNotifications(db: Db, userId: string, applicationId: string): Promise<void> {
  const isAboutThread = `${threadEvent(applicationId)}%`
  await db.delete(notifications).where(and(eq(notifications.userId, userId), like(notifications.event, isAboutThread)))
  await db.delete(mails).where(and(eq(mails.userId, userId), like(mails.event, isAboutThread), isNull(mails.sentAt)))
}

/** Marks what the other side wrote as read; gives how many were not. */
export async function markMessagesRead(db: Db, applicationId: string, reader: MessageRow['sender']): Promise<number> {
  const read = await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.applicationId, applicationId), ne(messages.sender, reader), isNull(messages.readAt)))
    .returning({ id: messages.id })
  return read.length
}
