import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { readPassword } from './cluster.ts'
import { urlOf } from './knock.ts'
import { findPostmaster } from './postmaster-file.ts'

/** The address of the embedded database that runs on this folder now, or null. */
export async function findRunning(folder: string): Promise<string | null> {
  const cluster = await realpath(join(folder, 'cluster')).catch(() => null)
  const running = cluster === null ? null : findPostmaster(cluster)
  return running?.ready ? urlOf(running.port, await readPassword(folder)) : null
}
