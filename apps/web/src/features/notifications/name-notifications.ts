import type { Notification } from '@fledge/contract/notifications'
import { shortMomentText } from '../../lib/format.ts'

type Named = Pick<Notification, 'title' | 'sender' | 'relatedInternship' | 'createdAt'>

/** Unique accessible names: the title with sender and listing, and the time if these repeat as well. */
export function nameNotifications(notifications: readonly Named[]): string[] {
  const names = notifications.map(notificationName)
  const times = Map.groupBy(names, (name) => name)
  return notifications.map(({ createdAt }, place) => {
    const name = names[place] ?? ''
    return (times.get(name)?.length ?? 0) > 1 ? `${name}, ${shortMomentText(createdAt)}` : name
  })
}

/** A title such as 'Message from Kite Labs' already contains the sender. */
function notificationName({ title, sender, relatedInternship }: Named): string {
  const more = [sender?.name, relatedInternship?.title].filter((part) => part && !title.includes(part))
  return [title, ...more].join(', ')
}
