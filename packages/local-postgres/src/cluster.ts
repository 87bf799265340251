import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DataDirectory } from './data-directory.ts'
import { errorCode, LocalPostgresError } from './errors.ts'
import type { Login } from './ping.ts'
import { changeOwner, type SystemUser } from './system-user.ts'

/**
 * Returns the path of the cluster, created when there is none, and owned by the user that runs it. A new cluster gets
 * its name only when it is complete; what a crash left incomplete is removed. The caller holds the owner lock.
 */
export async function openCluster(directory: DataDirectory, binaries: Binaries, login: Login): Promise<string> {
  const cluster = join(directory.home, 'cluster')
  await removeIncomplete(directory.home)
  const version = await readVersion(cluster)
  if (version === null) {
    await createCluster(directory, binaries, login)
  } else if (version !== binaries.major) {
    throw new LocalPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this program brings ${binaries.major}.\n` +
        'Move the data over with pg_dump of the old version.',
    )
  }
  const { user } = directory
  if (user && (await stat(cluster)).uid !== user.uid) await changeOwner(user, cluster)
  return cluster
}

/** The password of the cluster's only role, in a file that only its owner reads; created by the first call. */
export async function readPassword(folder: string): Promise<string> {
  const path = join(folder, 'password')
  const existing = await readFile(path, 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  return existing.trim() || writeAtomically(path, randomBytes(24).toString('base64url'))
}

async function writeAtomically(path: string, text: string): Promise<string> {
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

const incompletePrefix = 'cluster-in-the-making-'

/** An initdb that outlived a crash may still write to its folder: that one is removed by a later start. */
async function removeIncomplete(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(incompletePrefix))
  const removals = names.map((name) => rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }))
  await Promise.allSettled(removals)
}

/** The major version that made the cluster, or null when there is none. */
async function readVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const content = await readdir(cluster).catch(() => [])
  if (content.length === 0) return null
  throw new LocalPostgresError(
    `${cluster} is not empty and is not a PostgreSQL cluster. Restore it from a backup, or move it away.`,
  )
}

async function createCluster({ home, user }: DataDirectory, binaries: Binaries, login: Login): Promise<void> {
  const incomplete = await mkdtemp(join(home, incompletePrefix))
  try {
    const data = join(incomplete, 'data')
    const passwordFile = join(incomplete, 'password')
    await mkdir(data, { mode: 0o700 })
    await writeFile(passwordFile, `${login.password}\n`, { mode: 0o600 })
    if (user) await changeOwner(user, incomplete)
    const options = [`--username=${login.name}`, `--pgdata=${data}`, `--pwfile=${passwordFile}`, ...initdbOptions]
    await run(binaries.initdb, options, user)
    await rename(data, join(home, 'cluster'))
    await syncFolder(home)
  } finally {
    await rm(incomplete, { recursive: true, force: true })
  }
}

/** A rename is durable once the folder that holds the name is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

const initdbOptions = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // PostgreSQL's own collation: indexes stay valid when the machine's C library changes.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  // Megabytes. A transaction that needs a new segment waits until it is allocated.
  '--wal-segsize=4',
  // One sync of the file system instead of one for each of a thousand files.
  ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
]

function run(program: string, args: string[], user: SystemUser | null): Promise<void> {
  const options = { ...user, cwd: '/', env: minimalEnvironment, timeout: 120_000 }
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve()
      const output = `${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n') || describeSpawnError(program, error)
      reject(new LocalPostgresError(`The database could not be made. PostgreSQL said:\n${output}`, { cause: error }))
    })
  })
}

/** The system reports a missing C library as a missing program. */
function describeSpawnError(program: string, error: Error): string {
  if (errorCode(error) !== 'ENOENT') return error.message
  return `${program} cannot be run here; it needs the GNU C library.`
}

/** Hides the PG* variables of the user from PostgreSQL's programs. */
export const minimalEnvironment = { LC_ALL: 'C', TZ: 'UTC' }
