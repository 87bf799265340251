import { type DecisionSize, undoSeconds } from '@fledge/core/applications/undo-window'
import { useQuery } from '@tanstack/react-query'
import { ownSettings } from '../../api/account/account.ts'
import { countText, shortMomentText, timeOfDayText } from '../../lib/format.ts'

/** For how many seconds this company's decisions can be undone before the student sees them. */
export function useUndoSeconds(): Record<DecisionSize, number> {
  const setting = useQuery(ownSettings).data?.undoSeconds ?? null
  return { single: undoSeconds(setting, 'single'), bulk: undoSeconds(setting, 'bulk') }
}

/** The action of a toast that stays when it is pressed, because the result replaces it. */
export const undoAction = (undo: () => void) => ({
  label: 'Undo',
  onClick: (press: { preventDefault: () => void }) => {
    press.preventDefault()
    undo()
  },
})

/** '10 seconds', '10 minutes', '24 hours'. */
export function undoWindowText(seconds: number): string {
  if (seconds < 60) return countText(seconds, 'second')
  return seconds < 3600 ? countText(Math.round(seconds / 60), 'minute') : countText(Math.round(seconds / 3600), 'hour')
}

/** The rest of an undo window: 'in 3 h 12 min', 'in a few seconds'. */
export function timeLeftText(tellAt: string, now: Date): string {
  const left = Date.parse(tellAt) - now.getTime()
  if (left < 60_000) return 'in a few seconds'
  const minutes = Math.ceil(left / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `in ${rest} min`
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`
}

/** The end of an undo window: 'in a few seconds', 'at 14:32', or with its date when that is another day. */
export function releaseText(tellAt: string, now: Date): string {
  const end = new Date(tellAt)
  if (end.getTime() - now.getTime() < 60_000) return 'in a few seconds'
  return end.toDateString() === now.toDateString() ? `at ${timeOfDayText(tellAt)}` : `on ${shortMomentText(tellAt)}`
}
