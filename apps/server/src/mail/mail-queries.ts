import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { renderMail } from '../content/render-mail.ts'
import { type Db, isAmong } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { mails } from '../db/schema/mails.ts'

const columns = {
  id: mails.id,
  userId: mails.userId,
  recipient: mails.recipient,
  replyTo: mails.replyTo,
  kind: mails.kind,
  params: mails.params,
  subject: mails.subject,
  text: mails.text,
  link: mails.link,
  tokenPurpose: mails.tokenPurpose,
  alert: mails.alert,
  unsubscribeLink: mails.unsubscribeLink,
  attachments: mails.attachments,
  readersZone: users.timeZone,
}
const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt))

/** A mail that was neither sent nor given up. */
export async function findWaitingMail(db: Db, id: string) {
  const [mail] = await db
    .select(columns)
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(and(eq(mails.id, id), isWaiting))
  if (!mail) return undefined
  const { kind: _kind, params: _params, readersZone: _zone, ...row } = mail
  return { ...row, ...renderMail(mail) }
}
/** A mail with its subject and text rendered. */
export type Mail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

const erased = { params: {}, text: '', link: null, attachments: [] }

/** Erases the content of a sent mail, because its links are secrets; with `keep` it stays for the outbox. */
export async function markSent(
  db: Db,
  { id, link, unsubscribeLink, subject }: Pick<Mail, 'id' | 'link' | 'unsubscribeLink' | 'subject'>,
  { now, keep }: { now: Date; keep: boolean },
) {
  await db
    .update(mails)
    .set({ ...(keep ? { link, unsubscribeLink } : erased), subject, sentAt: now.toISOString() })
    .where(eq(mails.id, id))
}

/** Gives up a mail and erases its content. */
export async function markFailed(db: Db, { id, subject }: Pick<Mail, 'id' | 'subject'>, now: Date) {
  await db
    .update(mails)
    .set({ ...erased, subject, failedAt: now.toISOString() })
    .where(and(eq(mails.id, id), isWaiting))
}

/** Marks the held mails as sent, because a digest replaces them, and returns them with their content, oldest first. */
export async function takeHeldMails(db: Db, now: Date) {
  const held = await db
    .select({ ...columns, role: users.role })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(and(eq(mails.isHeld, true), isWaiting))
    .orderBy(mails.createdAt)
    .for('update', { of: mails, skipLocked: true })
  const ids = held.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .update(mails)
      .set({ ...erased, sentAt: now.toISOString() })
      .where(isAmong(mails.id, ids))
  return held
}

/** Deletes mails that were sent or given up and are older than this time. */
export async function deleteOldMails(db: Db, before: Date) {
  const isDone = or(isNotNull(mails.sentAt), isNotNull(mails.failedAt))
  await db.delete(mails).where(and(isDone, lt(mails.createdAt, before.toISOString())))
}
