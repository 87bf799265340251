import { readerVersion } from '@fledge/core/resume/read-resume'
import type { Deps } from '../../deps.ts'
import { listOutdatedReadings } from './queries.ts'
import { readStoredFile } from './readings.ts'

/** Ids per batch; each file is read separately. */
const slice = 100

/**
 * Rereads, one after another, every file whose draft comes from another reader version; until then each access rebuilds
 * the draft. Files that cannot be reread keep their draft.
 * @throws AggregateError at the end, with the errors of the files that failed
 */
export async function rereadOutdated(deps: Pick<Deps, 'db' | 'files' | 'readings' | 'publish'>): Promise<void> {
  const errors: unknown[] = []
  let after: string | null = null
  for (;;) {
    const ids: string[] = await listOutdatedReadings(deps.db, { current: readerVersion, after, limit: slice })
    for (const id of ids) await readStoredFile(deps, id).catch((error: unknown) => errors.push(error))
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} file(s) could not be read again.`)
}
