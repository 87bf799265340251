import { indianDay } from '@fledge/core/internships/state'
import { weekMs } from '@fledge/core/time/units'

type Promised = { replyBy: string; replyState: string }
export type DueGroup<One extends Promised> = { name: string; hint: string; waiting: One[] }

/** What waits for a reply: due today, due in the next seven days, and late. Promises end with the day in India. */
export function groupByDue<One extends Promised>(waiting: readonly One[], now: Date): DueGroup<One>[] {
  const today = indianDay(now)
  const open = waiting.filter(({ replyState }) => replyState === 'due')
  const isToday = ({ replyBy }: Promised) => indianDay(new Date(replyBy)) <= today
  const isThisWeek = (one: Promised) => !isToday(one) && Date.parse(one.replyBy) <= now.getTime() + weekMs
  return [
    { name: 'Due today', hint: 'On time if you reply today', waiting: open.filter(isToday) },
    { name: 'Due within 7 days', hint: 'On time if you reply by the date', waiting: open.filter(isThisWeek) },
    {
      name: 'Late',
      hint: 'Too late to count as on time, but the students still wait',
      waiting: waiting.filter(({ replyState }) => replyState === 'late'),
    },
  ]
}
