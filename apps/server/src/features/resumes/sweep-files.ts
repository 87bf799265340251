import type { Deps } from '../../deps.ts'
import { runEach } from '../../jobs/run-each.ts'
import { deleteUnusedFiles, listForgottenReadings, listKnownFiles } from './queries.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'readings' | 'now' | 'publish' | 'jobs' | 'secondReader'>

/** Longer than from the last byte of an upload to its row with all database timeouts. */
const settledMs = 120_000

/**
 * Cleans up after crashes: deletes unreferenced rows with their files, files without rows and partial uploads, and reads
 * unread files. Skips young ones, which may be in progress.
 */
export async function sweepFiles(deps: Needs): Promise<void> {
  const { db, files } = deps
  const before = new Date(deps.now().getTime() - settledMs)
  await files.sweep(before)
  for (const id of await deleteUnusedFiles(db, before)) await files.remove(id)
  for (const id of await listStrays(deps, before)) await files.remove(id)
  const forgotten = await listForgottenReadings(db, before)
  await runEach(forgotten, 'Some forgotten files could not be read.', (id) => deps.readings.read(deps, id))
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
