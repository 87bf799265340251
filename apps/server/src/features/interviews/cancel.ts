import type { Interview } from '@fledge/contract/interviews'
import type { User } from '@fledge/contract/users'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import type { Deps } from '../../deps.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import { insertEvents } from '../timeline/timeline-queries.ts'
import { cancelledNotices } from './interview-notices.ts'
import { type InterviewRow, lockOpenInterviews, patchInterview } from './interview-queries.ts'
import { calendarChange, updateInterview } from './update-interview.ts'

export const cancel = (deps: Deps, user: User, id: string, reason: string): Promise<Interview> =>
  updateInterview(deps, user, id, {
    name: 'cancel',
    change: () => ({ status: 'cancelled', reason }),
    notices: (after, before, from) => cancelledNotices(after, before, user.role, from),
    event: (_after, before) => cancelledEvent(before, reason),
  })

/** Cancels the open interviews of locked applications that end. Returns the notifications to store. */
export async function cancelOpenInterviews(
  tx: Deps,
  { applicationId, by, reason }: { applicationId: string; by: InterviewSide; reason: string },
): Promise<NewNotification[]> {
  const { db, mailFrom } = tx
  const now = tx.now()
  const open = await lockOpenInterviews(db, applicationId, now)
  const notices: NewNotification[] = []
  for (const before of open) {
    const change = { status: 'cancelled', reason, changedBy: by } as const
    const changes = { ...calendarChange(before, change, now), ...change }
    await patchInterview(db, before.interview.id, changes)
    await insertEvents(db, [{ ...cancelledEvent(before, reason), applicationId, actor: by }])
    const after = { ...before, interview: { ...before.interview, ...changes } } as InterviewRow
    notices.push(...cancelledNotices(after, before, by, mailFrom))
  }
  return notices
}

const cancelledEvent = ({ interview: { status, startsAt } }: InterviewRow, reason: string) => ({
  kind: 'interview_cancelled' as const,
  detail: { reason, startsAt: status === 'scheduled' ? startsAt : null },
})
