import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { markRead } from './notification-queries.ts'

/** A page said over the socket that it marked one: stored, and told to the person's other pages. Only one's own counts. */
export async function markReadLive({ db, publish }: Pick<Deps, 'db' | 'publish'>, userId: string, id: string) {
  const notification = isId(id) ? await markRead(db, userId, id) : undefined
  if (notification) publish(userId, 'notificationRead', { notificationId: notification.id })
}
