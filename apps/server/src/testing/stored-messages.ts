import type { SQL } from 'drizzle-orm'
import { renderMail } from '../content/render-mail.ts'
import { renderStored } from '../content/render-notification.ts'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/mails.ts'
import { notifications } from '../db/schema/notifications.ts'

/** Stored notifications with their texts, oldest first. */
export async function readNotifications(db: Db, condition: SQL) {
  const rows = await db.select().from(notifications).where(condition).orderBy(notifications.createdAt)
  return rows.map((row) => ({ ...row, ...renderStored(row) }))
}

/** Stored mails with their texts, oldest first. */
export async function readMails(db: Db, condition: SQL) {
  const rows = await db.select().from(mails).where(condition).orderBy(mails.createdAt)
  return rows.map((row) => ({ ...row, ...renderMail(row) }))
}
