import type { Application } from '@fledge/contract/applications'
import * as lifecycle from '@fledge/contract/applications/application-lifecycle'
import type { StudentUser } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { patchApplication } from '../applications/application-queries.ts'
import { timelineOf } from '../applications/timeline.ts'
import { updateApplication } from '../applications/update-application.ts'
import { markSeen, shortlist } from '../decisions/company-actions.ts'
import { undo } from '../decisions/decide.ts'
import { answerOffer, undoAnswer } from '../offers/answer.ts'
import { extend } from '../offers/extend.ts'
import { withdraw } from './withdraw.ts'

/** Routes for what student and company do with an application after it was sent. */
export function applicationLifeRoutes(app: FastifyInstance, deps: Deps) {
  const applicationId = (params: { applicationId: string }) => parseId(params.applicationId, 'application')

  serve(app, lifecycle.withdrawApplication, async ({ user, params }) =>
    ok(await withdraw(deps, user, applicationId(params))),
  )
  serve(app, lifecycle.answerAcceptance, async ({ user, params, body }) =>
    ok(await answerOffer(deps, user, applicationId(params), body)),
  )
  serve(app, lifecycle.undoAnswer, async ({ user, params }) => ok(await undoAnswer(deps, user, applicationId(params))))
  serve(app, lifecycle.extendOffer, async ({ user, params, body }) =>
    ok(await extend(deps, user, applicationId(params), body.answerBy)),
  )
  serve(app, lifecycle.keepSentResume, async ({ user, params, body }) =>
    ok(await keepResume(deps, user, applicationId(params), body.keepResume)),
  )
  serve(app, lifecycle.markApplicationSeen, async ({ user, params }) =>
    ok(await markSeen(deps, user, applicationId(params))),
  )
  serve(app, lifecycle.shortlistApplication, async ({ user, params, body }) =>
    ok(await shortlist(deps, user, applicationId(params), body.shortlisted)),
  )
  serve(app, lifecycle.undoDecision, async ({ user, params }) => ok(await undo(deps, user, applicationId(params))))
  serve(app, lifecycle.getTimeline, ({ user, params, query }) =>
    timelineOf(deps, user, applicationId(params), query.before),
  )
}

/** Lets the company keep the resume of a rejected application beyond the usual time (settlement 100), or stops that. */
const keepResume = (deps: Deps, student: StudentUser, id: string, keep: boolean): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db }, { company }) => {
    await patchApplication(db, id, { keepResume: keep })
    return { outdated: [student.id, company.id] }
  })
