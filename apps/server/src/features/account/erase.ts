import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../internships/listing-row.ts'
import { lockOwnInternship } from '../internships/queries.ts'
import { takeDown } from '../internships/withdraw.ts'
import { insertNotifications, type NewNotification } from '../notifications/queries.ts'
import { type Told, tell } from '../notifications/tell.ts'
import {
  cancelInterviews,
  deleteFiles,
  deleteTracesOf,
  deleteUser,
  emptyCompany,
  listDueIds,
  listFileIdsOf,
  listInterviewsAhead,
  listListingIds,
  listWaitingCompanies,
  lockDue,
} from './erase-queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockDue>>>
/** Who has to hear of it, and the files whose rows are gone. */
type Erased = { told: Told[]; fileIds: string[] }

/** Erases the accounts whose days of grace are over. One that fails is tried again with the job. */
export async function eraseAccounts(deps: Deps): Promise<void> {
  for (const id of await listDueIds(deps.db, deps.now())) await erase(deps, id)
}

async function erase(deps: Deps, id: string): Promise<void> {
  const now = deps.now()
  const erased = await deps.db.transaction(async (db) => {
    const account = await lockDue(db, id, now)
    if (!account) return null
    const { told, fileIds } = await (account.role === 'student' ? eraseStudent : eraseCompany)(db, account, now)
    return { told, fileIds: account.avatarFileId === null ? fileIds : [...fileIds, account.avatarFileId] }
  })
  if (!erased) return
  tell(deps.publish, erased.told)
  // After the commit: what a crash leaves here is swept with other files that nobody knows.
  for (const fileId of erased.fileIds) await deps.files.release(fileId)
}

/** Nothing of a student stays: applications, resumes as they were sent and messages go with the account. */
async function eraseStudent(db: Db, student: Account, now: Date): Promise<Erased> {
  const waiting = await listWaitingCompanies(db, student.id)
  const ahead = await listInterviewsAhead(db, student.id, now)
  const fileIds = await listFileIdsOf(db, student.id)
  await deleteTracesOf(db, student.id)
  await deleteUser(db, student)
  await deleteFiles(db, fileIds)
  const notices = [
    ...waiting.map(applicantLeft),
    ...ahead.map((interview) => interviewGone(interview, interview.companyId, 'The student')),
  ]
  return { told: await insertNotifications(db, notices), fileIds }
}

/** Its listings are taken down. Students keep the applications they sent, with the name of the company and no more. */
async function eraseCompany(db: Db, company: Account, now: Date): Promise<Erased> {
  const ahead = await listInterviewsAhead(db, company.id, now)
  await cancelInterviews(
    db,
    ahead.map(({ id }) => id),
  )
  const told = await insertNotifications(
    db,
    ahead.map((interview) => interviewGone(interview, interview.studentId, 'The company')),
  )
  told.push(...(await takeDownAll(db, { id: company.id, companyName: company.companyName ?? '' })))
  const left = await listListingIds(db, company.id, 'all')
  await (left.length === 0 ? deleteUser : emptyCompany)(db, company)
  return { told, fileIds: [] }
}

async function takeDownAll(db: Db, owner: Owner): Promise<Told[]> {
  const told: Told[] = []
  for (const id of await listListingIds(db, owner.id, 'kept')) {
    const internship = await lockOwnInternship(db, owner, id)
    if (internship) told.push(...(await takeDown(db, internship)))
  }
  return told
}

type About = { internshipId: string; title: string }

/** Without a name: it is the name that was to be forgotten. */
const applicantLeft = (application: About & { applicationId: string; companyId: string }): NewNotification => ({
  userId: application.companyId,
  event: `applicant_left:${application.applicationId}`,
  ...{ type: 'info', category: 'application_received', priority: 'low', internshipId: application.internshipId },
  title: 'An applicant left',
  message: `Somebody who applied to ${application.title} deleted their account. The application is gone.`,
  mail: false,
})

const interviewGone = (interview: About & { id: string }, userId: string, who: string): NewNotification => ({
  userId,
  event: `interview_gone:${interview.id}`,
  ...{ type: 'interview', category: 'interview_scheduled', priority: 'high', internshipId: interview.internshipId },
  title: 'Interview cancelled',
  message: `${who} deleted their account. The interview about ${interview.title} does not take place.`,
})
