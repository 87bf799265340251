import { chmod, lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './failure.ts'

/** Who runs PostgreSQL when we are root, which it refuses to be. */
export type SystemUser = { uid: number; gid: number }

/** `nobody` when this process is root; null when it is an ordinary user, who runs PostgreSQL as itself. */
export async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this machine has no user `nobody` to run it as.\n' +
        'Start as an ordinary user, or name a PostgreSQL server with DATABASE_URL.',
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

/** Gives a folder and everything in it to the user; the folder itself last, so that its owner tells whether all is done. */
export async function giveTo(user: SystemUser, path: string): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    for (const name of await readdir(path)) await giveTo(user, join(path, name))
  }
  await lchown(path, user.uid, user.gid)
}

/** Lets every user read a folder and everything in it, and run what can be run. */
export async function letEveryoneRead(path: string): Promise<void> {
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  await chmod(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path)) await letEveryoneRead(join(path, name))
}
