import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './errors.ts'
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts'

export type OwnerLock = { release: () => void }
type Owner = ProcessIdentity & { token: string }

/**
 * Takes a lock file that names this process, or returns the process that holds it. A lock whose owner has ended is
 * replaced. The owner is recognised by id and start time, so a reused process id does not hold the lock.
 */
export async function takeOwnerLock(path: string): Promise<OwnerLock | { heldBy: number }> {
  const token = randomUUID()
  // A hard link makes the complete file appear in one step.
  const draft = `${path}.${token}`
  writeFileSync(draft, JSON.stringify({ ...identifyProcess(process.pid), token }), { flag: 'wx', mode: 0o600 })
  try {
    while (!tryLink(draft, path)) {
      const owner = readOwner(path)
      if (owner && isRunning(owner)) return { heldBy: owner.pid }
      if (owner) await removeStale(path, owner)
    }
    removeStaleDrafts(path)
    return { release: () => removeIfOwned(path, token) }
  } finally {
    rmSync(draft, { force: true })
  }
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Null when the file is missing. A file that cannot be parsed was left by a power cut and has no owner. */
function readOwner(path: string): Owner | null {
  try {
    const read: Partial<Owner> = JSON.parse(readFileSync(path, 'utf8'))
    return { pid: read.pid ?? 0, started: read.started ?? '', token: read.token ?? '' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    if (error instanceof SyntaxError) return { pid: 0, started: '', token: '' }
    throw error
  }
}

/**
 * Only one of several processes may remove a stale lock: the second would remove the lock that the first has just taken.
 * The guard is a lock of the same kind, so a guard that a crash left is replaced too.
 */
async function removeStale(path: string, stale: Owner): Promise<void> {
  const guard = await takeOwnerLock(`${path}.takeover`)
  if ('heldBy' in guard) {
    await sleep(20)
    return
  }
  removeIfOwned(path, stale.token)
  guard.release()
}

function removeIfOwned(path: string, token: string): void {
  if (readOwner(path)?.token === token) rmSync(path, { force: true })
}

/** Removes the drafts of killed processes. An empty draft may be one that is being written. */
function removeStaleDrafts(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !isToken.test(name.slice(basename(path).length + 1))) continue
    const writer = readOwner(join(folder, name))
    if (writer && writer.pid > 0 && !isRunning(writer)) rmSync(join(folder, name), { force: true })
  }
}
const isToken = /^[\da-f-]{36}$/
