import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { mayApplyAgain } from '@fledge/core/applications/lifecycle'
import { type Answer, type AnswerRefusal, refuseAnswers } from '@fledge/core/applications/questions'
import { type ApplyRefusal, refuseApplication } from '@fledge/core/applications/status'
import { type Deps, inTransaction } from '../../deps.ts'
import {
  badRequest,
  conflict,
  type HttpProblem,
  internshipClosed,
  notFound,
  orNotFound,
} from '../../http/errors/problem.ts'
import { appliedNotices } from '../applications/application-notices.ts'
import { findApplicationOf } from '../applications/application-queries.ts'
import { applicationOf } from '../applications/to-application.ts'
import { refuseRealApplicationToDemo } from '../demo/refuse-real-application.ts'
import { startPromise } from '../reply-promises/promise-queries.ts'
import { recordEffects } from '../timeline/record-effects.ts'
import { insertApplication, lockPrerequisites, resubmitApplication } from './apply-queries.ts'

type Request = { internshipId: string; resumeId: string | null; motivation: string | null; answers: Answer[] }

/**
 * Sends the student's current resume to the current version of a listing. A student has one application per listing;
 * a withdrawn one can be sent again once. Throws 404, 409 or 400 when the listing, resume or application forbids it.
 */
export async function apply(deps: Deps, student: StudentUser, request: Request): Promise<Application> {
  const id = await inTransaction(deps, async (tx) => {
    const { db } = tx
    const { listing, resume, previous } = await checkPrerequisites(tx, student, request)
    const application = {
      internshipId: listing.id,
      internshipVersion: listing.version,
      studentId: student.id,
      resumeFileId: resume.fileId,
      motivation: request.motivation,
      // In the order of the questions, each once.
      answers: listing.questions.flatMap(({ text }) => request.answers.find((one) => one.question === text) ?? []),
    }
    const promise = { companyId: listing.companyId, days: listing.replyDays }
    const id = previous?.id ?? (await insertApplication(db, application, promise, deps.now()))
    if (id === undefined) throw refusals.already_applied()
    if (previous) {
      await resubmitApplication(db, id, application)
      await startPromise(db, { ...promise, applicationId: id, about: 'application' }, deps.now())
    }
    await recordEffects(tx, student, id, {
      ...(previous && { event: { kind: 'submitted_again' } }),
      notices: appliedNotices(id, listing, student, (previous?.attempt ?? 0) + 1),
    })
    return id
  })
  // The account may have been erased since the commit.
  const row = orNotFound(await findApplicationOf(deps.db, student, id), 'application')
  return applicationOf(row, 'student', deps.now())
}

/** Locks what the application depends on, and throws when the student cannot apply. */
async function checkPrerequisites(tx: Deps, { id: studentId }: StudentUser, request: Request) {
  const { internshipId, resumeId, answers } = request
  const locked = await lockPrerequisites(tx.db, { internshipId, studentId })
  const { listing, resume, previous } = orNotFound(locked, 'internship')
  await refuseRealApplicationToDemo(tx, studentId, listing)
  const applied = previous !== null && !mayApplyAgain(previous)
  const refusal = refuseApplication({ resumeId: resume?.id ?? null, applied }, { open: listing.isOpen })
  if (refusal !== null && refusal !== 'no_resume') throw refusals[refusal]()
  // Another student's resume gets the same answer as one that does not exist.
  if (resumeId !== null && resumeId !== resume?.id) throw notFound('resume')
  if (!resume) throw refusals.no_resume()
  if (resumeId === null) throw badRequest('no_resume_selected', texts.apply.noResumeId)
  const refused = refuseAnswers(listing.questions, answers)
  if (refused) throw badRequest(...answerProblems[refused.reason](refused.question))
  return { listing, resume, previous }
}

const answerProblems: Record<AnswerRefusal['reason'], (question: string) => [code: string, message: string]> = {
  required: (question) => ['answer_required', `This internship asks: “${question}” Answer it to apply.`],
  no_choice: (question) => ['answer_not_valid', `Choose one of the answers to “${question}”`],
  unknown: (question) => ['question_unknown', `This internship does not ask “${question}” any more. Open it again.`],
}

const refusals: Record<ApplyRefusal, () => HttpProblem> = {
  closed: internshipClosed,
  already_applied: () => conflict('already_applied', texts.apply.alreadyApplied),
  no_resume: () => badRequest('no_resume', texts.apply.noResume.description),
}
