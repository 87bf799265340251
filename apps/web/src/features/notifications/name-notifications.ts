import type { Notification } from '@fledge/contract/notifications'
import { shortMomentText } from '../../lib/format.ts'

type Named = Pick<Notification, 'title' | 'sender' | 'relatedInternship' | 'createdAt'>

/**
 * What the buttons of each notification call it, in the order given: 'New application, Asha Rao, Data Analyst'. Titles
 * repeat, so who it is from and which listing it tells of stand behind them, and the time where that repeats as well.
 */
export function nameNotifications(notifications: readonly Named[]): string[] {
  const names = notifications.map(nameOf)
  const times = Map.groupBy(names, (name) => name)
  return notifications.map(({ createdAt }, place) => {
    const name = names[place] ?? ''
    return (times.get(name)?.length ?? 0) > 1 ? `${name}, ${shortMomentText(createdAt)}` : name
  })
}

/** A title such as 'Message from Kite Labs' says already who it is from. */
function nameOf({ title, sender, relatedInternship }: Named): string {
  const more = [sender?.name, relatedInternship?.title].filter((part) => part && !title.includes(part))
  return [title, ...more].join(', ')
}
