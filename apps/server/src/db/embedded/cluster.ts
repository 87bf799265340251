import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, errorCode } from './failure.ts'
import type { Place } from './place.ts'
import { giveTo, type SystemUser } from './system-user.ts'

export const superuser = 'fledge'

/**
 * The cluster of a place, made when there is none, and owned by whoever runs it. It is made aside and renamed when it
 * is whole, so that what a crash leaves half-made is never taken for a cluster; such leftovers are removed here.
 * The caller holds the owner lock.
 */
export async function openCluster(
  place: Place,
  binaries: Binaries,
  password: string,
  leastRoom = roomOfNew,
): Promise<string> {
  const cluster = join(place.home, 'cluster')
  await removeLeftovers(place.home)
  const version = await readVersion(cluster)
  if (version === null) {
    await refuseWithoutRoom(place.home, leastRoom)
    await makeCluster(place, binaries, password)
  } else if (version !== binaries.major) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this program brings ${binaries.major}.\n` +
        'Move the data over with pg_dump of the old version, or name another folder with DATA_DIR.',
    )
  }
  if (place.user && (await stat(cluster)).uid !== place.user.uid) await giveTo(place.user, cluster)
  return cluster
}

/** The password of the cluster's only role, kept in a file that nobody else reads; made at the first call. */
export async function readPassword(folder: string): Promise<string> {
  const path = join(folder, 'password')
  const kept = await readFile(path, 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  return kept.trim() || writeWhole(path, randomBytes(24).toString('base64url'))
}

async function writeWhole(path: string, text: string): Promise<string> {
  await rm(`${path}.new`, { force: true })
  const file = await open(`${path}.new`, 'wx', 0o600)
  try {
    await file.writeFile(`${text}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  return text
}

const asidePrefix = 'cluster-in-the-making-'

/** A program that outlived a crash may still write there: then it is removed at the next start. */
async function removeLeftovers(home: string): Promise<void> {
  const leftovers = (await readdir(home)).filter((name) => name.startsWith(asidePrefix))
  const removed = leftovers.map((name) => rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }))
  await Promise.allSettled(removed)
}

/** The major version that made the cluster, or null when there is none. */
async function readVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const inside = await readdir(cluster).catch(() => [])
  if (inside.length === 0) return null
  throw new EmbeddedPostgresError(
    `${cluster} is not empty and is not a PostgreSQL cluster. Restore it from a backup, or move it away.`,
  )
}

/** Bytes: 177 MB are taken once the demo world is loaded, and each process of the database writes beside that. */
const roomOfNew = 256_000_000

/** PostgreSQL stops at once where it cannot write its log, and then nobody learns why. Some disks tell no size. */
async function refuseWithoutRoom(home: string, least: number): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(home)
  const free = bavail * bsize
  if (blocks === 0 || free >= least) return
  throw new EmbeddedPostgresError(
    `A new database needs ${megabytes(least)} MB, and the disk of ${home} has ${megabytes(free)} MB left.\n` +
      'Free some, name a folder on another disk with DATA_DIR, or a PostgreSQL server with DATABASE_URL.',
  )
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000)

async function makeCluster({ home, user }: Place, binaries: Binaries, password: string): Promise<void> {
  const aside = await mkdtemp(join(home, asidePrefix))
  try {
    const data = join(aside, 'data')
    const passwordFile = join(aside, 'password')
    await mkdir(data, { mode: 0o700 })
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    if (user) await giveTo(user, aside)
    await run(binaries.initdb, [...initdbOptions, `--pgdata=${data}`, `--pwfile=${passwordFile}`], user)
    await rename(data, join(home, 'cluster'))
    await syncFolder(home)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** A rename is durable once the folder that holds the name is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** The collation is PostgreSQL's own, so that an index means the same on every machine whatever its C library. */
const initdbOptions = [
  `--username=${superuser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  // Whoever needs a new segment waits until it is written: at 16 MB for 14 to 20 ms.
  '--wal-segsize=4',
  // The cluster has a thousand files. One request to write the whole file system takes the time of one of them.
  ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
]

function run(program: string, args: string[], user: SystemUser | null): Promise<void> {
  const options = { ...user, cwd: '/', env: quietEnvironment, timeout: 120_000 }
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve()
      const said = `${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n') || cannotRun(program, error)
      reject(new EmbeddedPostgresError(`The database could not be made. PostgreSQL said:\n${said}`, { cause: error }))
    })
  })
}

/** A program that is there and yet "not found" misses its loader: the C library that it was built for. */
function cannotRun(program: string, error: Error): string {
  if (errorCode(error) !== 'ENOENT') return error.message
  return `${program} cannot be run here; it needs the GNU C library. Name a PostgreSQL server with DATABASE_URL.`
}

/** What PostgreSQL's programs get to see of the environment: PG* variables of the user must not steer them. */
export const quietEnvironment = { LC_ALL: 'C', TZ: 'UTC' }
