import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Intake, openIntake } from './intake.ts'
import { openLocalStore } from './local-store.ts'
import { openS3Store } from './s3-store.ts'
import type { Store } from './store.ts'

/** Where uploads arrive and where they are kept. The database says what they are and whose. */
export type Files = Intake & Store

/** The bucket when one is configured, otherwise the folder `files` of the data folder. */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> {
  const folder = join(dataDir, 'files')
  const intake = await openIntake(join(folder, 'incoming'))
  const store = s3 ? await openS3Store(s3) : await openLocalStore(folder)
  return { ...intake, ...store }
}
