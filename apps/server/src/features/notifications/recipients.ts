import { defaultNotifications, type NotificationSettings } from '@fledge/core/notification-settings'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isAmong } from '../../db/is-among.ts'
import { settings, users } from '../../db/schema/accounts.ts'

export type Recipient = {
  email: string
  role: 'student' | 'company'
  settings: NotificationSettings
  timeZone: string
  /** Unconfirmed addresses receive only the links that confirm an address or reset a password. */
  isConfirmed: boolean
  /** True while the account waits for its deletion: such accounts receive no mail. */
  isLeaving: boolean
}

/** Address and settings by user id. Deleted users are missing; the others are locked against deletion. */
export async function lockRecipients(db: Db, userIds: readonly string[]): Promise<Map<string, Recipient>> {
  const { email, push, applications, matches, messages } = settings
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      timeZone: users.timeZone,
      isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isLeaving: sql<boolean>`${users.eraseAt} is not null`,
      settings: { email, push, applications, matches, messages },
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(isAmong(users.id, new Set(userIds)))
    .orderBy(asc(users.id))
    .for('key share', { of: users })
    .prepare('recipients')
    .execute()
  return new Map(rows.map(({ id, settings, ...row }) => [id, { ...row, settings: settings ?? defaultNotifications }]))
}
