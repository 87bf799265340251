import { type NotificationSettings, usualNotifications } from '@fledge/core/notification-settings'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready } from '../../db/ready.ts'
import { settings, users } from '../../db/schema/accounts.ts'

export type Recipient = {
  email: string
  role: 'student' | 'company'
  settings: NotificationSettings
  /** Whether the owner has confirmed the address: to any other only links that confirm it or reset a password go. */
  isConfirmed: boolean
  /** Whether the account is to be erased: nobody who left is written to. */
  isLeaving: boolean
}

/** How people want to be told, in one query however many they are. */
export async function listRecipients(db: Db, userIds: readonly string[]): Promise<Map<string, Recipient>> {
  const rows = await selectRecipients(db, { ids: [...new Set(userIds)] })
  return new Map(rows.map(({ id, ...row }) => [id, recipientOf(row)]))
}

/** What an account and its settings say of how to tell its owner. */
export function recipientOf(row: RecipientRow): Recipient {
  const { address: email, role, isConfirmed, eraseAt, chosen } = row
  return { email, role, settings: chosen ?? usualNotifications, isConfirmed, isLeaving: eraseAt !== null }
}

type RecipientRow = {
  address: string
  role: Recipient['role']
  isConfirmed: boolean
  eraseAt: string | null
  chosen: NotificationSettings | null
}

const { email, push, applications, matches, messages } = settings
const selectRecipients = ready('recipients', (db) =>
  db
    .select({
      ...{ id: users.id, address: users.email, role: users.role, eraseAt: users.eraseAt },
      isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      chosen: { email, push, applications, matches, messages },
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`),
)
