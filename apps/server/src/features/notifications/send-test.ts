import { randomUUID } from 'node:crypto'
import type { User } from '@fledge/contract/users'
import type { NotificationCategory } from '@fledge/core/notifications'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../in-transaction.ts'
import { insertNotifications } from './insert-notifications.ts'

/** Sends a sample notification of a category. Returns whether the user's settings let it through. */
export async function sendTest(deps: Deps, user: User, category: NotificationCategory): Promise<boolean> {
  const sample = {
    userId: user.id,
    senderId: user.id,
    event: `test:${randomUUID()}`,
    content: { kind: 'sample', params: { category } },
  } as const
  const deliveries = await inTransaction(deps, (tx) => insertNotifications(tx, [sample]))
  return deliveries.length > 0
}
