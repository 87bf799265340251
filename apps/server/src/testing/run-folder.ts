import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyProcess } from '@fledge/local-postgres/process-identity'
import { findLocalDatabase } from '../db/local-database.ts'

/**
 * A new temporary folder for a run of this kind, after those of its kind were removed that killed runs left behind. The
 * process id stands in the name: a folder for data begins empty.
 */
export async function makeRunFolder(kind: string, place = tmpdir()): Promise<string> {
  await removeAbandoned([kind], place)
  return mkdtemp(join(place, `fledge-${kind}-${process.pid}-`))
}

/** Older than any run gets that does not say who it is. */
const dayMs = 86_400_000

/**
 * Removes the folders of these kinds that are more than a day old and used by nobody: neither the process in their name
 * nor a database in them is alive. What is a link, or another user's, stays.
 */
export async function removeAbandoned(kinds: readonly string[], place = tmpdir(), now = Date.now()): Promise<void> {
  for (const name of await readdir(place)) {
    const [, kind = '', pid] = /^fledge-([a-z]+)-(?:(\d+)-)?\w{6}$/.exec(name) ?? []
    if (!kinds.includes(kind) || identifyProcess(Number(pid))) continue
    const path = join(place, name)
    // One that cannot be looked at or removed is left to the next run.
    if (await isAbandoned(path, now).catch(() => false))
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function isAbandoned(path: string, now: number): Promise<boolean> {
  const folder = await lstat(path)
  if (!folder.isDirectory() || folder.uid !== process.getuid?.() || now - folder.mtimeMs <= dayMs) return false
  // A server that outlived a killed run keeps its database running.
  return (await findLocalDatabase(path)) === null
}
