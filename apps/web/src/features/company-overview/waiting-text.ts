import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { relativeTime } from '@fledge/core/relative-time'
import { countText, dateText } from '../../lib/format.ts'

/** The number of applicants waiting for an answer, and since when. */
export function waitingText(applications: readonly Application[], now: Date): string {
  if (applications.length === 0) return 'Welcome to Fledge.'
  const pending = applications.filter(isUndecided)
  const [oldest] = pending.map(({ appliedAt }) => appliedAt).sort()
  if (oldest === undefined) return 'No applicants are waiting for your answer.'
  const waiting = new Set(pending.map(({ applicant }) => applicant.email)).size
  const isOne = waiting === 1
  const since = relativeTime(new Date(oldest), now)?.toLowerCase() ?? `on ${dateText(oldest)}`
  // The figure below it counts applications.
  const who =
    waiting === pending.length
      ? countText(waiting, 'applicant is', 'applicants are')
      : `${pending.length} applications from ${countText(waiting, 'student', 'students')} are`
  return `${who} waiting for your answer. ${isOne ? 'They' : 'The first'} applied ${since}.`
}
