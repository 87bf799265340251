import type { Notification } from '@fledge/contract/notifications'
import { notificationDestination } from '@fledge/core/notification-destination'
import { isMailed, isNotified } from '@fledge/core/notification-settings'
import type { NotificationCategory } from '@fledge/core/notifications'
import { sql } from 'drizzle-orm'
import { notificationCategory } from '../../content/notification-category.ts'
import type { NotificationContent, NotificationKind } from '../../content/notification-content.ts'
import { renderNotification } from '../../content/render-notification.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import type { AlertKey } from '../../db/schema/accounts.ts'
import { type MailAttachment, notifications } from '../../db/schema/mails.ts'
import { insertMails, type Outbox } from '../../mail/insert-mails.ts'
import type { NewMail } from '../../mail/mail-limit.ts'
import { toNotification } from './notification-queries.ts'
import { lockNotified, type Recipient } from './recipients.ts'

/** A notification to store. `event` names its cause: a user is notified of an event once. */
export type NewNotification = {
  userId: string
  event: string
  content: NotificationContent
  internshipId?: string | null
  /** The account whose act caused it; null for Fledge itself and for the recipient's own acts. */
  senderId: string | null
  senderName?: string | null
  /** A path of this product; null for the destination of the category. */
  actionUrl?: string | null
  /** The alert that its mail can stop. */
  alert?: AlertKey
  /** Files of its mail; false for a notification without a mail, true for a mail although its category has none. */
  mail?: { attachments: MailAttachment[] } | boolean
}

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const rowsPerInsert = 1000

export type Delivery = { userId: string; notification: Notification }

/**
 * Stores notifications and their mails, and sends them to open pages. Skips notifications that the recipient switched
 * off, that were stored before for the same event, and whose recipient or listing was deleted. Returns the stored ones.
 */
export async function insertNotifications(outbox: Outbox, rows: readonly NewNotification[]): Promise<Delivery[]> {
  const deliveries: Delivery[] = []
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    deliveries.push(...(await insertBatch(outbox, rows.slice(start, start + rowsPerInsert))))
  }
  for (const { userId, notification } of deliveries) outbox.publish(userId, 'newNotification', notification)
  return deliveries
}

async function insertBatch(outbox: Outbox, rows: readonly NewNotification[]): Promise<Delivery[]> {
  const { db } = outbox
  const { recipients, listings } = await lockNotified(db, rows)
  const wanted = rows.filter(({ userId, content, internshipId }) => {
    const recipient = recipients.get(userId)
    const isWanted = recipient && isNotified(notificationCategory(content), recipient.settings)
    return isWanted && (!internshipId || listings.has(internshipId))
  })
  if (wanted.length === 0) return []
  const inserted = await insertion(db).execute({ rows: JSON.stringify(wanted.map(notificationRow)) })
  await insertMails(outbox, notificationMails(wanted, inserted, recipients))
  return inserted.map(({ userId, event: _event, ...row }) => {
    const listing = row.internshipId === null ? undefined : listings.get(row.internshipId)!
    const about = {
      internshipTitle: listing?.title ?? null,
      senderLogo: listing && listing.companyId !== userId ? listing.logo : null,
    }
    return {
      userId,
      notification: toNotification({ ...row, ...about, readersZone: recipients.get(userId)!.timeZone }),
    }
  })
}

/** The rows are one parameter, so that the statement is the same for any number of them and stays prepared. */
const insertion = prepareOnce((db) =>
  db
    .insert(notifications)
    .select(
      sql`
        select gen_random_uuid(), "userId", event, type, category, priority, kind, params, false, "actionUrl",
          "internshipId", "senderName", clock_timestamp()
        from json_to_recordset(${sql.placeholder('rows')}::json) as row (
          "userId" uuid, event text, type text, category text, priority text, kind text, params jsonb,
          "actionUrl" text, "internshipId" uuid, "senderName" text
        )`,
    )
    .onConflictDoNothing()
    .returning()
    .prepare('insert_notifications'),
)

/** The columns of a notification. Its category and priority are stored for queries; its texts are rendered when it is read. */
export function notificationRow({ content, mail: _mail, alert: _alert, senderId: _sender, ...row }: NewNotification) {
  const { type, priority } = renderNotification(content)
  return { ...row, ...content, type, category: notificationCategory(content), priority }
}

function notificationMails(
  wanted: readonly NewNotification[],
  inserted: readonly { userId: string; event: string; createdAt: string }[],
  recipients: ReadonlyMap<string, Recipient>,
): NewMail[] {
  const createdAt = new Map(inserted.map((row) => [keyOf(row), row.createdAt]))
  const rows = wanted.flatMap((row) => {
    const at = createdAt.get(keyOf(row))
    return at === undefined ? [] : (notificationMail(row, recipients.get(row.userId)!, at) ?? [])
  })
  // A fixed order keeps concurrent transactions with the same mails from deadlocking.
  return rows.sort((a, b) => (`${a.recipient} ${a.event}` < `${b.recipient} ${b.event}` ? -1 : 1))
}

const keyOf = ({ userId, event }: { userId: string; event: string }): string => `${userId} ${event}`

/** Undefined when the recipient wants no mail or has not confirmed the address. `createdAt` is an ISO time. */
function notificationMail(row: NewNotification, recipient: Recipient, createdAt: string): NewMail | undefined {
  const { userId, senderId, content, actionUrl = null, alert = null, mail } = row
  const category = notificationCategory(content)
  const { settings, isConfirmed, isLeaving } = recipient
  const isWanted = mail === true ? settings.email : mail !== false && isMailed(category, settings)
  if (!isWanted || !isConfirmed || isLeaving) return undefined
  return {
    userId,
    event: dailyEvent(category, row, createdAt) ?? row.event,
    recipient: recipient.email,
    sender: senderId,
    content: { kind: 'notification', params: content },
    link: notificationDestination({ category, actionUrl }, recipient.role),
    alert,
    attachments: typeof mail === 'object' ? mail.attachments : [],
  }
}

/** Mails of these categories are sent once per listing and UTC day, however many applications or edits there are. */
const dailyEvents: { [C in NotificationCategory]?: string } = {
  application_received: 'applications',
  internship_changed: 'listing-changes',
}

/** Kinds that differ from their category; null for a mail about every event. */
const dailyEventsByKind: { [K in NotificationKind]?: string | null } = {
  listing_reported: 'reports',
  report_answered: null,
}

function dailyEvent(category: NotificationCategory, { content, internshipId }: NewNotification, createdAt: string) {
  const byKind = dailyEventsByKind[content.kind]
  const name = byKind === undefined ? dailyEvents[category] : byKind
  return name && internshipId ? `${name}:${internshipId}:${createdAt.slice(0, 10)}` : undefined
}
