import type { Notification } from '@fledge/contract/notifications'
import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/notifications.ts'
import type { NewNotification } from './new-notification.ts'
import { listRecipients } from './recipients.ts'
import { insertNew, toStore, valuesOf } from './store.ts'
import type { Told } from './tell.ts'

export type { NewNotification }

/** As many as one statement stores. */
const atOnce = 1000

/**
 * Stores what people are to be told, and the mails that go with it, as far as their settings let it through. Who
 * switched this off, or was told of the same event before, is left out of the answer.
 */
export async function insertNotifications(db: Db, rows: readonly NewNotification[]): Promise<Told[]> {
  const told: Told[] = []
  for (let start = 0; start < rows.length; start += atOnce) {
    told.push(...(await insertSome(db, rows.slice(start, start + atOnce))))
  }
  return told
}

async function insertSome(db: Db, rows: NewNotification[]): Promise<Told[]> {
  const recipients = await listRecipients(
    db,
    rows.map(({ userId }) => userId),
  )
  const wanted = toStore(rows, recipients)
  if (wanted.notices.length === 0) return []
  const stored = new Map((await insertNew(db, valuesOf([wanted]))).map((one) => [keyOf(one), one]))
  return wanted.notices.flatMap((notice) => {
    const one = stored.get(keyOf(notice))
    // An event that stands there twice is told of once.
    return one && stored.delete(keyOf(notice)) ? [toldOf(notice, one)] : []
  })
}

const keyOf = ({ userId, event }: Pick<NewNotification, 'userId' | 'event'>) => `${userId} ${event}`

/** What a person hears of a notification that was stored just now. */
export function toldOf(notice: NewNotification, { id, createdAt, internshipTitle }: New): Told {
  const { userId, event: _event, mail: _mail, ...row } = notice
  const { internshipId = null, senderName = null, actionUrl = null } = notice
  const written = { id, createdAt: new Date(createdAt).toISOString(), isRead: false }
  return { userId, notification: wireOf({ ...row, ...written, actionUrl, internshipId, internshipTitle, senderName }) }
}
/** The time is as PostgreSQL writes it. */
type New = { id: string; createdAt: string; internshipTitle: string | null }

export async function listNotificationsOf(
  db: Db,
  userId: string,
  page: { limit: number; before: { createdAt: string; id: string } | null },
) {
  const { limit, before } = page
  const older =
    before &&
    or(
      lt(notifications.createdAt, before.createdAt),
      and(eq(notifications.createdAt, before.createdAt), lt(notifications.id, before.id)),
    )
  const rows = await db
    .select(columns)
    .from(notifications)
    .leftJoin(internships, ofInternship)
    .where(and(eq(notifications.userId, userId), older ?? undefined))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
  return rows.map(wireOf)
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
  return row && wireOf(row)
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

const columns = {
  id: notifications.id,
  type: notifications.type,
  category: notifications.category,
  priority: notifications.priority,
  title: notifications.title,
  message: notifications.message,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
  actionUrl: notifications.actionUrl,
  internshipId: notifications.internshipId,
  internshipTitle: internships.title,
  senderName: notifications.senderName,
}
const ofInternship = eq(internships.id, notifications.internshipId)

type Row = Omit<Notification, '_id' | 'relatedInternship' | 'sender'> & {
  internshipId: string | null
  internshipTitle: string | null
  senderName: string | null
}

function wireOf({ internshipId, internshipTitle, senderName, ...row }: Row): Notification {
  return {
    ...row,
    _id: row.id,
    relatedInternship: internshipId === null ? null : { _id: internshipId, title: internshipTitle ?? '' },
    sender: senderName === null ? null : { name: senderName },
  }
}
