import { useQuery } from '@tanstack/react-query'
import { ownSettings } from '../../api/account/settings.ts'

/** For how many hours this company's decisions can be undone before the student sees them. */
export const useHoldHours = (): number => useQuery(ownSettings).data?.holdHours ?? 0

/** The rest of a hold: 'in 3 h 12 min', 'in a minute'. */
export function timeLeftText(holdEnd: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(holdEnd) - now.getTime()) / 60_000)
  if (minutes <= 1) return 'in a minute'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `in ${rest} min`
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`
}
