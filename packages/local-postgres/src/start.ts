import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findPackage, prepareBinaries } from './binaries.ts'
import { openCluster, readPassword } from './cluster.ts'
import { findDataDirectory } from './data-directory.ts'
import { describeFileError, LocalPostgresError } from './errors.ts'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import { connectionUrl } from './ping.ts'
import { type Postmaster, type Server, startPostmaster, stopPostmaster } from './postmaster.ts'
import { worksIn } from './postmaster-file.ts'
import { signalProcess } from './process-state.ts'

export type LocalPostgres = {
  connectionString: string
  /** Whether this is a server that an earlier, killed process left running. */
  adopted: boolean
  /** The postmaster's process id; it changes when PostgreSQL is restarted after an unexpected end. */
  readonly pid: number
  /** Stops PostgreSQL. Further calls wait for the first. */
  stop: () => Promise<void>
}

type StartOptions = {
  /** Holds everything, unless root has to put the data elsewhere. Created when missing; its parent must exist. */
  folder: string
  /** Names the database and its only role. */
  name: string
  log?: (line: string) => void
  /** PostgreSQL settings that override the defaults. */
  settings?: Record<string, string>
}

/**
 * Runs PostgreSQL on a folder and restarts it until `stop`. The first start creates the database; a start after a crash
 * repairs it. Throws LocalPostgresError when it cannot run, in particular when another process uses the folder.
 */
export async function start(options: StartOptions): Promise<LocalPostgres> {
  try {
    await mkdir(options.folder).catch(ignoreExisting)
    const folder = await realpath(options.folder)
    const lock = await lockFolder(folder)
    try {
      const server = await prepareServer({ ...options, folder })
      return supervise(server, await startPostmaster(server, null), lock)
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    throw describeFileError(error, options.folder)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function lockFolder(folder: string): Promise<OwnerLock> {
  const lock = await takeOwnerLock(folder)
  if ('release' in lock) return lock
  throw new LocalPostgresError(
    `The database folder ${folder} is in use by ${lock.heldBy === null ? 'another process' : `process ${lock.heldBy}`}: the program is already running on it.\n` +
      'Stop that process first.',
  )
}

async function prepareServer({ folder, name, log = () => undefined, settings = {} }: StartOptions): Promise<Server> {
  const directory = await findDataDirectory(folder, name, log)
  const binaries = await prepareBinaries(await findPackage(), directory.user, directory.copies)
  const password = await readPassword(folder)
  const cluster = await openCluster(directory, binaries, { name, password })
  return {
    cluster,
    postgres: binaries.postgres,
    user: directory.user,
    login: { name, password },
    logFile: join(folder, 'postgres.log'),
    settings,
    log,
  }
}

const checkIntervalMs = 1000

function supervise(server: Server, first: Postmaster, lock: OwnerLock): LocalPostgres {
  let pid = first.pid
  let checking: Promise<void> = Promise.resolve()
  let stopped: Promise<void> | null = null

  async function restartIfEnded() {
    if (stopped || worksIn(pid, server.cluster)) return
    server.log('PostgreSQL stopped unexpectedly. Restarting it.')
    pid = (await startPostmaster(server, first.port)).pid
  }
  const timer = setInterval(() => {
    checking = checking.then(restartIfEnded).catch((error) => server.log(String(error)))
  }, checkIntervalMs).unref()

  // After an uncaught error there is no time to wait: PostgreSQL shuts down by itself.
  const onExit = () => {
    signalProcess(pid, 'SIGINT')
    lock.release()
  }
  process.once('exit', onExit)

  async function stop() {
    clearInterval(timer)
    await checking
    await stopPostmaster(pid, server.cluster)
    process.off('exit', onExit)
    lock.release()
  }
  return {
    connectionString: connectionUrl(server.login, first.port),
    adopted: first.adopted,
    get pid() {
      return pid
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
