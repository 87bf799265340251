import type { Notification } from '@fledge/contract/notifications'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { renderStored } from '../../content/render-notification.ts'
import type { Db } from '../../db/client.ts'
import { logoField, logoFileId } from '../../db/company-logo.ts'
import { users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'

export async function listNotificationsOf(
  db: Db,
  userId: string,
  page: { limit: number; before: { createdAt: string; id: string } | null },
) {
  const { limit, before } = page
  const key = sql`(${notifications.createdAt}, ${notifications.id})`
  const isOlder = before ? sql`${key} < (${before.createdAt}::timestamptz, ${before.id}::uuid)` : undefined
  const rows = await db
    .select(columns)
    .from(notifications)
    .leftJoin(internships, ofInternship)
    .where(and(eq(notifications.userId, userId), isOlder))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
  return rows.map(toNotification)
}

export async function countNotifications(db: Db, userId: string) {
  const rows = await db
    .select({
      category: notifications.category,
      total: count(),
      unread: sql<number>`count(*) filter (where not ${notifications.isRead})`.mapWith(Number),
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .groupBy(notifications.category)
  return {
    total: rows.reduce((sum, row) => sum + row.total, 0),
    unread: rows.reduce((sum, row) => sum + row.unread, 0),
    categories: Object.fromEntries(rows.map((row) => [row.category, row.total])),
  }
}

/** The notification after it was marked, or undefined when the person has none of this id. */
export async function markRead(db: Db, userId: string, id: string): Promise<Notification | undefined> {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId))
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(own, eq(notifications.isRead, false)))
  const [row] = await db.select(columns).from(notifications).leftJoin(internships, ofInternship).where(own)
  return row && toNotification(row)
}

export async function hasNotification(db: Db, { userId, event }: { userId: string; event: string }): Promise<boolean> {
  return (await db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.event, event)))) > 0
}

export async function markAllRead(db: Db, userId: string): Promise<number> {
  const updated = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    .returning({ id: notifications.id })
  return updated.length
}

export async function deleteNotificationOf(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id })
  return deleted.length > 0
}

/** Rows per statement, which stays below the limit of its time. */
const deletedAtOnce = 10_000

/** Deletes notifications that were read and are older than this time. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  const isOld = and(notifications.isRead, lt(notifications.createdAt, before.toISOString()))
  const some = db.select({ id: notifications.id }).from(notifications).where(isOld).limit(deletedAtOnce)
  for (;;) {
    const { rowCount } = (await db.delete(notifications).where(inArray(notifications.id, some))) as { rowCount: number }
    if (rowCount < deletedAtOnce) return
  }
}

const columns = {
  id: notifications.id,
  type: notifications.type,
  category: notifications.category,
  priority: notifications.priority,
  kind: notifications.kind,
  params: notifications.params,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
  actionUrl: notifications.actionUrl,
  internshipId: notifications.internshipId,
  internshipTitle: internships.title,
  senderName: notifications.senderName,
  // The sender is the company of the listing, except in the notifications of that company.
  senderLogo: sql<string | null>`case when ${internships.companyId} <> ${notifications.userId}
    then ${logoFileId(internships.companyId)} end`,
  readersZone: sql<string>`(select ${users.timeZone} from ${users} where ${users.id} = ${notifications.userId})`,
}
const ofInternship = eq(internships.id, notifications.internshipId)

type Row = Omit<Notification, '_id' | 'title' | 'message' | 'relatedInternship' | 'sender'> & {
  internshipId: string | null
  internshipTitle: string | null
  senderName: string | null
  senderLogo: string | null
  kind: string
  params: Record<string, unknown>
  readersZone: string
}

export function toNotification(stored: Row): Notification {
  const {
    internshipId,
    internshipTitle,
    senderName,
    senderLogo,
    kind: _kind,
    params: _params,
    readersZone,
    ...row
  } = stored
  return {
    ...row,
    ...renderStored(stored, readersZone),
    _id: row.id,
    relatedInternship: internshipId === null ? null : { _id: internshipId, title: internshipTitle ?? '' },
    sender: senderName === null ? null : { name: senderName, ...logoField(senderLogo) },
  }
}
