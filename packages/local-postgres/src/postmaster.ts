import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { minimalEnvironment } from './cluster.ts'
import { LocalPostgresError } from './errors.ts'
import { type Login, type PingResult, ping } from './ping.ts'
import { findPostmaster, removePostmasterFile, worksIn } from './postmaster-file.ts'
import { signalProcess } from './process-state.ts'
import { settingsAsArguments } from './settings.ts'
import type { SystemUser } from './system-user.ts'

/** What it takes to run PostgreSQL on a cluster and to connect to it. */
export type Server = {
  cluster: string
  postgres: string
  user: SystemUser | null
  login: Login
  logFile: string
  settings: Record<string, string>
  log: (line: string) => void
}
export type Postmaster = { pid: number; port: number; adopted: boolean }

/** Milliseconds. */
const leftoversTimeout = 20_000
const recoveryTimeout = 300_000
const logAfter = 3000

/**
 * Adopts the PostgreSQL that a killed process left running on the cluster, otherwise starts one, on `port` when one is
 * given. The caller holds the owner lock. Throws LocalPostgresError with the end of PostgreSQL's log.
 */
export async function startPostmaster(server: Server, port: number | null): Promise<Postmaster> {
  const begun = Date.now()
  const logOnce = logOnceAfter(logAfter, server.log)
  for (;;) {
    const outcome = (await adopt(server)) ?? (await launch(server, port ?? (await findFreePort())))
    if ('pid' in outcome) return outcome
    const timeout = outcome.isRunning ? recoveryTimeout : leftoversTimeout
    if (!outcome.mayRetry || Date.now() - begun > timeout) throw new LocalPostgresError(outcome.message)
    logOnce(`Waiting for the database: ${outcome.message}`)
    endOrphans(server.cluster)
    await sleep(100)
  }
}

/** Fast shutdown; when that takes longer than 8 s, immediate shutdown, which the next start recovers from. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const { signal, timeout } of stopSignals) {
    if (!worksIn(pid, cluster)) return
    signalProcess(pid, signal)
    const until = Date.now() + timeout
    while (worksIn(pid, cluster) && Date.now() < until) await sleep(10)
  }
}

const stopSignals = [
  { signal: 'SIGINT', timeout: 8000 },
  { signal: 'SIGQUIT', timeout: 3000 },
  { signal: 'SIGKILL', timeout: 1000 },
] as const

function logOnceAfter(delay: number, log: (line: string) => void): (line: string) => void {
  let due = Date.now() + delay
  return (line) => {
    if (Date.now() < due) return
    due = Number.POSITIVE_INFINITY
    log(line)
  }
}

type FailedStart = { message: string; mayRetry: boolean; isRunning: boolean }

async function adopt(server: Server): Promise<Postmaster | FailedStart | null> {
  const running = findPostmaster(server.cluster)
  if (!running) {
    removePostmasterFile(server.cluster)
    return null
  }
  const result = await ping(server.login, running.port)
  if (result.state === 'open') return { pid: running.pid, port: running.port, adopted: true }
  return {
    message: `PostgreSQL is already running on ${server.cluster} (process ${running.pid}) but refuses connections: ${result.reason}.`,
    mayRetry: result.state !== 'refused',
    isRunning: result.state === 'busy',
  }
}

async function launch(server: Server, port: number): Promise<Postmaster | FailedStart> {
  const output = openNewLog(server.logFile)
  const child = spawn(
    server.postgres,
    ['-D', server.cluster, '-p', String(port), ...settingsAsArguments(server.settings)],
    {
      ...server.user,
      cwd: '/',
      env: minimalEnvironment,
      // A session of its own: Ctrl-C must not end the database before the requests.
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  const exit = watchExit(child)
  child.unref()
  const result = await waitUntilReady(server, port, exit)
  if (result.state === 'open' && child.pid !== undefined) return { pid: child.pid, port, adopted: false }
  if (child.pid !== undefined) await stopPostmaster(child.pid, server.cluster)
  return describeFailure(server, result)
}

/** Opens a new file for PostgreSQL's output; that of the start before is kept. */
function openNewLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

type Exit = { reason: string | null }

function watchExit(child: ChildProcess): Exit {
  const exit: Exit = { reason: null }
  child.once('error', (error) => {
    exit.reason = error.message
  })
  child.once('exit', (code, signal) => {
    exit.reason ??= `it ended with ${signal ?? `code ${code}`}`
  })
  return exit
}

async function waitUntilReady(server: Server, port: number, exit: Exit): Promise<PingResult> {
  const until = Date.now() + recoveryTimeout
  const logOnce = logOnceAfter(logAfter, server.log)
  while (exit.reason === null && Date.now() < until) {
    if (findPostmaster(server.cluster)?.ready) {
      const result = await ping(server.login, port)
      if (result.state !== 'closed' && result.state !== 'busy') return result
    }
    logOnce('The database is recovering from a crash. This can take a minute.')
    await sleep(10)
  }
  return { state: 'closed', reason: exit.reason ?? 'it did not become ready' }
}

/** Leftovers of a crash that disappear by themselves, and a port that another program took first. */
const temporary = /pre-existing shared memory block|lock file ".*" already exists|could not bind|is already in use/i

function describeFailure(server: Server, result: PingResult): FailedStart {
  const output = readFileSync(server.logFile, 'utf8').trim().split('\n').slice(-12).join('\n')
  const reason = result.state === 'open' ? '' : result.reason
  const quote = `The end of ${server.logFile}:\n${output || '(nothing)'}`
  const end = isDiskFull(server.cluster) ? 'The disk is full.' : quote
  return {
    message: `PostgreSQL did not start on ${server.cluster}: ${reason}. ${end}`,
    mayRetry: temporary.test(output),
    isRunning: false,
  }
}

/** On a full disk PostgreSQL cannot log the reason. */
function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < 1_000_000
}

/**
 * A backend that was busy when its postmaster was killed keeps the cluster locked until its query ends, which may take
 * hours. Its transaction can no longer commit.
 */
function endOrphans(cluster: string): void {
  if (process.platform !== 'linux' || findPostmaster(cluster)) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (worksIn(pid, cluster)) signalProcess(pid, 'SIGQUIT')
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
