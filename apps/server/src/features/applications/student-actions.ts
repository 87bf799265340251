import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { type Answer, type AnswerRefusal, refuseAnswer } from '@fledge/core/applications/lifecycle'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { filledNotices } from '../offers/filled-places.ts'
import { answeredNotice } from './application-notices.ts'
import { now, patchApplication } from './application-queries.ts'
import { updateApplication } from './update-application.ts'

type OfferAnswer = { answer: Answer; reason?: string | undefined }

/** Records the student's answer to an offer, once, and notifies the company. The status stays accepted (settlement 97). */
export const answerOffer = (
  deps: Deps,
  student: StudentUser,
  id: string,
  { answer, reason }: OfferAnswer,
): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db }, row) => {
    const refusal = refuseAnswer(row.application)
    if (refusal) throw refusals[refusal]()
    await patchApplication(db, id, { answer, answeredAt: now, answerReason: reason || null })
    return {
      event: { kind: 'answered', detail: { answer } },
      notices: [answeredNotice(row, answer), ...(await filledNotices(db, row, answer))],
      outdated: [student.id],
    }
  })

/** Lets the company keep the resume of a rejected application beyond the usual time (settlement 100), or stops that. */
export const keepResume = (deps: Deps, student: StudentUser, id: string, keep: boolean): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db }, { company }) => {
    await patchApplication(db, id, { keepResume: keep })
    return { outdated: [student.id, company.id] }
  })

const refusals: Record<AnswerRefusal, () => HttpProblem> = {
  not_accepted: () => conflict('not_accepted', texts.apply.notAccepted),
  already_answered: () => conflict('already_answered', texts.apply.alreadyAnswered),
}
