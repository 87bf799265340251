import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { mayApplyAgain } from '@fledge/core/applications/life'
import { type ApplyRefusal, refuseApplication } from '@fledge/core/applications/status'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict, type HttpProblem, notFound } from '../../http/problem.ts'
import { insertNotifications } from '../notifications/queries.ts'
import { tell } from '../notifications/tell.ts'
import { insertEvents } from './event-queries.ts'
import { appliedNotices } from './notices.ts'
import {
  findApplicationOf,
  insertApplication,
  lockHeldResume,
  lockListing,
  lockSentTo,
  now,
  updateApplication,
} from './queries.ts'
import { applicationOf } from './wire.ts'

type Before = NonNullable<Awaited<ReturnType<typeof lockSentTo>>>
type Found = { open: boolean; held: Awaited<ReturnType<typeof lockHeldResume>>; before: Before | undefined }
type Request = { internshipId: string; resumeId: string | null }

/**
 * Sends the student's resume, as it is now, to a listing as it is now. Once for each student and listing; after
 * withdrawing once more, and the same application begins anew.
 */
export async function apply(deps: Deps, student: StudentUser, request: Request): Promise<Application> {
  const { application, told } = await deps.db.transaction(async (db) => {
    const listing = await lockListing(db, request.internshipId)
    if (!listing) throw notFound('internship')
    const held = await lockHeldResume(db, student.id)
    const before = await lockSentTo(db, student.id, listing.id)
    const sent = {
      internshipVersion: listing.version,
      resumeFileId: fileToSend(request, { open: listing.open, held, before }),
    }
    const id = before
      ? await sendAgain(db, before, sent)
      : await insertApplication(db, { ...sent, internshipId: listing.id, studentId: student.id })
    if (id === undefined) throw refusals.already_applied()
    const event = { kind: before ? 'submitted_again' : 'submitted', actor: 'student' } as const
    await insertEvents(db, [{ ...event, applicationId: id }])
    const told = await insertNotifications(db, appliedNotices(id, listing, student, before && before.attempt + 1))
    return { application: await findApplicationOf(db, student, id), told }
  })

  tell(deps.publish, told)
  return applicationOf(application!, 'student', deps.now())
}

/** The file of the resume the student named, unless something speaks against applying. */
function fileToSend({ resumeId }: Request, { open, held, before }: Found): string {
  const applied = before !== undefined && !mayApplyAgain(before)
  const refusal = refuseApplication({ resumeId: held?.id ?? null, applied }, { open })
  if (refusal !== null && refusal !== 'no_resume') throw refusals[refusal]()
  // An id that is not the student's own is answered alike whether somebody has it or nobody.
  if (resumeId !== null && resumeId !== held?.id) throw notFound('resume')
  if (!held) throw refusals.no_resume()
  if (resumeId === null) throw badRequest('no_resume_selected', texts.apply.noResumeId)
  return held.fileId
}

/** The row stays, because messages and timeline belong to it; what became of the first attempt does not. */
async function sendAgain(db: Db, { id, attempt }: Before, sent: { internshipVersion: number; resumeFileId: string }) {
  const untouched = { withdrawnAt: null, seenAt: null, shortlistedAt: null, keepResume: false }
  await updateApplication(db, id, { ...sent, ...untouched, createdAt: now, attempt: attempt + 1 })
  return id
}

const refusals: Record<ApplyRefusal, () => HttpProblem> = {
  closed: () => conflict('closed', 'This internship is no longer available'),
  already_applied: () => conflict('already_applied', texts.apply.alreadyApplied),
  no_resume: () => badRequest('no_resume', texts.apply.noResume.description),
}
