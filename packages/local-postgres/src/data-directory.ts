import { chmod, lstat, mkdir, mkdtemp, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, LocalPostgresError } from './errors.ts'
import { canEnter, type SystemUser, unprivilegedUser } from './system-user.ts'

export type DataDirectory = {
  /** The folder that holds the cluster. */
  home: string
  /** Where copies of PostgreSQL's programs go when they cannot run from node_modules. */
  copies: string
  /** The user that runs PostgreSQL; null for the user of this process. */
  user: SystemUser | null
}

/**
 * Finds where the cluster of `folder` lies and which user runs it: normally the folder itself and the user of this
 * process. Root uses an unprivileged user (or the cluster's owner); when that user cannot reach the folder, the cluster
 * is kept in /var/lib/<name>, and the folder gets a link to it.
 */
export async function findDataDirectory(
  folder: string,
  name: string,
  log: (line: string) => void,
): Promise<DataDirectory> {
  const link = join(folder, 'cluster')
  const sharedHome = join('/var/lib', name)
  const unprivileged = await unprivilegedUser()
  const copies = unprivileged ? sharedHome : folder
  const existing = await findCluster(link)
  if (existing) {
    return { home: dirname(existing.path), copies, user: unprivileged && (existing.owner ?? unprivileged) }
  }
  if (unprivileged === null || (await openPath(unprivileged, folder))) {
    return { home: folder, copies, user: unprivileged }
  }

  const home = await createOutsideHome(sharedHome, folder)
  await symlink(join(home, 'cluster'), link)
  log(`PostgreSQL does not run as root and its user cannot reach ${folder}: the database is kept in ${home}.`)
  return { home, copies, user: unprivileged }
}

/** The cluster, or the path that a link reserves for it; its owner is null while it is root or the cluster is missing. */
async function findCluster(link: string): Promise<{ path: string; owner: SystemUser | null } | null> {
  const entry = await orNull(lstat(link))
  if (entry === null) return null
  const path = entry.isSymbolicLink() ? await readlink(link) : link
  if ((await orNull(stat(dirname(path)))) === null) {
    throw new LocalPostgresError(
      `The database folder ${path}, to which ${link} points, no longer exists.\n` +
        `Restore it, or remove ${link} to start with an empty database.`,
    )
  }
  const cluster = await orNull(stat(path))
  return { path, owner: cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : null }
}

function orNull<T>(promise: Promise<T>): Promise<T | null> {
  return promise.catch((error) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
}

/**
 * Whether the user can reach the folder. Opens the folder itself, and those of root's folders above it that hold
 * nothing else, as a new temporary folder does. Other closed folders protect something and stay closed.
 */
async function openPath(user: SystemUser, folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (!(await canEnter(path, user))) {
      const mayOpen = path === folder || ((await stat(path)).uid === 0 && (await readdir(path)).length === 1)
      if (!mayOpen) return false
      await chmod(path, ((await stat(path)).mode & 0o777) | 0o011)
    }
    if (path === dirname(path)) return true
  }
}

async function createOutsideHome(sharedHome: string, folder: string): Promise<string> {
  await mkdir(sharedHome, { recursive: true })
  await chmod(sharedHome, 0o755)
  const home = await mkdtemp(join(sharedHome, 'database-'))
  await chmod(home, 0o711)
  await writeFile(join(home, 'belongs-to'), `${folder}\n`)
  return home
}
