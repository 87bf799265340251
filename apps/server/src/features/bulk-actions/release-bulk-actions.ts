import { skipReason } from '@fledge/core/applications/bulk'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../in-transaction.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { releaseHeld } from '../decisions/apply-decisions.ts'
import { lockHeldOfBatch } from '../decisions/held-decision-queries.ts'
import { listWithOpenInterview } from '../interviews/interview-queries.ts'
import { type InterviewContext, interviewContext } from '../interviews/update-interview.ts'
import { type BulkActionRow, lockDueBulkAction, markBulkAction } from './bulk-action-queries.ts'
import { proposeToAll } from './propose-to-all.ts'
import { sendToAll } from './send-to-all.ts'
import { lockTargets } from './target-queries.ts'

/** Tells students what companies did to many applications once the time to undo has ended, each act in one transaction. */
export async function releaseBulkActions(deps: Deps): Promise<void> {
  for (;;) {
    const context = interviewContext(deps)
    const batch = await inTransaction(deps, async (tx) => {
      const batch = await lockDueBulkAction(tx.db, context.now)
      if (!batch) return undefined
      await tell(tx, batch, context)
      await markBulkAction(tx.db, batch.id, { releasedAt: context.now.toISOString() })
      tx.publish(batch.companyId, 'applicationsChanged', {})
      return batch
    })
    if (!batch) return
  }
}

async function tell(outbox: Outbox, batch: BulkActionRow, context: InterviewContext): Promise<void> {
  if (batch.act === 'message') return sendWaiting(outbox, batch, context)
  if (batch.act === 'interview') return proposeWaiting(outbox, batch, context)
  return releaseHeld(outbox, await lockHeldOfBatch(outbox.db, batch.id), context)
}

/** Leaves out applications for which no interview can be proposed any more. */
async function proposeWaiting(outbox: Outbox, batch: BulkActionRow, context: InterviewContext): Promise<void> {
  const { db } = outbox
  const targets = await lockTargets(db, batch.companyId, { ids: batch.applicationIds })
  const meeting = new Set(await listWithOpenInterview(db, batch.applicationIds, context.now))
  const open = targets.filter(
    ({ application }) => skipReason('interview', { ...application, inInterview: meeting.has(application.id) }) === null,
  )
  if (batch.interview) await proposeToAll(outbox, open, batch.interview, context)
}

/** Leaves out withdrawn applications. */
async function sendWaiting(outbox: Outbox, batch: BulkActionRow, { now }: InterviewContext): Promise<void> {
  const targets = await lockTargets(outbox.db, batch.companyId, { ids: batch.applicationIds })
  const open = targets.filter(({ application }) => application.withdrawnAt === null)
  await sendToAll(outbox, open, batch.message ?? '', now)
}
