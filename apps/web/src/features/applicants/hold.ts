import { undoSeconds } from '@fledge/core/applications/undo-window'
import { useQuery } from '@tanstack/react-query'
import { ownSettings } from '../../api/account/settings.ts'
import { countText } from '../../lib/format.ts'

/** For how many seconds this company's single decisions can be undone before the student sees them. */
export function useUndoSeconds(): number {
  const { data } = useQuery(ownSettings)
  return data ? undoSeconds(data.undoSeconds, 'single') : 0
}

/** '10 seconds', '10 minutes', '24 hours'. */
export function undoWindowText(seconds: number): string {
  if (seconds < 60) return countText(seconds, 'second')
  return seconds < 3600 ? countText(Math.round(seconds / 60), 'minute') : countText(Math.round(seconds / 3600), 'hour')
}

/** The rest of a hold: 'in 3 h 12 min', 'in a minute'. */
export function timeLeftText(holdEnd: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(holdEnd) - now.getTime()) / 60_000)
  if (minutes <= 1) return 'in a minute'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `in ${rest} min`
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`
}
