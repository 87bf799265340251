import { randomUUID } from 'node:crypto'
import type { User } from '@fledge/contract/users'
import type { NotificationCategory } from '@fledge/core/notifications'
import type { Deps } from '../../deps.ts'
import { insertNotifications } from './insert-notifications.ts'
import { publishDeliveries } from './publish.ts'

/** Sends a sample notification of a category. Returns whether the user's settings let it through. */
export async function sendTest(
  { db, publish, jobs }: Deps,
  user: User,
  category: NotificationCategory,
): Promise<boolean> {
  const deliveries = await db.transaction((tx) =>
    insertNotifications({ db: tx, jobs }, [
      { userId: user.id, event: `test:${randomUUID()}`, content: { kind: 'sample', params: { category } } },
    ]),
  )
  publishDeliveries(publish, deliveries)
  return deliveries.length > 0
}
