import type { Interview } from '@fledge/contract/interviews'
import type { User } from '@fledge/contract/users'
import { type InterviewAct, type InterviewRefusal, refuseAct } from '@fledge/core/interviews/interview'
import { type Deps, inTransaction } from '../../deps.ts'
import { conflict, type HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import { recordEffects } from '../timeline/record-effects.ts'
import type { EventContent } from '../timeline/timeline-queries.ts'
import {
  findInterviewOf,
  type InterviewChange,
  type InterviewRow,
  lockInterviewOf,
  patchInterview,
} from './interview-queries.ts'
import { present } from './present.ts'

type InterviewAction = {
  name: InterviewAct
  /** Refuses by throwing, or writes its own rows and returns the change of the interview. */
  change: (tx: Deps, before: InterviewRow) => InterviewChange | Promise<InterviewChange>
  /** `organizer` is the sender address that calendar invitations name. */
  notices: (after: InterviewRow, before: InterviewRow, organizer: string) => NewNotification[]
  event: (after: InterviewRow, before: InterviewRow) => EventContent
}

/** Changes one of the user's interviews in one transaction, if its state allows the action, and records the effects. */
export async function updateInterview(deps: Deps, user: User, id: string, action: InterviewAction): Promise<Interview> {
  const now = deps.now()
  const after = await inTransaction(deps, async (tx) => {
    const { db } = tx
    const before = orNotFound(await lockInterviewOf(db, user, id), 'interview')
    const refusal = refuseAct(before.interview, user.role, action.name, now)
    if (refusal) throw refusals[refusal]()
    const change = await action.change(tx, before)
    await patchInterview(db, id, { ...calendarChange(before, change, now), ...change, changedBy: user.role })
    const after = (await findInterviewOf(db, user, id))!
    await recordEffects(tx, user, before.interview.applicationId, {
      event: action.event(after, before),
      notices: action.notices(after, before, deps.mailFrom),
      outdated: sidesOf(after),
    })
    return after
  })
  const [interview] = await present(deps.db, user, [after], now)
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

/** Both sides' open pages change, also those of the side that gets no notification. */
export const sidesOf = ({ company, student }: InterviewRow): string[] => [company.id, student.id]

const refusals: Record<InterviewRefusal, () => HttpProblem> = {
  cancelled: () => conflict('cancelled', 'This interview was cancelled.'),
  begun: () => conflict('begun', 'This interview has started and can no longer be changed.'),
  not_now: () => conflict('not_now', 'The interview has changed. Check it and try again.'),
}
