import { type OutboxMail, outboxMost } from '@fledge/contract/site/outbox'
import { desc, eq } from 'drizzle-orm'
import { renderMail } from '../../content/render-mail.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'

export async function listNewestMails(db: Db): Promise<OutboxMail[]> {
  const rows = await db
    .select({
      id: mails.id,
      to: mails.recipient,
      replyTo: mails.replyTo,
      kind: mails.kind,
      params: mails.params,
      subject: mails.subject,
      text: mails.text,
      link: mails.link,
      unsubscribeLink: mails.unsubscribeLink,
      attachments: mails.attachments,
      createdAt: mails.createdAt,
      readersZone: users.timeZone,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(outboxMost)
  return rows.map(({ kind, params, readersZone, ...mail }) => ({
    ...mail,
    ...renderMail({ ...mail, kind, params, readersZone }),
  }))
}
