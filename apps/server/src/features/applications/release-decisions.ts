import type { Deps } from '../../deps.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { releaseBulkActions } from '../bulk-actions/release-bulk-actions.ts'
import { applyDecisions, publishOutcome } from '../decisions/apply-decisions.ts'
import { type InterviewContext, interviewContext } from '../interviews/update-interview.ts'
import { lockDueDecisions, markReleased } from './held-decision-queries.ts'

const batchSize = 100

/**
 * Releases decisions whose time to undo has ended: each student is notified once, also when several processes run this
 * job. A bulk act is released as a whole.
 */
export async function releaseDecisions(deps: Deps): Promise<void> {
  await releaseBulkActions(deps)
  let released: number
  do {
    const context = interviewContext(deps)
    const outcome = await deps.db.transaction((db) => releaseBatch({ ...deps, db }, context))
    publishOutcome(deps.publish, outcome)
    for (const { application, company } of outcome.rows)
      deps.publish(company.id, 'applicationChanged', { applicationId: application.id })
    released = outcome.rows.length
  } while (released === batchSize)
  deps.jobs.wake('send-mail')
}

async function releaseBatch(outbox: Outbox, context: InterviewContext) {
  const due = await lockDueDecisions(outbox.db, context.now, batchSize)
  await markReleased(
    outbox.db,
    due.map(({ application }) => application.id),
    context.now,
  )
  return { rows: due, deliveries: (await applyDecisions(outbox, due, context)).deliveries }
}
