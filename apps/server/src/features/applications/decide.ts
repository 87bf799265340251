import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import { type DecisionRefusal, isHeld, refuseDecision } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { meansOf } from '../interviews/act-on.ts'
import { actOn } from './act-on.ts'
import { findHoldHours } from './hold-queries.ts'
import { now, updateApplication } from './queries.ts'
import { tellingOf } from './tell-decisions.ts'

/**
 * Accepts or rejects an application that is pending. Of decisions at the same moment the first one holds. The student
 * is told at once, unless the company holds its decisions back for some hours.
 */
export const decide = (deps: Deps, company: CompanyUser, id: string, status: Decision): Promise<Application> =>
  actOn(deps, company, id, async (db, row) => {
    const refusal = refuseDecision(row.application)
    if (refusal) throw refusals[refusal]()
    const hours = await findHoldHours(db, company.id)
    const tellAt = hours === 0 ? null : new Date(deps.now().getTime() + hours * 3_600_000).toISOString()
    await updateApplication(db, id, { status, decidedAt: now, tellAt })
    return {
      event: { kind: 'decided', detail: { status } },
      notices: tellAt === null ? await tellingOf(db, row, status, meansOf(deps)) : [],
      stale: [company.id],
    }
  })

/** Takes back a decision that its student was not told of. */
export const undo = (deps: Deps, company: CompanyUser, id: string): Promise<Application> =>
  actOn(deps, company, id, async (db, { application }) => {
    if (!isHeld(application)) throw conflict('already_told', texts.apply.cannotUndo)
    await updateApplication(db, id, { status: 'pending', decidedAt: null, tellAt: null })
    return { event: { kind: 'decision_undone' }, stale: [company.id] }
  })

export const refusals: Record<DecisionRefusal, () => HttpProblem> = {
  withdrawn: () => conflict('withdrawn', texts.apply.withdrawnByStudent),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
}
