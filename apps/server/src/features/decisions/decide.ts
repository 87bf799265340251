import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import { type DecisionRefusal, isHeld, refuseDecision, undecided } from '@fledge/core/applications/lifecycle'
import { tellTime } from '@fledge/core/applications/undo-window'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { patchApplication } from '../applications/application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'
import { recordAnswers } from '../reply-promises/promise-queries.ts'
import { decisionNotices } from './apply-decisions.ts'
import { type DecisionRequest, decisionContent } from './decision-content.ts'

type TimedRequest = DecisionRequest & { tellIn?: number | undefined }

/**
 * Accepts or rejects a pending application. Of concurrent decisions the first one wins. It is released to the student at once,
 * or after `tellIn` seconds, until when the company can undo. The same decision pressed again in that time changes nothing.
 */
export const decide = (deps: Deps, company: CompanyUser, id: string, request: TimedRequest): Promise<Application> =>
  updateApplication(deps, company, id, async (tx, row) => {
    const { db, jobs } = tx
    const { application, answered, internship } = row
    const { status } = request
    if (isHeld(application) && application.status === status) return {}
    const refusal = refuseDecision(application)
    if (refusal) throw decisionRefusals[refusal]()
    const now = deps.now()
    const listing = { title: internship.title, requirements: answered.requirements }
    const content = decisionContent(request, [listing], now)
    const tellAt = tellTime(now, request.tellIn)
    await patchApplication(db, id, { ...content, status, decidedAt: now.toISOString(), tellAt })
    const event = { kind: 'decided', detail: { status } } as const
    if (tellAt !== null) {
      await jobs.send(db, 'release-decisions', {}, { startAt: tellAt })
      return { event, outdated: [company.id] }
    }
    await recordAnswers(db, [id], now)
    const notices = await decisionNotices(tx, [{ ...row, status }])
    return { event, notices, outdated: [company.id] }
  })

/** Takes back a decision that is not released yet. */
export const undo = (deps: Deps, company: CompanyUser, id: string): Promise<Application> =>
  updateApplication(deps, company, id, async ({ db }, { application }) => {
    if (!isHeld(application)) throw conflict('already_told', texts.apply.cannotUndo)
    await patchApplication(db, id, undecided)
    return { undoes: 'decided', outdated: [company.id] }
  })

export const decisionRefusals: Record<DecisionRefusal, () => HttpProblem> = {
  withdrawn: () => conflict('withdrawn', texts.apply.withdrawnByStudent),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
}
