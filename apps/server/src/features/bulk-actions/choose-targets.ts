import type { BulkAction } from '@fledge/contract/applications/bulk-actions'
import { texts } from '@fledge/contract/texts'
import { bulkDecisions, bulkInterviewsMax, bulkMax, type SkipReason, skipReason } from '@fledge/core/applications/bulk'
import { isId } from '../../http/contract/ids.ts'
import { badRequest, conflict, notFound } from '../../http/errors/problem.ts'
import type { DecisionRequest } from '../decisions/decision-content.ts'
import type { Selection, Target } from './target-queries.ts'

/** Ids of another form belong to no application. */
export const selectionOf = ({ ids, filter }: BulkAction): Selection => ({ ids: ids?.filter(isId), filter })

export type Choice = { chosen: Target[]; skipped: Map<SkipReason, number> }

/** The applications that an act concerns, and how many it leaves out. Throws 404 for a foreign id, 400 for too many. */
export function chooseTargets(
  { act, ids }: BulkAction,
  targets: readonly Target[],
  inInterview: readonly string[],
): Choice {
  const meeting = new Set(inInterview)
  if (ids && new Set(ids).size > targets.length) throw notFound('application')
  const skipped = new Map<SkipReason, number>()
  const chosen = targets.filter(({ application }) => {
    const reason = skipReason(act, { ...application, inInterview: meeting.has(application.id) })
    if (reason !== null) skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
    return reason === null
  })
  const most = act === 'interview' ? bulkInterviewsMax : bulkMax
  if (chosen.length > most)
    throw badRequest('too_many', `At most ${most.toLocaleString('en-IN')} applications at once. Narrow the filter.`)
  return { chosen, skipped }
}

/** Throws 409 when nothing is left to do, or another number of applications than the company confirmed. */
export function refuseChoice({ count }: BulkAction, { chosen }: Choice): void {
  if (chosen.length === 0) throw conflict('nothing_to_decide', texts.apply.nothingToDecide)
  if (count !== undefined && count !== chosen.length)
    throw conflict(
      'count_changed',
      `The number of applications has changed: it is ${chosen.length} now, not ${count}. Check them and try again.`,
    )
}

/** The decision of an act, or null for one that decides nothing. */
export function decisionRequest({ act, reasons, advice, offer }: BulkAction): DecisionRequest | null {
  const status = bulkDecisions[act]
  return status ? { status, reasons, advice, offer } : null
}
