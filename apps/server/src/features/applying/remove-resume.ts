import type { StudentUser } from '@fledge/contract/users'
import { type Deps, inTransaction } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { deleteFileUnlessUsed, deleteStudentResume } from '../resumes/queries.ts'
import { withdrawAll } from './withdraw.ts'

/** Deletes the student's resume; sent copies stay, or pending applications are withdrawn if requested. */
export async function remove(
  deps: Deps,
  student: StudentUser,
  id: string,
  openApplications: 'keep' | 'withdraw',
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const fileId = orNotFound(await deleteStudentResume(tx.db, student.id, id), 'resume')
    if (openApplications === 'withdraw') await withdrawAll(tx, student)
    for (const unused of await deleteFileUnlessUsed(tx.db, fileId)) await tx.files.release(unused)
  })
}
