import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { refuseWithdrawal, type WithdrawRefusal } from '@fledge/core/applications/lifecycle'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { type Means, meansOf } from '../interviews/act-on.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { deleteMessageNotifications } from '../messages/queries.ts'
import { deleteFileUnlessUsed } from '../resumes/queries.ts'
import { actOn, type Consequences, type Settled, settle } from './act-on.ts'
import { withdrawnByStudentNotice } from './notices.ts'
import { type ApplicationRow, lockWaitingApplicationsOf, now, updateApplication } from './queries.ts'

/** Takes back an application that is pending, as far as its student knows: a decision on hold goes with it. */
export async function withdraw(deps: Deps, student: StudentUser, id: string): Promise<Application> {
  let unusedFileId: string | null = null
  const application = await actOn(deps, student, id, async (db, row) => {
    const refusal = refuseWithdrawal(row.application)
    if (refusal) throw refusals[refusal]()
    const consequences = await takeBack(db, row, meansOf(deps))
    unusedFileId = await deleteSentCopy(db, row)
    return consequences
  })
  if (unusedFileId !== null) await deps.files.release(unusedFileId)
  return application
}

type Withdrawn = { settled: Settled[]; unusedFileIds: string[] }

/** Takes back all that the student waits for an answer to. Gives the files to release after the commit, too. */
export async function withdrawAll(db: Db, student: StudentUser, means: Means): Promise<Withdrawn> {
  const withdrawn: Withdrawn = { settled: [], unusedFileIds: [] }
  for (const row of await lockWaitingApplicationsOf(db, student.id)) {
    withdrawn.settled.push(await settle(db, student, row.application.id, await takeBack(db, row, means)))
    const unusedFileId = await deleteSentCopy(db, row)
    if (unusedFileId !== null) withdrawn.unusedFileIds.push(unusedFileId)
  }
  return withdrawn
}

/** Deletes the row of the file that was sent, unless it is still in use; gives its id then. */
async function deleteSentCopy(db: Db, { application: { resumeFileId } }: ApplicationRow): Promise<string | null> {
  if (resumeFileId === null) return null
  return (await deleteFileUnlessUsed(db, resumeFileId)) ? resumeFileId : null
}

/** What withdrawing changes, an interview that was agreed on included. The row must be locked. */
async function takeBack(db: Db, row: ApplicationRow, means: Means): Promise<Consequences> {
  const nothingDecided = { status: 'pending', decidedAt: null, tellAt: null } as const
  await updateApplication(db, row.application.id, { ...nothingDecided, shortlistedAt: null, withdrawnAt: now })
  await deleteMessageNotifications(db, row.company.id, row.application.id)
  const ending = { applicationId: row.application.id, by: 'student', reason: 'The application was withdrawn.' } as const
  return {
    event: { kind: 'withdrawn' },
    notices: [withdrawnByStudentNotice(row), ...(await cancelOpenInterviews(db, ending, means))],
    stale: [row.application.studentId, row.company.id],
  }
}

const refusals: Record<WithdrawRefusal, () => HttpProblem> = {
  already_withdrawn: () => conflict('already_withdrawn', texts.apply.alreadyWithdrawn),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
}
