import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { type ApplyRefusal, refuseApplication } from '@fledge/core/applications/status'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict, type HttpProblem, notFound } from '../../http/problem.ts'
import { insertNotifications } from '../notifications/queries.ts'
import { tell } from '../notifications/tell.ts'
import { appliedNotices } from './notices.ts'
import { findApplicationOf, hasApplied, insertApplication, lockHeldResume, lockListing } from './queries.ts'
import { applicationOf } from './wire.ts'

type Request = { internshipId: string; resumeId: string | null }

/** Sends the student's resume, as it is now, to a listing as it is now. Once for each student and listing. */
export async function apply(deps: Deps, student: StudentUser, request: Request): Promise<Application> {
  const { application, told } = await deps.db.transaction(async (db) => {
    const listing = await lockListing(db, request.internshipId)
    if (!listing) throw notFound('internship')
    const id = await insertApplication(db, {
      internshipId: listing.id,
      internshipVersion: listing.version,
      studentId: student.id,
      resumeFileId: await fileToSend(db, student, request, { open: listing.deletedAt === null }),
    })
    if (id === undefined) throw refusals.already_applied()
    const told = await insertNotifications(db, appliedNotices(id, listing, student))
    return { application: await findApplicationOf(db, student, id), told }
  })

  tell(deps.publish, told)
  return applicationOf(application!)
}

/** The file of the resume the student named, unless something speaks against applying. */
async function fileToSend(db: Db, student: StudentUser, request: Request, listing: { open: boolean }): Promise<string> {
  const { internshipId, resumeId } = request
  const held = await lockHeldResume(db, student.id)
  const applied = await hasApplied(db, student.id, internshipId)
  const refusal = refuseApplication({ resumeId: held?.id ?? null, applied }, listing)
  if (refusal !== null && refusal !== 'no_resume') throw refusals[refusal]()
  // An id that is not the student's own is answered alike whether somebody has it or nobody.
  if (resumeId !== null && resumeId !== held?.id) throw notFound('resume')
  if (!held) throw refusals.no_resume()
  if (resumeId === null) throw badRequest('no_resume_selected', texts.apply.noResumeId)
  return held.fileId
}

const refusals: Record<ApplyRefusal, () => HttpProblem> = {
  closed: () => conflict('closed', 'This internship is no longer available'),
  already_applied: () => conflict('already_applied', texts.apply.alreadyApplied),
  no_resume: () => badRequest('no_resume', texts.apply.noResume.description),
}
