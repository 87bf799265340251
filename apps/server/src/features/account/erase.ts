import type { Deps } from '../../deps.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { lockOwnInternship } from '../internships/listing-queries.ts'
import type { Owner } from '../internships/listing-row.ts'
import { withdrawLocked } from '../internships/withdraw-listing.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { type InterviewContext, interviewContext } from '../interviews/update-interview.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { type Delivery, publishDeliveries } from '../notifications/publish.ts'
import {
  deleteFiles,
  deleteTracesOf,
  deleteUser,
  emptyCompany,
  listDueIds,
  listFileIdsOf,
  listListingIds,
  listOpenInterviewsOf,
  listWaitingCompanies,
  lockApplicationsInInterview,
  lockDue,
} from './erase-queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockDue>>>
/** The accounts to notify, and the files whose rows are gone. */
type Erased = { deliveries: Delivery[]; fileIds: string[] }

/** Erases accounts after their grace period. A failure does not block the others and is retried by the job. */
export async function eraseAccounts(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const id of await listDueIds(deps.db, deps.now()))
    await erase(deps, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} account(s) could not be erased.`)
}

async function erase(deps: Deps, id: string): Promise<void> {
  const context = interviewContext(deps)
  const erased = await deps.db.transaction(async (db) => {
    const outbox = { ...deps, db }
    const account = await lockDue(db, id, context.now)
    if (!account) return null
    const { deliveries, fileIds } = await (account.role === 'student' ? eraseStudent : eraseCompany)(
      outbox,
      account,
      context,
    )
    return { deliveries, fileIds: account.avatarFileId === null ? fileIds : [...fileIds, account.avatarFileId] }
  })
  if (!erased) return
  publishDeliveries(deps.publish, erased.deliveries)
  // After the commit: files left by a crash here are removed by `sweep-files`.
  for (const fileId of erased.fileIds) await deps.files.release(fileId)
}

/** Erases everything of a student: account, applications with sent resumes, messages. */
async function eraseStudent(outbox: Outbox, student: Account, { now }: InterviewContext): Promise<Erased> {
  const { db } = outbox
  const waiting = await listWaitingCompanies(db, student.id)
  const meetings = await listOpenInterviewsOf(db, student.id, now)
  const fileIds = await listFileIdsOf(db, student.id)
  await deleteTracesOf(db, student.id)
  await deleteUser(db, student)
  await deleteFiles(db, fileIds)
  const notices = [...waiting.map(applicantLeft), ...meetings.map(interviewGone)]
  return { deliveries: await insertNotifications(outbox, notices), fileIds }
}

/** Takes the listings down. Students keep their applications with the name of the company only. */
async function eraseCompany(outbox: Outbox, company: Account, context: InterviewContext): Promise<Erased> {
  const { db } = outbox
  const deliveries = await cancelInterviews(outbox, company.id, context)
  const owner = { id: company.id, companyName: company.companyName ?? '' }
  deliveries.push(...(await withdrawAll(outbox, owner, context.now)))
  const left = await listListingIds(db, company.id, 'all')
  await (left.length === 0 ? deleteUser : emptyCompany)(db, company)
  return { deliveries, fileIds: [] }
}

/** Cancels them as the company would, so that students get calendar cancellations. The erased account gets none. */
async function cancelInterviews(outbox: Outbox, companyId: string, context: InterviewContext): Promise<Delivery[]> {
  const { db } = outbox
  const notices: NewNotification[] = []
  for (const applicationId of await lockApplicationsInInterview(db, companyId, context.now)) {
    const ending = { applicationId, by: 'company', reason: 'The company closed its account.' } as const
    notices.push(...(await cancelOpenInterviews(db, ending, context)))
  }
  return insertNotifications(
    outbox,
    notices.filter(({ userId }) => userId !== companyId),
  )
}

async function withdrawAll(outbox: Outbox, owner: Owner, now: Date): Promise<Delivery[]> {
  const deliveries: Delivery[] = []
  for (const id of await listListingIds(outbox.db, owner.id, 'kept')) {
    const internship = await lockOwnInternship(outbox.db, owner, id)
    if (internship) deliveries.push(...(await withdrawLocked(outbox, internship, now)))
  }
  return deliveries
}

type About = { internshipId: string; title: string }

/** Without the erased name. */
const applicantLeft = (application: About & { applicationId: string; companyId: string }): NewNotification => ({
  userId: application.companyId,
  event: `applicant_left:${application.applicationId}`,
  content: { kind: 'applicant_deleted_account', params: { listing: application.title } },
  internshipId: application.internshipId,
  mail: false,
})

/** Without a calendar file, which would name the student. */
const interviewGone = (interview: About & { id: string; companyId: string }): NewNotification => ({
  userId: interview.companyId,
  event: `interview_gone:${interview.id}`,
  content: { kind: 'interview_cancelled_by_deletion', params: { listing: interview.title } },
  internshipId: interview.internshipId,
})
