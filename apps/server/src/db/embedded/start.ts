import { join } from 'node:path'
import { refuseWithoutAccess } from './access.ts'
import { findPackage, prepareBinaries } from './binaries.ts'
import { openCluster, readPassword } from './cluster.ts'
import { EmbeddedPostgresError, explain } from './failure.ts'
import { urlOf } from './knock.ts'
import { cutOutput } from './output-file.ts'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import { findPlace, openFolder } from './place.ts'
import { bringDown, bringUp, type Postmaster, type Server } from './postmaster.ts'
import { worksIn } from './postmaster-file.ts'
import { signalProcess } from './process-identity.ts'

export type EmbeddedPostgres = {
  url: string
  /** Whether a server that an earlier crash of this program left running was taken over. */
  adopted: boolean
  /** The process that serves; another one after an unexpected end. */
  readonly pid: number
  /** Ends the server in an orderly way and leaves nothing behind but the data. Further calls wait for the first. */
  stop: () => Promise<void>
}
export type EmbeddedOptions = {
  /** Made when missing; holds everything unless root has to put the data elsewhere. */
  folder: string
  log?: (line: string) => void
  /** PostgreSQL settings beyond ours, for trials and tests. */
  settings?: Record<string, string>
}

/**
 * Runs the PostgreSQL that comes with the npm packages on a folder of our own, and keeps it running until `stop`. The
 * folder needs no care: a first start makes the database, a start after any crash repairs what was left. Throws
 * EmbeddedPostgresError when it cannot serve, in particular when another process of this program uses the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  try {
    const folder = await openFolder(options.folder)
    const lock = await lockOrRefuse(folder)
    try {
      const server = await prepare(folder, options.settings ?? {}, log)
      return keepRunning(server, await bringUp(server, null), lock)
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    throw explain(error, options.folder)
  }
}

async function lockOrRefuse(folder: string): Promise<OwnerLock> {
  const lock = await takeOwnerLock(join(folder, 'owner.lock'))
  if ('release' in lock) return lock
  throw new EmbeddedPostgresError(
    `The database folder ${folder} is in use by process ${lock.heldBy}: Fledge is already running on it.\n` +
      'Stop that one first, or name another folder with DATA_DIR.',
  )
}

async function prepare(folder: string, settings: Record<string, string>, log: (line: string) => void): Promise<Server> {
  const place = await findPlace(folder, log)
  const binaries = await prepareBinaries(await findPackage(), place.user, place.copies)
  const password = await readPassword(folder)
  const cluster = await openCluster(place, binaries, password)
  await refuseWithoutAccess(cluster, place.user)
  const { postgres } = binaries
  return { cluster, postgres, user: place.user, password, output: join(folder, 'postgres.log'), settings, log }
}

function keepRunning(server: Server, first: Postmaster, lock: OwnerLock): EmbeddedPostgres {
  let pid = first.pid
  let watching: Promise<void> = Promise.resolve()
  let stopped: Promise<void> | null = null

  async function watch() {
    cutOutput(server.output)
    if (worksIn(pid, server.cluster)) return
    server.log('PostgreSQL stopped unexpectedly. Restarting it.')
    pid = (await bringUp(server, first.port)).pid
  }
  const timer = setInterval(() => {
    watching = watching.then(() => (stopped ? undefined : watch())).catch((error) => server.log(String(error)))
  }, 1000).unref()

  // When the program ends without `stop` (an error that nobody caught), the server is told to end by itself.
  const onExit = () => {
    signalProcess(pid, 'SIGINT')
    lock.release()
  }
  process.once('exit', onExit)

  async function stop() {
    clearInterval(timer)
    await watching
    await bringDown(pid, server.cluster)
    process.off('exit', onExit)
    lock.release()
  }
  return {
    url: urlOf(first.port, server.password),
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
