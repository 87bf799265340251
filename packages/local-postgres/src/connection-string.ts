import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { readPassword } from './cluster.ts'
import { connectionUrl } from './ping.ts'
import { findPostmaster } from './postmaster-file.ts'

/** The connection string of the server that runs on this folder, in whichever process; null when none runs. */
export async function connectionString({ folder, name }: { folder: string; name: string }): Promise<string | null> {
  const cluster = await realpath(join(folder, 'cluster')).catch(() => null)
  const running = cluster === null ? null : findPostmaster(cluster)
  return running?.ready ? connectionUrl({ name, password: await readPassword(folder) }, running.port) : null
}
