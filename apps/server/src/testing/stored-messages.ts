import { eq, type SQL } from 'drizzle-orm'
import { defaultZone } from '../content/meeting-text.ts'
import { renderMail } from '../content/render-mail.ts'
import { renderStored } from '../content/render-notification.ts'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { mails } from '../db/schema/mails.ts'
import { notifications } from '../db/schema/notifications.ts'

/** Stored notifications with their texts, oldest first. */
export async function readNotifications(db: Db, condition: SQL) {
  const rows = await db.select().from(notifications).where(condition).orderBy(notifications.createdAt)
  return rows.map((row) => ({ ...row, ...renderStored(row, defaultZone) }))
}

/** Stored mails with their texts, oldest first. */
export async function readMails(db: Db, condition: SQL) {
  const rows = await db
    .select()
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(condition)
    .orderBy(mails.createdAt)
  return rows.map(({ mails: row, users: reader }) => ({
    ...row,
    ...renderMail({ ...row, readersZone: reader?.timeZone ?? null }),
  }))
}
