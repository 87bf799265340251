import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { markAllReadAbout, markRead } from './notification-queries.ts'

type Live = Pick<Deps, 'db' | 'publish'>

/** Marks a user's own notification as read for the socket event, and updates the user's other pages. */
export async function markReadLive({ db, publish }: Live, userId: string, id: string) {
  const notification = isId(id) ? await markRead(db, userId, id) : undefined
  if (notification) publish(userId, 'notificationRead', { notificationId: notification.id })
}

/** Marks a user's notifications about something that the user opened or handled as read, and updates the user's pages. */
export async function markReadAbout({ db, publish }: Live, userId: string, kinds: readonly string[], id: string) {
  for (const { id: notificationId } of await markAllReadAbout(db, userId, kinds, [id]))
    publish(userId, 'notificationRead', { notificationId })
}
