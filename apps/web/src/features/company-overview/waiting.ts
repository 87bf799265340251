import type { Application } from '@fledge/contract/applications'
import { relativeTime } from '@fledge/core/relative-time'
import { countText, dateText } from '../../lib/format.ts'

/** Who waits for an answer, and since when: what a company should do now. */
export function waitingText(pending: readonly Application[], now: Date): string {
  const [oldest] = pending.map(({ appliedAt }) => appliedAt).sort()
  if (oldest === undefined) return 'No applicants are waiting for your answer.'
  const one = pending.length === 1
  const since = relativeTime(new Date(oldest), now)?.toLowerCase() ?? `on ${dateText(oldest)}`
  const waiting = `${countText(pending.length, 'applicant')} ${one ? 'is' : 'are'} waiting for your answer.`
  return `${waiting} ${one ? 'They' : 'The first'} applied ${since}.`
}
