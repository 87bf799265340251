import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { relativeTime } from '@fledge/core/relative-time'
import { countText, dateText } from '../../lib/format.ts'

/** The number of applications waiting for an answer, as under 'Pending Review', and since when. */
export function waitingText(applications: readonly Application[], internships: number, now: Date): string {
  if (applications.length === 0)
    return internships === 0 ? 'Welcome to Fledge.' : `${countText(internships, 'internship', 'internships')} posted.`
  const applied = applications.filter(isUndecided).map(({ appliedAt }) => appliedAt)
  const [oldest] = applied.sort()
  if (oldest === undefined) return 'No applicants are waiting for your answer.'
  const since = relativeTime(new Date(oldest), now)?.toLowerCase() ?? `on ${dateText(oldest)}`
  const first = applied.length === 1 ? 'It' : 'The first'
  return `${countText(applied.length, 'application is', 'applications are')} waiting for your answer. ${first} came ${since}.`
}
