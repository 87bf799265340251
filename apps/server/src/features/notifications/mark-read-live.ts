import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { markRead } from './notification-queries.ts'

/** Marks a user's own notification as read for the socket event, and updates the user's other pages. */
export async function markReadLive({ db, publish }: Pick<Deps, 'db' | 'publish'>, userId: string, id: string) {
  const notification = isId(id) ? await markRead(db, userId, id) : undefined
  if (notification) publish(userId, 'notificationRead', { notificationId: notification.id })
}
