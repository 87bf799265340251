import type { Decision } from '@fledge/core/applications/status'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { type InterviewContext, interviewContext } from '../interviews/update-interview.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { publishDeliveries } from '../notifications/publish.ts'
import { type DecidedApplication, decidedNotice } from './application-notices.ts'
import { lockDueDecisions, markReleased } from './held-decision-queries.ts'

const batchSize = 100

/** Releases decisions whose hold has ended: each student is notified once, also when several processes run this job. */
export async function releaseDecisions(deps: Deps): Promise<void> {
  let released: number
  do {
    const context = interviewContext(deps)
    const { due, deliveries } = await deps.db.transaction((db) => releaseBatch({ ...deps, db }, context))
    const notified = new Set(deliveries.map(({ userId }) => userId))
    publishDeliveries(deps.publish, deliveries)
    for (const { application, company } of due) {
      const { id: applicationId, studentId } = application
      const outdated = notified.has(studentId) ? [company.id] : [company.id, studentId]
      for (const userId of outdated) deps.publish(userId, 'applicationChanged', { applicationId })
    }
    released = due.length
  } while (released === batchSize)
}

async function releaseBatch(outbox: Outbox, context: InterviewContext) {
  const { db } = outbox
  const due = await lockDueDecisions(db, context.now, batchSize)
  await markReleased(
    db,
    due.map(({ application }) => application.id),
  )
  const notices: NewNotification[] = []
  for (const row of due) {
    const { status } = row.application
    if (status !== 'pending') notices.push(...(await applyDecision(db, row, status, context)))
  }
  return { due, deliveries: await insertNotifications(outbox, notices) }
}

/** Cancels open interviews of a rejected application. Returns the notifications of a decision that takes effect now. */
export async function applyDecision(
  db: Db,
  row: DecidedApplication,
  status: Decision,
  context: InterviewContext,
): Promise<NewNotification[]> {
  const cancellation = {
    applicationId: row.application.id,
    by: 'company',
    reason: 'The application was not successful.',
  } as const
  const cancelled = status === 'rejected' ? await cancelOpenInterviews(db, cancellation, context) : []
  return [decidedNotice(row, status), ...cancelled]
}
