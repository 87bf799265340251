import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { refuseWithdrawal, undecided, type WithdrawRefusal } from '@fledge/core/applications/lifecycle'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { withdrawnByStudentNotice } from '../applications/application-notices.ts'
import {
  type ApplicationRow,
  lockWaitingApplicationsOf,
  now,
  patchApplication,
} from '../applications/application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { deleteMessageNotifications } from '../messages/message-queries.ts'
import { closePromises } from '../reply-promises/promise-queries.ts'
import { deleteFileUnlessUsed } from '../resumes/queries.ts'
import { type Effects, recordEffects } from '../timeline/record-effects.ts'

/** Withdraws an application that is pending for the student, including one with a decision on hold. */
export async function withdraw(deps: Deps, student: StudentUser, id: string): Promise<Application> {
  return updateApplication(deps, student, id, async (tx, row) => {
    const refusal = refuseWithdrawal(row.application)
    if (refusal) throw refusals[refusal]()
    return markWithdrawn(tx, row)
  })
}

export async function withdrawAll(tx: Deps, student: StudentUser): Promise<void> {
  for (const row of await lockWaitingApplicationsOf(tx.db, student.id))
    await recordEffects(tx, student, row.application.id, await markWithdrawn(tx, row))
}

/** Writes the withdrawal, cancels open interviews and deletes the sent resume unless it is in use. The row must be locked. */
async function markWithdrawn(tx: Deps, row: ApplicationRow): Promise<Effects> {
  const { db, files } = tx
  const { resumeFileId } = row.application
  await patchApplication(db, row.application.id, { ...undecided, shortlistedAt: null, withdrawnAt: now })
  await closePromises(db, row.application.id, tx.now())
  await deleteMessageNotifications(db, row.company.id, row.application.id)
  const unused = resumeFileId === null ? [] : await deleteFileUnlessUsed(db, resumeFileId)
  for (const id of unused) await files.release(id)
  const cancellation = {
    applicationId: row.application.id,
    by: 'student',
    reason: 'The application was withdrawn.',
  } as const
  return {
    event: { kind: 'withdrawn' },
    notices: [withdrawnByStudentNotice(row), ...(await cancelOpenInterviews(tx, cancellation))],
    outdated: [row.application.studentId, row.company.id],
  }
}

const refusals: Record<WithdrawRefusal, () => HttpProblem> = {
  already_withdrawn: () => conflict('already_withdrawn', texts.apply.alreadyWithdrawn),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
}
