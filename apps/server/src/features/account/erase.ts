import { type Deps, inTransaction } from '../../deps.ts'
import { runEach } from '../../jobs/run-each.ts'
import { lockOwnInternship } from '../internships/listing-queries.ts'
import type { Owner } from '../internships/listing-row.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { withdrawLocked } from '../posting/withdraw-listing.ts'
import * as queries from './erase-queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof queries.lockDue>>>

/** Erases accounts after their grace period. */
export async function eraseAccounts(deps: Deps): Promise<void> {
  const due = await queries.listDueIds(deps.db, deps.now())
  await runEach(due, 'Some accounts could not be erased.', (id) => erase(deps, id))
}

async function erase(deps: Deps, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const account = await queries.lockDue(tx.db, id, deps.now())
    if (!account) return
    await (account.role === 'student' ? eraseStudent : eraseCompany)(tx, account)
    if (account.avatarFileId !== null) await tx.files.release(account.avatarFileId)
  })
}

/** Erases everything of a student: account, applications with sent resumes, messages. */
async function eraseStudent(tx: Deps, student: Account): Promise<void> {
  const { db } = tx
  const waiting = await queries.listWaitingCompanies(db, student.id)
  const meetings = await queries.listOpenInterviewsOf(db, student.id, tx.now())
  const fileIds = await queries.listFileIdsOf(db, student.id)
  await queries.deleteTracesOf(db, student.id)
  await queries.deleteUser(db, student)
  const unused = await queries.deleteFiles(db, fileIds)
  await insertNotifications(tx, [...waiting.map(applicantLeft), ...meetings.map(interviewGone)])
  for (const id of unused) await tx.files.release(id)
}

/** Takes the listings down. Students keep their applications with the name of the company only. */
async function eraseCompany(tx: Deps, company: Account): Promise<void> {
  const { db } = tx
  await cancelInterviews(tx, company.id)
  await withdrawAll(tx, { id: company.id, companyName: company.companyName ?? '' })
  const left = await queries.listListingIds(db, company.id, 'all')
  await (left.length === 0 ? queries.deleteUser : queries.emptyCompany)(db, company)
}

/** Cancels them as the company would, so that students get calendar cancellations. The erased account gets none. */
async function cancelInterviews(tx: Deps, companyId: string): Promise<void> {
  const notices: NewNotification[] = []
  for (const applicationId of await queries.lockApplicationsInInterview(tx.db, companyId, tx.now())) {
    const ending = { applicationId, by: 'company', reason: 'The company closed its account.' } as const
    notices.push(...(await cancelOpenInterviews(tx, ending)))
  }
  const toStudents = notices.filter(({ userId }) => userId !== companyId)
  await insertNotifications(tx, toStudents)
}

async function withdrawAll(tx: Deps, owner: Owner): Promise<void> {
  for (const id of await queries.listListingIds(tx.db, owner.id, 'kept')) {
    const internship = await lockOwnInternship(tx.db, owner, id)
    if (internship) await withdrawLocked(tx, internship, tx.now())
  }
}

type About = { internshipId: string; title: string }

/** Without the erased name. */
const applicantLeft = (application: About & { applicationId: string; companyId: string }): NewNotification => ({
  userId: application.companyId,
  senderId: null,
  event: `applicant_left:${application.applicationId}`,
  content: { kind: 'applicant_deleted_account', params: { listing: application.title } },
  internshipId: application.internshipId,
  mail: false,
})

/** Without a calendar file, which would name the student. */
const interviewGone = (interview: About & { id: string; companyId: string }): NewNotification => ({
  userId: interview.companyId,
  senderId: null,
  event: `interview_gone:${interview.id}`,
  content: { kind: 'interview_cancelled_by_deletion', params: { listing: interview.title } },
  internshipId: interview.internshipId,
})
