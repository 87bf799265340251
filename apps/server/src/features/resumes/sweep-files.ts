import type { Deps } from '../../deps.ts'
import { deleteUnusedFiles, listForgottenReadings, listKnownFiles } from './queries.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'readings' | 'now' | 'publish' | 'jobs' | 'secondReader'>

/** Well beyond the time between the last byte of an upload and its row, with every time-out of the database used up. */
const settledMs = 120_000

/**
 * Puts files and rows back in step: rows that nothing points to go, with their files; files without a row go, and
 * what an upload left half done; files that nobody read are read. Whatever is young may still be under way, and stays.
 */
export async function sweepFiles(deps: Needs): Promise<void> {
  const { db, files } = deps
  const before = new Date(deps.now().getTime() - settledMs)
  await files.sweep(before)
  for (const id of await deleteUnusedFiles(db, before)) await files.remove(id)
  for (const id of await listStrays(deps, before)) await files.remove(id)
  await readForgotten(deps, before)
}

/** Reads them all before it fails for those that could not be: one whose bytes are lost must not stand before others. */
async function readForgotten(deps: Needs, before: Date): Promise<void> {
  const errors: unknown[] = []
  for (const id of await listForgottenReadings(deps.db, before)) {
    await deps.readings.read(deps, id).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} forgotten file(s) could not be read.`)
}

/**
 * Stored files that the database does not know. When it knows none of all that are stored, it is another database
 * than the one they belong to, and nothing is a stray.
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
