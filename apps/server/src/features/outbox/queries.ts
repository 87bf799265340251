import { type OutboxMail, outboxMost } from '@fledge/contract/outbox'
import { desc } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/schema/mails.ts'

/** The newest mails, latest first. */
export async function listNewestMails(db: Db): Promise<OutboxMail[]> {
  const { id, recipient: to, replyTo, subject, text, link, attachments, createdAt } = mails
  return db
    .select({ id, to, replyTo, subject, text, link, attachments, createdAt })
    .from(mails)
    .orderBy(desc(createdAt), desc(id))
    .limit(outboxMost)
}
