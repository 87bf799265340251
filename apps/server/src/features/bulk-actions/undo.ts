import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import { undecided } from '@fledge/core/applications/lifecycle'
import { shortlistUndoMs } from '@fledge/core/applications/undo-window'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict, orNotFound } from '../../http/errors/problem.ts'
import { lockHeldOfBatch } from '../decisions/held-decision-queries.ts'
import { deleteLatestEvents } from '../timeline/timeline-queries.ts'
import { type BulkActionRow, lockBulkAction, lockShortlisted, markBulkAction, patchAll } from './bulk-action-queries.ts'

/** Takes back a bulk act that is not released yet. Applications withdrawn or undone since then stay as they are. */
export async function undoMany(deps: Deps, company: CompanyUser, batchId: string) {
  const now = deps.now()
  const count = await deps.db.transaction(async (db) => {
    const batch = orNotFound(await lockBulkAction(db, company.id, batchId), 'batch')
    if (!canUndo(batch, now)) throw conflict('already_told', texts.apply.bulkOver)
    const count = await takeBack(db, batch)
    await markBulkAction(db, batchId, { undoneAt: now.toISOString() })
    return count
  })
  deps.publish(company.id, 'applicationsChanged', {})
  return { batchId, count }
}

function canUndo({ act, createdAt, tellAt, releasedAt, undoneAt }: BulkActionRow, now: Date): boolean {
  if (releasedAt !== null || undoneAt !== null) return false
  return act === 'shortlist' ? now.getTime() < Date.parse(createdAt) + shortlistUndoMs : tellAt !== null
}

/** Returns the number of applications that are as before. */
async function takeBack(db: Db, batch: BulkActionRow): Promise<number> {
  if (batch.act === 'message' || batch.act === 'interview') return batch.count
  if (batch.act === 'shortlist') {
    const ids = await lockShortlisted(db, batch)
    await patchAll(db, ids, { shortlistedAt: null })
    await deleteLatestEvents(db, ids, 'shortlisted')
    return ids.length
  }
  const held = await lockHeldOfBatch(db, batch.id)
  const ids = held.map(({ application }) => application.id)
  await patchAll(db, ids, undecided)
  await deleteLatestEvents(db, ids, 'decided')
  return held.length
}
