import { skipReason } from '@fledge/core/applications/bulk'
import type { Deps } from '../../deps.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { lockHeldOfBatch } from '../applications/held-decision-queries.ts'
import { type Outcome, publishOutcome, releaseHeld } from '../decisions/apply-decisions.ts'
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
    const released = await deps.db.transaction(async (db) => {
      const batch = await lockDueBulkAction(db, context.now)
      if (!batch) return null
      const outcome = await tell({ ...deps, db }, batch, context)
      await markBulkAction(db, batch.id, { releasedAt: context.now.toISOString() })
      return { companyId: batch.companyId, outcome }
    })
    if (!released) return
    publishOutcome(deps.publish, released.outcome)
    deps.publish(released.companyId, 'applicationsChanged', {})
  }
}

async function tell(outbox: Outbox, batch: BulkActionRow, context: InterviewContext): Promise<Outcome> {
  if (batch.act === 'message') return sendWaiting(outbox, batch, context)
  if (batch.act === 'interview') return proposeWaiting(outbox, batch, context)
  return releaseHeld(outbox, await lockHeldOfBatch(outbox.db, batch.id), context)
}

/** Leaves out applications for which no interview can be proposed any more. */
async function proposeWaiting(outbox: Outbox, batch: BulkActionRow, context: InterviewContext): Promise<Outcome> {
  const { db } = outbox
  const targets = await lockTargets(db, batch.companyId, { ids: batch.applicationIds })
  const meeting = new Set(await listWithOpenInterview(db, batch.applicationIds, context.now))
  const open = targets.filter(
    ({ application }) => skipReason('interview', { ...application, inInterview: meeting.has(application.id) }) === null,
  )
  return batch.interview ? proposeToAll(outbox, open, batch.interview, context) : { rows: [], deliveries: [] }
}

/** Leaves out withdrawn applications. */
async function sendWaiting(outbox: Outbox, batch: BulkActionRow, { now }: InterviewContext): Promise<Outcome> {
  const targets = await lockTargets(outbox.db, batch.companyId, { ids: batch.applicationIds })
  const open = targets.filter(({ application }) => application.withdrawnAt === null)
  return sendToAll(outbox, open, batch.message ?? '', now)
}
