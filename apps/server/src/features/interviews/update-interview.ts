import type { Interview } from '@fledge/contract/interviews'
import type { User } from '@fledge/contract/users'
import { type InterviewAct, type InterviewRefusal, refuseAct } from '@fledge/core/interviews/interview'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import { inTransaction } from '../../in-transaction.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { type EventContent, insertEvents } from '../timeline/timeline-queries.ts'
import {
  findInterviewOf,
  type InterviewChange,
  type InterviewRow,
  lockInterviewOf,
  patchInterview,
} from './interview-queries.ts'
import { present } from './present.ts'

/** The current time, and the sender address that calendar invitations name as their organizer. */
export type InterviewContext = { now: Date; from: string }
export const interviewContext = ({ now, mailFrom }: Deps): InterviewContext => ({ now: now(), from: mailFrom })

export type InterviewAction = {
  name: InterviewAct
  /** Refuses by throwing, or writes its own rows and returns the change of the interview. */
  change: (db: Db, before: InterviewRow, context: InterviewContext) => InterviewChange | Promise<InterviewChange>
  notices: (after: InterviewRow, before: InterviewRow, from: string) => NewNotification[]
  event: (after: InterviewRow, before: InterviewRow) => EventContent
}

/**
 * Changes one of the user's interviews in one transaction: locks the row, checks that the interview's state allows the
 * action, and stores the change with its timeline event, notifications and mails.
 */
export async function updateInterview(deps: Deps, user: User, id: string, action: InterviewAction): Promise<Interview> {
  const context = interviewContext(deps)
  const after = await inTransaction(deps, async (tx) => {
    const { db } = tx
    const before = orNotFound(await lockInterviewOf(db, user, id), 'interview')
    const refusal = refuseAct(before.interview, user.role, action.name, context.now)
    if (refusal) throw refusals[refusal]()
    const change = await action.change(db, before, context)
    await patchInterview(db, id, { ...calendarChange(before, change, context.now), ...change, changedBy: user.role })
    const after = (await findInterviewOf(db, user, id))!
    await insertEvents(db, [
      { ...action.event(after, before), applicationId: before.interview.applicationId, actor: user.role },
    ])
    await insertNotifications(tx, action.notices(after, before, context.from))
    publishInterviewChange(tx, after)
    return after
  })
  const [interview] = await present(deps.db, user, [after], context.now)
  return interview!
}

/** Calendar clients apply an update only if its sequence number is higher (RFC 5545, 3.8.7.4). */
export function calendarChange(
  { interview: { status, sequence } }: InterviewRow,
  next: InterviewChange,
  now: Date,
): InterviewChange {
  const isInCalendars = status === 'scheduled' || next.status === 'scheduled'
  return { updatedAt: now.toISOString(), ...(isInCalendars && { sequence: sequence + 1, reminded: null }) }
}

/** Updates the open pages of both sides, including the side that gets no notification. */
export function publishInterviewChange({ publish }: Deps, { interview, company, student }: InterviewRow) {
  const { applicationId } = interview
  for (const { id } of [company, student]) publish(id, 'applicationChanged', { applicationId })
}

const refusals: Record<InterviewRefusal, () => HttpProblem> = {
  cancelled: () => conflict('cancelled', 'This interview was cancelled.'),
  begun: () => conflict('begun', 'This interview has started and can no longer be changed.'),
  not_now: () => conflict('not_now', 'The interview has changed. Check it and try again.'),
}
