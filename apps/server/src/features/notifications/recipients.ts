import { type NotificationSettings, usualNotifications } from '@fledge/core/notification-settings'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { settings, users } from '../../db/schema/accounts.ts'

export type Recipient = {
  email: string
  role: 'student' | 'company'
  settings: NotificationSettings
  /** Whether the account is to be erased: nobody who left is written to. */
  isLeaving: boolean
}

/** How people want to be told, in one query however many they are. */
export async function listRecipients(db: Db, userIds: readonly string[]): Promise<Map<string, Recipient>> {
  const { email, push, applications, matches, messages } = settings
  const rows = await db
    .select({
      ...{ id: users.id, address: users.email, role: users.role, eraseAt: users.eraseAt },
      chosen: { email, push, applications, matches, messages },
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(sql`${users.id} = any(${sql.param([...new Set(userIds)])}::uuid[])`)
  return new Map(
    rows.map(({ id, address, role, eraseAt, chosen }) => [
      id,
      { email: address, role, settings: chosen ?? usualNotifications, isLeaving: eraseAt !== null },
    ]),
  )
}
