import { chmod, lstat, mkdir, mkdtemp, readdir, readlink, realpath, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { EmbeddedPostgresError, errorCode } from './failure.ts'
import { canEnter, type SystemUser, unprivilegedUser } from './system-user.ts'

/** `home` holds the cluster and `copies` may hold the programs; `user` runs PostgreSQL, null for ourselves. */
export type Place = { home: string; copies: string; user: SystemUser | null }

/** Where root puts what an unprivileged user must reach when the project lies in a closed folder such as /root. */
const sharedHome = '/var/lib/fledge'

/** The folder's true path; made when it is missing. */
export async function openFolder(folder: string): Promise<string> {
  await makeFolder(folder)
  return realpath(folder)
}

/**
 * Where the cluster of `folder` lies and who runs it. Normally that is the folder itself and ourselves. As root it is
 * an unprivileged user (or the one who owns the cluster already), and when that user cannot reach the folder, a new
 * place outside with a link to it in the folder, which `log` hears of once.
 */
export async function findPlace(folder: string, log: (line: string) => void): Promise<Place> {
  const link = join(folder, 'cluster')
  const nobody = await unprivilegedUser()
  const copies = nobody ? sharedHome : folder
  const existing = await findCluster(link)
  if (existing) return { home: dirname(existing.path), copies, user: nobody && (existing.owner ?? nobody) }
  if (nobody === null || (await letIn(nobody, folder))) return { home: folder, copies, user: nobody }

  const home = await makeOutsideHome(folder)
  await symlink(join(home, 'cluster'), link)
  log(`PostgreSQL does not run as root and its user cannot reach ${folder}: the database is kept in ${home}.`)
  return { home, copies, user: nobody }
}

type ExistingCluster = { path: string; owner: SystemUser | null }

/** The cluster, or the place that a link has set aside for it, with its owner unless that is root or nobody yet. */
async function findCluster(link: string): Promise<ExistingCluster | null> {
  const entry = await orNull(lstat(link))
  if (entry === null) return null
  const path = entry.isSymbolicLink() ? await readlink(link) : link
  if ((await orNull(stat(dirname(path)))) === null) {
    throw new EmbeddedPostgresError(
      `The database folder ${path}, to which ${link} points, no longer exists.\n` +
        `Restore it, or remove ${link} to start with an empty database.`,
    )
  }
  const cluster = await orNull(stat(path))
  return { path, owner: cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : null }
}

function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
}

/**
 * Whether the user can come to the folder, after opening the doors that are ours to open: the folder's own, and those of
 * root's folders around it that hold nothing else (a new temporary folder for the data, as a rule). Elsewhere a closed
 * door protects something.
 */
async function letIn(user: SystemUser, folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (!(await canEnter(path, user))) {
      const isOurs = path === folder || ((await stat(path)).uid === 0 && (await readdir(path)).length === 1)
      if (!isOurs) return false
      await chmod(path, ((await stat(path)).mode & 0o777) | 0o011)
    }
    if (path === dirname(path)) return true
  }
}

async function makeOutsideHome(folder: string): Promise<string> {
  await mkdir(sharedHome, { recursive: true })
  await chmod(sharedHome, 0o755)
  const home = await mkdtemp(join(sharedHome, 'database-'))
  await chmod(home, 0o711)
  await writeFile(join(home, 'belongs-to'), `${folder}\n`)
  return home
}
