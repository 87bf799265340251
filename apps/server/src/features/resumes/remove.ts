import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { publishChanges } from '../applications/update-application.ts'
import { withdrawAll } from '../applications/withdraw.ts'
import { interviewContext } from '../interviews/update-interview.ts'
import { deleteFileUnlessUsed, deleteStudentResume } from './queries.ts'

/**
 * Deletes the student's resume. Sent copies stay, or pending applications are withdrawn if requested. Deletes the file
 * unless an application was sent with it.
 */
export async function remove(
  deps: Deps,
  student: StudentUser,
  id: string,
  openApplications: 'keep' | 'withdraw',
): Promise<void> {
  const context = interviewContext(deps)
  const { effects, unusedFileIds } = await deps.db.transaction(async (db) => {
    const fileId = await deleteStudentResume(db, student.id, id)
    if (fileId === undefined) throw notFound('resume')
    const withdrawn =
      openApplications === 'withdraw' ? await withdrawAll({ ...deps, db }, student, context) : nothingWithdrawn
    const deleted = (await deleteFileUnlessUsed(db, fileId)) ? [fileId] : []
    return { effects: withdrawn.effects, unusedFileIds: [...withdrawn.unusedFileIds, ...deleted] }
  })
  for (const one of effects) publishChanges(deps, one)
  // After the commit, because the row refers to the file until then.
  for (const fileId of unusedFileIds) await deps.files.release(fileId)
}

const nothingWithdrawn = { effects: [], unusedFileIds: [] }
