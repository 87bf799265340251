import type { MailContent } from '../content/mail-content.ts'
import { mails } from '../db/schema/mails.ts'
import type { Deps } from '../deps.ts'

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'userId' | 'event' | 'recipient' | 'replyTo' | 'link' | 'tokenPurpose' | 'alert' | 'attachments'
> & { content: MailContent }

/** What storing a mail or notification needs, usually of `inTransaction` with its cause. */
export type Outbox = Pick<Deps, 'db' | 'jobs' | 'publish'>

/** Stores mails with the jobs that send them; one for each recipient and event. */
export async function insertMails({ db, jobs }: Pick<Outbox, 'db' | 'jobs'>, rows: readonly NewMail[]): Promise<void> {
  if (rows.length === 0) return
  const inserted = await db
    .insert(mails)
    .values(rows.map(({ content, ...row }) => ({ ...row, ...content })))
    .onConflictDoNothing()
    .returning({ mailId: mails.id })
  await jobs.sendAll(db, 'send-mail', inserted)
}
