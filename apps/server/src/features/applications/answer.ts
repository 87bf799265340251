import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { type Answer, type AnswerRefusal, refuseAnswer } from '@fledge/core/applications/lifecycle'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { actOn } from './act-on.ts'
import { answeredNotice } from './notices.ts'
import { now, updateApplication } from './queries.ts'

/** What a student says to being accepted, once. The company is told; the status stays accepted (settlement 97). */
export const answer = (deps: Deps, student: StudentUser, id: string, said: Answer): Promise<Application> =>
  actOn(deps, student, id, async (db, row) => {
    const refusal = refuseAnswer(row.application)
    if (refusal) throw refusals[refusal]()
    await updateApplication(db, id, { answer: said, answeredAt: now })
    return {
      event: { kind: 'answered', detail: { answer: said } },
      notices: [answeredNotice(row, said)],
      stale: [student.id],
    }
  })

const refusals: Record<AnswerRefusal, () => HttpProblem> = {
  not_accepted: () => conflict('not_accepted', texts.apply.notAccepted),
  already_answered: () => conflict('already_answered', texts.apply.alreadyAnswered),
}
