import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { MailContent } from '../content/mail-content.ts'
import { notificationCategory } from '../content/notification-category.ts'
import { parseContent } from '../content/notification-content.ts'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { mails } from '../db/schema/mails.ts'

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'userId' | 'event' | 'recipient' | 'replyTo' | 'link' | 'tokenPurpose' | 'alert' | 'attachments'
> & {
  content: MailContent
  /** The id of the account whose act caused the mail, or `visitor`; null for Fledge itself, whose mails have no limit. */
  sender: string | null
}

/** The sender of messages from people without an account. */
export const visitor = 'visitor'

/** Mails per hour that one sender, and all senders together, cause for one recipient. More wait for a digest. */
export const mailsPerHour = { fromSender: 10, toRecipient: 60 }

/**
 * Marks mails above the hourly limits as held, and leaves out what senders with an unconfirmed address wrote. Recipients
 * below their limit are locked until the transaction ends, so that parallel requests are counted too. The others need no
 * lock, which would make all who apply to the same company wait for each other.
 */
export async function limitMails<T extends NewMail>(db: Db, rows: readonly T[]): Promise<(T & { isHeld: boolean })[]> {
  const fromPeople = rows.filter(({ sender }) => sender !== null)
  if (fromPeople.length === 0) return rows.map((row) => ({ ...row, isHeld: false }))
  const recipients = [...new Set(fromPeople.map(({ recipient }) => recipient))].sort()
  const full = (await countMails(db, recipients)).full
  const others = recipients.filter((recipient) => !full.has(recipient))
  if (others.length > 0) await lockRecipients(db, others)
  const counts = others.length > 0 ? await countMails(db, others) : null
  const confirmed = await listConfirmed(db, fromPeople)
  return rows.map((row) => {
    const { sender, recipient } = row
    if (sender === null) return { ...row, isHeld: false }
    const quotable = confirmed.has(sender) ? row : withoutSenderText(row)
    const isSent = !full.has(recipient) && counts?.add(`${recipient} ${sender}`, recipient)
    return { ...quotable, isHeld: !isSent }
  })
}

async function lockRecipients(db: Db, recipients: readonly string[]): Promise<void> {
  // In a fixed order, which keeps transactions with the same recipients from deadlocking.
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(recipient, 0))
    from (select unnest(${sql.param(recipients)}::text[]) as recipient order by 1) as ordered`)
}

async function countMails(db: Db, recipients: readonly string[]) {
  const { recipient, sender, createdAt, isHeld } = mails
  const isRecent = gt(createdAt, sql`now() - interval '1 hour'`)
  const rows = await db
    .select({ recipient, sender, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(
      and(sql`${recipient} = any(${sql.param(recipients)}::text[])`, isRecent, isNotNull(sender), eq(isHeld, false)),
    )
    .groupBy(recipient, sender)
  const pairs = new Map(rows.map(({ recipient, sender, count }) => [`${recipient} ${sender}`, count]))
  const totals = new Map<string, number>()
  for (const { recipient, count } of rows) totals.set(recipient, (totals.get(recipient) ?? 0) + count)
  return {
    /** Recipients at their limit from all senders. */
    full: new Set([...totals].filter(([, total]) => total >= mailsPerHour.toRecipient).map(([recipient]) => recipient)),
    /** Counts a mail; false when it is above a limit. */
    add(pair: string, recipient: string): boolean {
      const [ofPair, ofRecipient] = [pairs.get(pair) ?? 0, totals.get(recipient) ?? 0]
      if (ofPair >= mailsPerHour.fromSender || ofRecipient >= mailsPerHour.toRecipient) return false
      pairs.set(pair, ofPair + 1)
      totals.set(recipient, ofRecipient + 1)
      return true
    },
  }
}

/** The senders who confirmed their address. */
async function listConfirmed(db: Db, rows: readonly NewMail[]): Promise<Set<string>> {
  const ids = [...new Set(rows.flatMap(({ sender }) => (sender === null || sender === visitor ? [] : sender)))]
  if (ids.length === 0) return new Set()
  const confirmed = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.emailVerifiedAt)))
  return new Set(confirmed.map(({ id }) => id))
}

function withoutSenderText<T extends NewMail>(row: T): T {
  const content = quoteNothing(row.content)
  return content === row.content ? row : { ...row, content, attachments: [] }
}

/** The operator reads messages of the contact form, and a mail about new applications names no student. */
function quoteNothing(content: MailContent): MailContent {
  if (content.kind === 'contact_message') return content
  if (content.kind !== 'notification') return { kind: 'unconfirmed_sender', params: { category: null } }
  const { kind, params } = content.params
  if (kind === 'application_received') return content
  const notification = parseContent(kind, params)
  return { kind: 'unconfirmed_sender', params: { category: notification && notificationCategory(notification) } }
}
