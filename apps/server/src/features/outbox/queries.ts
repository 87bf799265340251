import { type OutboxMail, outboxMost } from '@fledge/contract/site/outbox'
import { desc, eq } from 'drizzle-orm'
import { renderMail } from '../../content/render-mail.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'

/** The newest mails, latest first. */
export async function listNewestMails(db: Db): Promise<OutboxMail[]> {
  const {
    id,
    recipient: to,
    replyTo,
    kind,
    params,
    subject,
    text,
    link,
    unsubscribeLink,
    attachments,
    createdAt,
  } = mails
  const rows = await db
    .select({
      id,
      to,
      replyTo,
      kind,
      params,
      subject,
      text,
      link,
      unsubscribeLink,
      attachments,
      createdAt,
      readersZone: users.timeZone,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(outboxMost)
  return rows.map(({ kind, params, readersZone, ...mail }) => ({
    ...mail,
    ...renderMail({ ...mail, kind, params, readersZone }),
  }))
}
