import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { deleteFileUnlessUsed, deleteResumeOf } from './queries.ts'

/** Frees the student's slot. The file goes too, unless an application was sent with it. */
export async function remove(deps: Deps, student: StudentUser, id: string): Promise<void> {
  const orphan = await deps.db.transaction(async (db) => {
    const fileId = await deleteResumeOf(db, student.id, id)
    if (fileId === undefined) throw notFound('resume')
    return (await deleteFileUnlessUsed(db, fileId)) ? fileId : null
  })
  // After the commit: until then the row stands, and what it points to must too.
  if (orphan !== null) await deps.files.remove(orphan)
}
