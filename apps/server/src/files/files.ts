import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { type Intake, openIntake } from './intake.ts'
import { openLocalStore } from './local-store.ts'
import type { Store } from './store.ts'

/** Where uploads arrive and where they are kept. The database says what they are and whose. */
export type Files = Intake &
  Store & {
    /** Removes a file that no row names any more. While the store is away the janitor has to, later. */
    release: (id: string) => Promise<void>
  }

/**
 * The bucket when one is configured, otherwise the folder `files` of the data folder. Throws StartProblem when the
 * bucket or the folder cannot be used.
 */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> {
  const folder = join(dataDir, 'files')
  const intake = await openIntake(join(folder, 'incoming')).catch(explain)
  const store = s3 ? await openBucket(s3) : await openLocalStore(folder)
  return { ...intake, ...store, release: (id) => store.remove(id).catch(() => undefined) }
}

function explain(error: unknown): never {
  if (!(error instanceof Error && 'code' in error)) throw error
  throw new StartProblem(
    `Files cannot be received: the folder cannot be made (${error.message}).\n` +
      'Free or repair the folder, or name another one with DATA_DIR.',
    { cause: error },
  )
}

/** The SDK is large, and most installations keep their files in a folder. */
async function openBucket(s3: NonNullable<Config['s3']>): Promise<Store> {
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
