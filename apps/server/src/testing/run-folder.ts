import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@fledge/core/time/units'
import { isAlive } from '@fledge/local-postgres/process-state'
import { findLocalDatabase } from '../db/local-database.ts'

/** Creates a temporary folder for a run of this kind, named after its process, and removes those of killed runs. */
export async function makeRunFolder(kind: string, parent = tmpdir()): Promise<string> {
  await removeAbandoned([kind], parent)
  return mkdtemp(join(parent, `fledge-${kind}-${process.pid}-`))
}

/**
 * Removes folders of these kinds that are more than a day old, when neither the process in their name nor a database in
 * them is running. Keeps symbolic links and folders of other users.
 */
export async function removeAbandoned(kinds: readonly string[], parent = tmpdir(), now = Date.now()): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, kind = '', pid] = /^fledge-([a-z]+)-(?:(\d+)-)?\w{6}$/.exec(name) ?? []
    if (!kinds.includes(kind) || isAlive(Number(pid))) continue
    const path = join(parent, name)
    // Errors are ignored: the next run tries again.
    if (await isAbandoned(path, now).catch(() => false))
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function isAbandoned(path: string, now: number): Promise<boolean> {
  const folder = await lstat(path)
  if (!folder.isDirectory() || folder.uid !== process.getuid?.() || now - folder.mtimeMs <= dayMs) return false
  // A server may outlive a killed run.
  return (await findLocalDatabase(path)) === null
}
