import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { type Answer, type AnswerRefusal, refuseAnswer, unanswered } from '@fledge/core/applications/lifecycle'
import { tellTime } from '@fledge/core/applications/undo-window'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { runEach } from '../../jobs/run-each.ts'
import { answeredNotice } from '../applications/application-notices.ts'
import { type ApplicationRow, patchApplication } from '../applications/application-queries.ts'
import { filledCount } from '../applications/listing-application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import type { Effects } from '../timeline/record-effects.ts'

/**
 * Records the student's answer to an offer, once; the status stays accepted (settlement 97). The company sees it at once,
 * or after `tellIn` seconds, until when the student can undo it. The same answer pressed again in that time changes nothing.
 */
export const answerOffer = (
  deps: Deps,
  student: StudentUser,
  id: string,
  { answer, reason, tellIn }: { answer: Answer; reason?: string | undefined; tellIn?: number | undefined },
): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db, jobs }, row) => {
    const { application } = row
    if (application.answerTellAt !== null && application.answer === answer) return {}
    const refusal = refuseAnswer(application)
    if (refusal) throw refusals[refusal]()
    const now = deps.now()
    const answerTellAt = tellTime(now, tellIn)
    await patchApplication(db, id, {
      answer,
      answeredAt: now.toISOString(),
      answerReason: reason || null,
      answerTellAt,
    })
    if (answerTellAt === null) return sentEffects(db, row, answer)
    await jobs.send(db, 'release-decisions', {}, { startAt: answerTellAt })
    return { outdated: [student.id] }
  })

/** Takes back an answer that is not sent yet. */
export const undoAnswer = (deps: Deps, student: StudentUser, id: string): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db }, { application }) => {
    if (application.answerTellAt === null) throw conflict('already_told', texts.apply.cannotUndoAnswer)
    await patchApplication(db, id, unanswered)
    return { outdated: [student.id] }
  })

/** Sends answers whose time to undo has ended, each once, also when several processes run this job. */
export async function releaseAnswers(deps: Deps): Promise<void> {
  const now = deps.now().toISOString()
  const { id, studentId, answerTellAt } = applications
  const due = await deps.db.select({ id, studentId }).from(applications).where(lte(answerTellAt, now))
  await runEach(due, 'Some answers could not be sent.', ({ id, studentId }) =>
    updateApplication(deps, { id: studentId, role: 'student' }, id, async ({ db }, row) => {
      const { answer, answerTellAt } = row.application
      if (answer === null || answerTellAt === null || answerTellAt > now) return {}
      await patchApplication(db, id, { answerTellAt: null })
      return sentEffects(db, row, answer)
    }),
  )
}

/** What an answer causes once the company sees it. */
async function sentEffects(db: Db, row: ApplicationRow, answer: Answer): Promise<Effects> {
  return {
    event: { kind: 'answered', detail: { answer } },
    notices: [answeredNotice(row, answer), ...(await filledNotices(db, row, answer))],
    outdated: [row.application.studentId],
  }
}

const refusals: Record<AnswerRefusal, () => HttpProblem> = {
  not_accepted: () => conflict('not_accepted', texts.apply.notAccepted),
  already_answered: () => conflict('already_answered', texts.apply.alreadyAnswered),
}

/**
 * Offers the company to tell the waiting applicants that the places are filled, when this student took the last one, or
 * any one of a listing that does not say how many it has. A place is filled when its student accepted the offer.
 */
async function filledNotices(
  db: Db,
  { internship: { id, title }, company }: ApplicationRow,
  answer: Answer,
): Promise<NewNotification[]> {
  if (answer !== 'confirmed') return []
  const { openings, filled, waiting } = await countPlaces(db, id)
  if (waiting === 0 || (openings !== null && filled < openings)) return []
  return [
    {
      userId: company.id,
      senderId: null,
      event: `filled:${id}:${filled}`,
      content: { kind: 'places_filled', params: { listing: title, filled, openings, waiting } },
      internshipId: id,
      actionUrl: `/company/dashboard?tab=applications&internship=${id}`,
      mail: false,
    },
  ]
}

/** Locks the listing, so that of two students that accept at once the second one counts both. */
async function countPlaces(db: Db, internshipId: string) {
  const [listing] = await db
    .select({ openings: internships.openings })
    .from(internships)
    .where(eq(internships.id, internshipId))
    .for('no key update')
  const [counts] = await db
    .select({
      filled: filledCount,
      waiting: sql`count(*) filter (where ${applications.status} = 'pending')`.mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.internshipId, internshipId), isNull(applications.withdrawnAt)))
  return { openings: listing?.openings ?? null, filled: counts?.filled ?? 0, waiting: counts?.waiting ?? 0 }
}
