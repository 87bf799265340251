import type { Interview } from '@fledge/contract/interviews'
import type { User } from '@fledge/contract/users'
import type { ApplicationEventKind } from '@fledge/core/applications/status'
import { type InterviewAct, type InterviewRefusal, refuseAct } from '@fledge/core/interviews/interview'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem, notFound } from '../../http/errors/problem.ts'
import { insertEvents, type NewEvent } from '../applications/event-queries.ts'
import { insertNotifications, type NewNotification } from '../notifications/queries.ts'
import { type Told, tell } from '../notifications/tell.ts'
import { present } from './present.ts'
import {
  findInterviewOf,
  type InterviewChange,
  type InterviewRow,
  lockInterviewOf,
  updateInterview,
} from './queries.ts'

/** What an act needs besides the connection: the time, and who our mails are from. */
export type Means = { now: Date; from: string }
export const meansOf = ({ now, mailFrom }: Deps): Means => ({ now: now(), from: mailFrom })

export type Act = {
  name: InterviewAct
  /** Refuses by throwing, or writes what is the act's own and gives the change of the interview. */
  change: (db: Db, before: InterviewRow, means: Means) => InterviewChange | Promise<InterviewChange>
  /** What is told of it. */
  notices: (after: InterviewRow, before: InterviewRow, from: string) => NewNotification[]
  event: (after: InterviewRow, before: InterviewRow) => { kind: ApplicationEventKind; detail: NewEvent['detail'] }
}

/**
 * One act of one side on one of its interviews: the row is held, the table of the interview's life refuses or `change`
 * does; the timeline, notifications and mails are stored with it, and pages hear of it after the commit.
 */
export async function actOn(deps: Deps, user: User, id: string, act: Act): Promise<Interview> {
  const means = meansOf(deps)
  const { after, told } = await deps.db.transaction(async (db) => {
    const before = await lockInterviewOf(db, user, id)
    if (!before) throw notFound('interview')
    const refusal = refuseAct(before.interview, user.role, act.name, means.now)
    if (refusal) throw refusals[refusal]()
    const change = await act.change(db, before, means)
    await updateInterview(db, id, { ...calendarChange(before, change, means.now), ...change, changedBy: user.role })
    const after = (await findInterviewOf(db, user, id))!
    await insertEvents(db, [
      { ...act.event(after, before), applicationId: before.interview.applicationId, actor: user.role },
    ])
    return { after, told: await insertNotifications(db, act.notices(after, before, means.from)) }
  })

  announce(deps, after, told)
  const [interview] = await present(deps.db, user, [after], means.now)
  return interview!
}

/** A calendar hears of a time that is agreed, and of one that no longer holds. */
export function calendarChange(
  { interview: { status, sequence } }: InterviewRow,
  next: InterviewChange,
  now: Date,
): InterviewChange {
  const isHeard = status === 'scheduled' || next.status === 'scheduled'
  return { updatedAt: now.toISOString(), ...(isHeard && { sequence: sequence + 1, reminded: null }) }
}

/** Tells both sides' open pages, also of what needs no notification. */
export function announce({ publish }: Deps, { interview, company, student }: InterviewRow, told: readonly Told[]) {
  tell(publish, told)
  const { applicationId } = interview
  for (const { id } of [company, student]) publish(id, 'applicationChanged', { applicationId })
}

const refusals: Record<InterviewRefusal, () => HttpProblem> = {
  cancelled: () => conflict('cancelled', 'This interview was cancelled.'),
  begun: () => conflict('begun', 'This interview has started and can no longer be changed.'),
  not_now: () => conflict('not_now', 'The interview has changed. Check it and try again.'),
}
