import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './failure.ts'
import { identifyProcess, isSameProcess, type ProcessIdentity } from './process-identity.ts'

export type OwnerLock = { release: () => void }
type Owner = ProcessIdentity & { token: string }

/**
 * Takes a lock file that names this process, or tells which living process holds it. A lock whose owner is gone is
 * replaced: the owner is recognised by id and start time, so a process that got the same id later locks nobody out.
 */
export async function takeOwnerLock(path: string): Promise<OwnerLock | { heldBy: number }> {
  const token = randomUUID()
  // Written aside and linked into place, so that whoever finds the lock finds it whole.
  const draft = `${path}.${token}`
  writeFileSync(draft, JSON.stringify({ ...identifyProcess(process.pid), token }), { flag: 'wx', mode: 0o644 })
  try {
    while (!linkedInto(draft, path)) {
      const owner = readOwner(path)
      if (owner && isSameProcess(owner)) return { heldBy: owner.pid }
      if (owner) await removeStale(path, owner)
    }
    removeLeftDrafts(path)
    return { release: () => removeIfOwned(path, token) }
  } finally {
    rmSync(draft, { force: true })
  }
}

function linkedInto(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Null when the file is gone. One that cannot be understood (a power cut) belongs to nobody alive. */
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
 * Of several processes that see the same stale lock only one may remove it, or the second would remove the lock that
 * the first has just taken. The guard is the same kind of lock, so a guard left by a crash is replaced in turn.
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

/** Drafts of processes that were killed while they wrote them. One that says nothing yet may be a living process's. */
function removeLeftDrafts(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !isToken.test(name.slice(basename(path).length + 1))) continue
    const writer = readOwner(join(folder, name))
    if (writer && writer.pid > 0 && !isSameProcess(writer)) rmSync(join(folder, name), { force: true })
  }
}
const isToken = /^[\da-f-]{36}$/
