import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { refuseWithdrawal, undecided, type WithdrawRefusal } from '@fledge/core/applications/lifecycle'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { type InterviewContext, interviewContext } from '../interviews/update-interview.ts'
import { deleteMessageNotifications } from '../messages/message-queries.ts'
import { closePromises } from '../replies/promise-queries.ts'
import { deleteFileUnlessUsed } from '../resumes/queries.ts'
import { withdrawnByStudentNotice } from './application-notices.ts'
import { type ApplicationRow, lockWaitingApplicationsOf, now, patchApplication } from './application-queries.ts'
import { type Effects, type RecordedEffects, recordEffects, updateApplication } from './update-application.ts'

/** Withdraws an application that is pending for the student, including one with a decision on hold. */
export async function withdraw(deps: Deps, student: StudentUser, id: string): Promise<Application> {
  let unusedFileId: string | null = null
  const application = await updateApplication(deps, student, id, async (db, row) => {
    const refusal = refuseWithdrawal(row.application)
    if (refusal) throw refusals[refusal]()
    const effects = await markWithdrawn(db, row, interviewContext(deps))
    unusedFileId = await deleteSentCopy(db, row)
    return effects
  })
  if (unusedFileId !== null) await deps.files.release(unusedFileId)
  return application
}

type Withdrawals = { effects: RecordedEffects[]; unusedFileIds: string[] }

/** Withdraws all undecided applications of the student. Publish the effects and release the files after the commit. */
export async function withdrawAll(
  outbox: Outbox,
  student: StudentUser,
  context: InterviewContext,
): Promise<Withdrawals> {
  const { db } = outbox
  const withdrawals: Withdrawals = { effects: [], unusedFileIds: [] }
  for (const row of await lockWaitingApplicationsOf(db, student.id)) {
    const effects = await markWithdrawn(db, row, context)
    withdrawals.effects.push(await recordEffects(outbox, student, row.application.id, effects))
    const unusedFileId = await deleteSentCopy(db, row)
    if (unusedFileId !== null) withdrawals.unusedFileIds.push(unusedFileId)
  }
  return withdrawals
}

/** Deletes the row of the sent resume file and returns its id, unless the file is still in use. */
async function deleteSentCopy(db: Db, { application: { resumeFileId } }: ApplicationRow): Promise<string | null> {
  if (resumeFileId === null) return null
  return (await deleteFileUnlessUsed(db, resumeFileId)) ? resumeFileId : null
}

/** Writes the withdrawal and cancels open interviews. The row must be locked. */
async function markWithdrawn(db: Db, row: ApplicationRow, context: InterviewContext): Promise<Effects> {
  await patchApplication(db, row.application.id, { ...undecided, shortlistedAt: null, withdrawnAt: now })
  await closePromises(db, row.application.id, context.now)
  await deleteMessageNotifications(db, row.company.id, row.application.id)
  const cancellation = {
    applicationId: row.application.id,
    by: 'student',
    reason: 'The application was withdrawn.',
  } as const
  return {
    event: { kind: 'withdrawn' },
    notices: [withdrawnByStudentNotice(row), ...(await cancelOpenInterviews(db, cancellation, context))],
    outdated: [row.application.studentId, row.company.id],
  }
}

const refusals: Record<WithdrawRefusal, () => HttpProblem> = {
  already_withdrawn: () => conflict('already_withdrawn', texts.apply.alreadyWithdrawn),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
}
