import type { Decision } from '@fledge/core/applications/status'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { type Means, meansOf } from '../interviews/act-on.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { insertNotifications, type NewNotification } from '../notifications/queries.ts'
import { tell } from '../notifications/tell.ts'
import { lockDueDecisions, markTold } from './hold-queries.ts'
import { type Decided, decidedNotice } from './notices.ts'

const atOnce = 100

/** Tells students of the decisions whose hold is over: each once, however many processes do this at the same time. */
export async function tellDecisions(deps: Deps): Promise<void> {
  let last: number
  do {
    const means = meansOf(deps)
    const { due, told } = await deps.db.transaction((db) => tellSome(db, means))
    const isTold = new Set(told.map(({ userId }) => userId))
    tell(deps.publish, told)
    for (const { application, company } of due) {
      const stale = isTold.has(application.studentId) ? [company.id] : [company.id, application.studentId]
      for (const userId of stale) deps.publish(userId, 'applicationChanged', { applicationId: application.id })
    }
    last = due.length
  } while (last === atOnce)
}

async function tellSome(db: Db, means: Means) {
  const due = await lockDueDecisions(db, means.now, atOnce)
  const ids = due.map(({ application }) => application.id)
  await markTold(db, ids)
  const notices: NewNotification[] = []
  for (const row of due) {
    const { status } = row.application
    if (status !== 'pending') notices.push(...(await tellingOf(db, row, status, means)))
  }
  return { due, told: await insertNotifications(db, notices) }
}

/** What is told of a decision that takes effect now. A rejection calls off the interview that was to come. */
export async function tellingOf(db: Db, row: Decided, status: Decision, means: Means): Promise<NewNotification[]> {
  const ending = {
    applicationId: row.application.id,
    by: 'company',
    reason: 'The application was not successful.',
  } as const
  const cancelled = status === 'rejected' ? await cancelOpenInterviews(db, ending, means) : []
  return [decidedNotice(row, status), ...cancelled]
}
