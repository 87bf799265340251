import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/mails.ts'

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'userId' | 'event' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'link' | 'tokenPurpose' | 'attachments'
>

/** Stores mails in the transaction of their cause; they are sent soon after it commits. One for a recipient and event. */
export async function insertMails(db: Db, rows: NewMail[]): Promise<void> {
  if (rows.length === 0) return
  await db.insert(mails).values(rows).onConflictDoNothing()
}
