import { chmod, lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LocalPostgresError } from './errors.ts'

export type SystemUser = { uid: number; gid: number }

/**
 * The user that PostgreSQL runs as: `nobody` when this process is root, which PostgreSQL refuses to be; null for the
 * user of this process.
 */
export async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) {
    throw new LocalPostgresError(
      'PostgreSQL does not run as root, and this machine has no user `nobody` to run it as.\nStart as an ordinary user.',
    )
  }
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether the user may pass through every folder above `path` and enter (or run) `path` itself. */
export async function canReach(path: string, user: SystemUser): Promise<boolean> {
  const above = dirname(path)
  return (await canEnter(path, user)) && (above === path || canReach(above, user))
}

export async function canEnter(path: string, user: SystemUser): Promise<boolean> {
  const { mode, uid, gid } = await stat(path)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) !== 0
}

/** Changes the owner of a folder and its content; the folder comes last, so that its owner shows that all is done. */
export async function changeOwner(user: SystemUser, path: string): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    for (const name of await readdir(path)) await changeOwner(user, join(path, name))
  }
  await lchown(path, user.uid, user.gid)
}

/** Lets every user read a folder and its content, and run its programs. */
export async function makeWorldReadable(path: string): Promise<void> {
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  await chmod(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path)) await makeWorldReadable(join(path, name))
}
