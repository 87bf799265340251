import { readerVersion } from '@fledge/core/resume/read-resume'
import type { Deps } from '../../deps.ts'
import { listOutdatedReadings } from './queries.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'readings' | 'publish' | 'jobs' | 'secondReader'>

/** How many ids are asked for together; each file is read by itself. */
const slice = 100

/**
 * Reads every file again whose draft another release of the reader made, one after another, as an upgrade leaves them:
 * until then each look at such a resume makes its draft anew. What cannot be read again keeps the draft that it has.
 * @throws AggregateError after all of them, with what kept each of the others from being read
 */
export async function rereadOutdated(deps: Needs): Promise<void> {
  const errors: unknown[] = []
  let after: string | null = null
  for (;;) {
    const ids: string[] = await listOutdatedReadings(deps.db, { current: readerVersion, after, limit: slice })
    for (const id of ids) await deps.readings.read(deps, id).catch((error: unknown) => errors.push(error))
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} file(s) could not be read again.`)
}
