import { and, asc, desc, eq, gte, isNull, like, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/applications.ts'
import { mails, notifications } from '../../db/schema/mails.ts'

export type MessageRow = typeof messages.$inferSelect
type NewMessage = Pick<MessageRow, 'id' | 'applicationId' | 'sender' | 'text'>

/** Messages that each side can send in a thread. */
export const maxMessagesPerSide = 500

/** The newest messages, oldest first: all that both sides can send. */
export async function listMessagesOf(db: Db, applicationId: string): Promise<MessageRow[]> {
  const newestFirst = await db
    .select()
    .from(messages)
    .where(eq(messages.applicationId, applicationId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(2 * maxMessagesPerSide)
  return newestFirst.reverse()
}

/** Returns the stored message, or undefined when the id exists. */
export async function insertMessage(db: Db, row: NewMessage): Promise<MessageRow | undefined> {
  const [stored] = await db.insert(messages).values(row).onConflictDoNothing({ target: messages.id }).returning()
  return stored
}

export const countMessages = (db: Db, { applicationId, sender }: Pick<MessageRow, 'applicationId' | 'sender'>) =>
  db.$count(messages, and(eq(messages.applicationId, applicationId), eq(messages.sender, sender)))

/** The same message in each of these threads. */
export async function insertMessages(
  db: Db,
  applicationIds: readonly string[],
  message: Pick<MessageRow, 'sender' | 'text'>,
): Promise<MessageRow[]> {
  if (applicationIds.length === 0) return []
  return db
    .insert(messages)
    .values(applicationIds.map((applicationId) => ({ ...message, applicationId })))
    .returning()
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

/** The sender's first message that the other side has not read. */
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

/** Prefix of the events of a thread's notifications. */
export const threadEvent = (applicationId: string): string => `messages:${applicationId}:`

/** Deletes a user's notifications and unsent mails about a thread, which quote messages. */
export async function deleteMessageNotifications(db: Db, userId: string, applicationId: string): Promise<void> {
  const isAboutThread = `${threadEvent(applicationId)}%`
  await db.delete(notifications).where(and(eq(notifications.userId, userId), like(notifications.event, isAboutThread)))
  await db.delete(mails).where(and(eq(mails.userId, userId), like(mails.event, isAboutThread), isNull(mails.sentAt)))
}

/** Marks the other side's messages as read and returns how many were unread. */
export async function markMessagesRead(db: Db, applicationId: string, reader: MessageRow['sender']): Promise<number> {
  const read = await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.applicationId, applicationId), ne(messages.sender, reader), isNull(messages.readAt)))
    .returning({ id: messages.id })
  return read.length
}
