import { skipReason } from '@fledge/core/applications/bulk'
import { type Deps, inTransaction } from '../../deps.ts'
import { releaseHeld } from '../decisions/apply-decisions.ts'
import { lockDueDecisions, lockHeldOfBatch } from '../decisions/held-decision-queries.ts'
import { listWithOpenInterview } from '../interviews/interview-queries.ts'
import { type BulkActionRow, lockDueBulkAction, markBulkAction } from './bulk-action-queries.ts'
import { proposeToAll } from './propose-to-all.ts'
import { sendToAll } from './send-to-all.ts'
import { lockTargets } from './target-queries.ts'

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

/** Tells students what companies did to many applications once the time to undo has ended, each act in one transaction. */
async function releaseBulkActions(deps: Deps): Promise<void> {
  for (;;) {
    const batch = await inTransaction(deps, async (tx) => {
      const batch = await lockDueBulkAction(tx.db, deps.now())
      if (!batch) return undefined
      await tell(tx, batch)
      await markBulkAction(tx.db, batch.id, { releasedAt: deps.now().toISOString() })
      tx.publish(batch.companyId, 'applicationsChanged', {})
      return batch
    })
    if (!batch) return
  }
}

async function tell(tx: Deps, batch: BulkActionRow): Promise<void> {
  if (batch.act === 'message') return sendWaiting(tx, batch)
  if (batch.act === 'interview') return proposeWaiting(tx, batch)
  return releaseHeld(tx, await lockHeldOfBatch(tx.db, batch.id))
}

/** Leaves out applications for which no interview can be proposed any more. */
async function proposeWaiting(tx: Deps, batch: BulkActionRow): Promise<void> {
  const { db } = tx
  const targets = await lockTargets(db, batch.companyId, { ids: batch.applicationIds })
  const meeting = new Set(await listWithOpenInterview(db, batch.applicationIds, tx.now()))
  const open = targets.filter(
    ({ application }) => skipReason('interview', { ...application, inInterview: meeting.has(application.id) }) === null,
  )
  if (batch.interview) await proposeToAll(tx, open, batch.interview)
}

/** Leaves out withdrawn applications. */
async function sendWaiting(tx: Deps, batch: BulkActionRow): Promise<void> {
  const targets = await lockTargets(tx.db, batch.companyId, { ids: batch.applicationIds })
  const open = targets.filter(({ application }) => application.withdrawnAt === null)
  await sendToAll(tx, open, batch.message ?? '', tx.now())
}
