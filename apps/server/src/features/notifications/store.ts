import { isTold } from '@fledge/core/notification-settings'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { readySql } from '../../db/ready.ts'
import { users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { mails } from '../../db/schema/mails.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { type MailOfNotice, mailsOf } from './mails-of.ts'
import type { NewNotification } from './new-notification.ts'
import type { Recipient } from './recipients.ts'

/** Notifications that their people want, and their mails. */
export type ToStore = { notices: NewNotification[]; mails: MailOfNotice[] }
/** A notification that was not there before; the time is as PostgreSQL writes it. */
export type Stored = { userId: string; event: string; id: string; createdAt: string }

/** Leaves out whoever switched this off, and adds the mails. */
export function toStore(rows: readonly NewNotification[], recipients: ReadonlyMap<string, Recipient>): ToStore {
  const notices = rows.filter(({ userId, category }) => {
    const recipient = recipients.get(userId)
    return recipient !== undefined && isTold(category, recipient.settings)
  })
  return { notices, mails: mailsOf(notices, recipients) }
}

/** The two values that `storing` asks for. */
export const valuesOf = (several: readonly ToStore[]) => ({
  notices: JSON.stringify(several.flatMap(({ notices }) => notices.map(({ mail: _mail, ...row }) => row))),
  mails: JSON.stringify(several.flatMap(({ mails }) => mails)),
})

/**
 * The parts of a statement that store notifications, with the mails of those that are new (`fresh`): a person is told
 * once of an event. `condition` says which of them at all.
 */
export const storing = (condition: SQL = sql`true`): SQL => sql`
  fresh as (
    insert into ${notifications}
      (user_id, event, type, category, priority, title, message, internship_id, sender_name, action_url)
    select "userId", event, type, category, priority, title, message, "internshipId", "senderName", "actionUrl"
    from jsonb_to_recordset(${sql.placeholder('notices')}::jsonb) as notice
      ("userId" uuid, event text, type text, category text, priority text, title text, message text,
       "internshipId" uuid, "senderName" text, "actionUrl" text)
    where ${condition}
    on conflict (user_id, event) do nothing
    returning id, user_id, event, internship_id, created_at
  ),
  mailed as (
    insert into ${mails} (user_id, event, recipient, subject, text, link, attachments)
    select "userId", mail.event || case when "isDaily" then to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') else '' end,
      recipient, subject, text, link, attachments
    from jsonb_to_recordset(${sql.placeholder('mails')}::jsonb) as mail
      ("userId" uuid, notice text, event text, "isDaily" boolean, recipient text, subject text, text text, link text,
       attachments jsonb)
    join fresh on fresh.user_id = mail."userId" and fresh.event = mail.notice
    order by recipient, mail.event
    on conflict do nothing
  )`

/**
 * Of a notification: its person is still there, and so is its listing, if it has one. Both stay until the end of the
 * transaction; what was deleted at the same moment would break the statement otherwise (PostgreSQL's 23503).
 */
const isNotGone = sql`exists (select from ${users} where ${users.id} = "userId" for key share)
  and ("internshipId" is null
    or exists (select from ${internships} where ${internships.id} = "internshipId" for key share))`

/**
 * Stores what `valuesOf` gave, except for whom and of what is gone by now; the answer has the titles of the listings that
 * it tells of.
 */
export const insertNew: (
  db: Db,
  values: ReturnType<typeof valuesOf>,
) => Promise<(Stored & { internshipTitle: string | null })[]> = readySql(
  'store notifications',
  sql`with ${storing(isNotGone)}
      select fresh.user_id as "userId", fresh.event, fresh.id, fresh.created_at as "createdAt", title as "internshipTitle"
      from fresh left join ${internships} on ${internships.id} = fresh.internship_id`,
)
