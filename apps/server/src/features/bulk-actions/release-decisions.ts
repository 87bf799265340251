import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../in-transaction.ts'
import { releaseHeld } from '../decisions/apply-decisions.ts'
import { lockDueDecisions } from '../decisions/held-decision-queries.ts'
import { releaseBulkActions } from './release-bulk-actions.ts'

const batchSize = 100

/** Releases decisions whose time to undo has ended, a bulk act as a whole; each student is notified once. */
export async function releaseDecisions(deps: Deps): Promise<void> {
  await releaseBulkActions(deps)
  let released: number
  do {
    released = await inTransaction(deps, async (tx) => {
      const due = await lockDueDecisions(tx.db, deps.now(), batchSize)
      await releaseHeld(tx, due)
      for (const { application, company } of due)
        tx.publish(company.id, 'applicationChanged', { applicationId: application.id })
      return due.length
    })
  } while (released === batchSize)
}
