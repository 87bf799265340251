import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { type Intake, openIntake } from './intake.ts'
import { openLocalStore } from './local-store.ts'
import { openDataFolder } from './open-data-folder.ts'
import type { Store } from './store.ts'

/** Where uploads arrive and are stored. The database knows their type and owner. */
export type Files = Intake &
  Store & {
    /** Removes a file without a row. When the store is unavailable, the job `sweep-files` does it later. */
    release: (id: string) => Promise<void>
  }

/** Opens the bucket, otherwise the folder `files` of the data folder. Throws StartProblem when it cannot be used. */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> {
  const folder = join(dataDir, 'files')
  // The next line explains why a folder cannot be used.
  await openDataFolder(dataDir).catch(() => undefined)
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

/** Loaded on demand: the SDK is large, and most installations use a folder. */
async function openBucket(s3: NonNullable<Config['s3']>): Promise<Store> {
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
