import type { Internship } from '@fledge/contract/internships'
import { Badge } from '../badge.tsx'

/** Which preferences a listing misses: 'Not in Pune', 'Below ₹10,000'. */
export function MissedPreferences({ misses = [] }: Pick<Internship, 'misses'>) {
  if (misses.length === 0) return null
  return (
    <ul aria-label="Preferences it misses" className="flex flex-wrap gap-1.5">
      {misses.map(({ kind, text }) => (
        <li key={kind} className="flex">
          <Badge tone="warning">{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
