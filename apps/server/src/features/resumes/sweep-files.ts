import type { Deps } from '../../deps.ts'
import { deleteUnusedFiles, listForgottenReadings, listKnownFiles } from './queries.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'now'> & { jobs: Pick<Deps['jobs'], 'send'> }

/** Longer than from the last byte of an upload to its row with all database timeouts. */
const settledMs = 120_000

/** Cleans up after crashes: deletes unreferenced rows and files and has unread files read, unless they are young. */
export async function sweepFiles(deps: Needs): Promise<void> {
  const { db, files, jobs } = deps
  const before = new Date(deps.now().getTime() - settledMs)
  await files.sweep(before)
  for (const id of await deleteUnusedFiles(db, before)) await files.remove(id)
  for (const id of await listStrays(deps, before)) await files.remove(id)
  for (const fileId of await listForgottenReadings(db, before)) await jobs.send(db, 'read-slow-resume', { fileId })
}

/**
 * Stored files without a row. None if the database knows no stored file at all, because then it is a different database.
 */
async function listStrays({ db, files }: Needs, before: Date): Promise<string[]> {
  const strays: string[] = []
  let knowsSome = false
  for await (const ids of files.pagesOfIds()) {
    const known = await listKnownFiles(db, ids)
    knowsSome ||= known.size > 0
    for (const id of ids.filter((id) => !known.has(id))) {
      const keptAt = await files.keptAt(id)
      if (keptAt && keptAt < before) strays.push(id)
    }
  }
  return knowsSome ? strays : []
}
