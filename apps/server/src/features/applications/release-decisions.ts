import type { Deps } from '../../deps.ts'
import { releaseBulkActions } from '../bulk-actions/release-bulk-actions.ts'
import { publishOutcome, releaseHeld } from '../decisions/apply-decisions.ts'
import { interviewContext } from '../interviews/update-interview.ts'
import { lockDueDecisions } from './held-decision-queries.ts'

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
    const { due, outcome } = await deps.db.transaction(async (db) => {
      const due = await lockDueDecisions(db, context.now, batchSize)
      return { due, outcome: await releaseHeld({ ...deps, db }, due, context) }
    })
    publishOutcome(deps.publish, outcome)
    for (const { application, company } of due)
      deps.publish(company.id, 'applicationChanged', { applicationId: application.id })
    released = due.length
  } while (released === batchSize)
  deps.jobs.wake('send-mail')
}
