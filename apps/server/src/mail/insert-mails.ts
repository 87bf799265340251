import type { MailContent } from '../content/mail-content.ts'
import { mails } from '../db/schema/mails.ts'
import type { Deps } from '../deps.ts'

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'userId' | 'event' | 'recipient' | 'replyTo' | 'link' | 'tokenPurpose' | 'alert' | 'attachments'
> & { content: MailContent }

/** The transaction of a mail's cause, and the queue of its jobs. */
export type Outbox = Pick<Deps, 'db' | 'jobs'>

/**
 * Stores mails with the jobs that send them, in the transaction of their cause; one for each recipient and event. Wake
 * the job `send-mail` after the commit.
 */
export async function insertMails({ db, jobs }: Outbox, rows: readonly NewMail[]): Promise<void> {
  if (rows.length === 0) return
  const inserted = await db
    .insert(mails)
    .values(rows.map(({ content, ...row }) => ({ ...row, ...content })))
    .onConflictDoNothing()
    .returning({ mailId: mails.id })
  await jobs.sendAll(db, 'send-mail', inserted)
}
