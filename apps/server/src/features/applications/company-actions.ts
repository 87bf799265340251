import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import { type DecisionRefusal, isHeld, refuseDecision } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { interviewContext } from '../interviews/update-interview.ts'
import { now, patchApplication } from './application-queries.ts'
import { findHoldHours } from './held-decision-queries.ts'
import { applyDecision } from './release-decisions.ts'
import { updateApplication } from './update-application.ts'

/**
 * Accepts or rejects a pending application. Of concurrent decisions the first one wins. The student is notified at
 * once, unless the company's settings hold decisions for some hours.
 */
export const decide = (deps: Deps, company: CompanyUser, id: string, status: Decision): Promise<Application> =>
  updateApplication(deps, company, id, async (db, row) => {
    const refusal = refuseDecision(row.application)
    if (refusal) throw refusals[refusal]()
    const hours = await findHoldHours(db, company.id)
    const tellAt = hours === 0 ? null : new Date(deps.now().getTime() + hours * 3_600_000).toISOString()
    await patchApplication(db, id, { status, decidedAt: now, tellAt })
    return {
      event: { kind: 'decided', detail: { status } },
      notices: tellAt === null ? await applyDecision(db, row, status, interviewContext(deps)) : [],
      outdated: [company.id],
    }
  })

/** Takes back a decision that is still on hold. */
export const undo = (deps: Deps, company: CompanyUser, id: string): Promise<Application> =>
  updateApplication(deps, company, id, async (db, { application }) => {
    if (!isHeld(application)) throw conflict('already_told', texts.apply.cannotUndo)
    await patchApplication(db, id, { status: 'pending', decidedAt: null, tellAt: null })
    return { event: { kind: 'decision_undone' }, outdated: [company.id] }
  })

/** Adds a pending application to the company's shortlist or removes it. The student is not notified. */
export const shortlist = (deps: Deps, company: CompanyUser, id: string, wanted: boolean): Promise<Application> =>
  updateApplication(deps, company, id, async (db, { application }) => {
    const refusal = refuseDecision(application)
    if (refusal) throw refusals[refusal]()
    if ((application.shortlistedAt !== null) === wanted) return {}
    await patchApplication(db, id, { shortlistedAt: wanted ? now : null })
    return { event: { kind: wanted ? 'shortlisted' : 'shortlist_removed' }, outdated: [company.id] }
  })

/** Records when the company first opened an application; the student's page shows it. */
export const markSeen = (deps: Deps, company: CompanyUser, id: string): Promise<Application> =>
  updateApplication(deps, company, id, async (db, { application }) => {
    if (application.seenAt !== null || application.withdrawnAt !== null) return {}
    await patchApplication(db, id, { seenAt: now })
    return { event: { kind: 'seen' }, outdated: [application.studentId] }
  })

const refusals: Record<DecisionRefusal, () => HttpProblem> = {
  withdrawn: () => conflict('withdrawn', texts.apply.withdrawnByStudent),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
}
