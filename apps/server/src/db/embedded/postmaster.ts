import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, readdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { adviceOf } from './access.ts'
import { quietEnvironment } from './cluster.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { type Knock, knock } from './knock.ts'
import { openOutput, outputSince, outputSize } from './output-file.ts'
import { findPostmaster, forgetPostmaster, worksIn } from './postmaster-file.ts'
import { signalProcess } from './process-identity.ts'
import { settingsAsArguments } from './settings.ts'
import type { SystemUser } from './system-user.ts'

/** What it takes to run PostgreSQL on a cluster, and to enter it. */
export type Server = {
  cluster: string
  postgres: string
  user: SystemUser | null
  password: string
  output: string
  settings: Record<string, string>
  log: (line: string) => void
}
export type Postmaster = { pid: number; port: number; adopted: boolean }

/** How long to try against what a crash left behind, and how long a recovery may take, in milliseconds. */
const patience = { leftovers: 20_000, recovery: 300_000 }

/**
 * A PostgreSQL that serves the cluster: the one that a crash of our process left running, otherwise a new one, on
 * `port` when one is given. The caller holds the owner lock. Throws EmbeddedPostgresError with PostgreSQL's own words.
 */
export async function bringUp(server: Server, port: number | null): Promise<Postmaster> {
  const begun = Date.now()
  const tellOnce = sayAfter(3000, server.log)
  for (;;) {
    const outcome = (await adopt(server)) ?? (await launch(server, port ?? (await freePort())))
    if ('pid' in outcome) return outcome
    const allowed = outcome.alive ? patience.recovery : patience.leftovers
    if (!outcome.passing || Date.now() - begun > allowed) throw new EmbeddedPostgresError(outcome.failed)
    tellOnce(`Waiting for the database: ${outcome.failed}`)
    endOrphans(server.cluster)
    await sleep(100)
  }
}

/** Stops it in an orderly way; when that takes longer than 8 s, at once, which the next start repairs in a moment. */
export async function bringDown(pid: number, cluster: string): Promise<void> {
  for (const [signal, allowed] of stopSignals) {
    if (!worksIn(pid, cluster)) return
    signalProcess(pid, signal)
    const until = Date.now() + allowed
    while (worksIn(pid, cluster) && Date.now() < until) await sleep(10)
  }
}

const stopSignals = [
  ['SIGINT', 8000],
  ['SIGQUIT', 3000],
  ['SIGKILL', 1000],
] as const

/** A voice that speaks once, when this many milliseconds have gone by. */
function sayAfter(delay: number, log: (line: string) => void): (line: string) => void {
  let due = Date.now() + delay
  return (line) => {
    if (Date.now() < due) return
    due = Number.POSITIVE_INFINITY
    log(line)
  }
}

/** `passing`: worth another try; `alive`: a server is there that may only need time. */
type Setback = { failed: string; passing: boolean; alive: boolean }

async function adopt(server: Server): Promise<Postmaster | Setback | null> {
  const running = findPostmaster(server.cluster)
  if (!running) {
    forgetPostmaster(server.cluster)
    return null
  }
  const answer = await knock(running.port, server.password)
  if (answer.state === 'open') return { pid: running.pid, port: running.port, adopted: true }
  return {
    failed: `PostgreSQL is already running on ${server.cluster} (process ${running.pid}) but refuses connections: ${answer.reason}.`,
    passing: answer.state !== 'refused',
    alive: answer.state === 'busy',
  }
}

async function launch(server: Server, port: number): Promise<Postmaster | Setback> {
  const output = openOutput(server.output)
  const start = outputSize(server.output)
  const child = spawn(
    server.postgres,
    ['-D', server.cluster, '-p', String(port), ...settingsAsArguments(server.settings)],
    {
      ...server.user,
      cwd: '/',
      env: quietEnvironment,
      // A session of its own: Ctrl-C in the terminal must reach us first, so that requests end before the database does.
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  const ended = endOf(child)
  child.unref()
  const answer = await waitForEntry(server, port, ended)
  if (answer.state === 'open' && child.pid !== undefined) return { pid: child.pid, port, adopted: false }
  if (child.pid !== undefined) await bringDown(child.pid, server.cluster)
  return describeFailure(server, answer, start)
}

type Ending = { reason: string | null }

function endOf(child: ChildProcess): Ending {
  const ending: Ending = { reason: null }
  child.once('error', (error) => {
    ending.reason = error.message
  })
  child.once('exit', (code, signal) => {
    ending.reason ??= `it ended with ${signal ?? `code ${code}`}`
  })
  return ending
}

async function waitForEntry(server: Server, port: number, ending: Ending): Promise<Knock> {
  const until = Date.now() + patience.recovery
  const tellOnce = sayAfter(3000, server.log)
  while (ending.reason === null && Date.now() < until) {
    if (findPostmaster(server.cluster)?.ready) {
      const answer = await knock(port, server.password)
      if (answer.state !== 'closed' && answer.state !== 'busy') return answer
    }
    tellOnce('The database is recovering from a crash. This can take a minute.')
    await sleep(10)
  }
  return { state: 'closed', reason: ending.reason ?? 'it did not become ready' }
}

/** Leftovers of a crash that pass by themselves, and a port that another program took between our look and its use. */
const passing = /pre-existing shared memory block|lock file ".*" already exists|could not bind|is already in use/i

function describeFailure(server: Server, answer: Knock, start: number): Setback {
  const said = outputSince(server.output, start)
  const reason = answer.state === 'open' ? '' : answer.reason
  const words = `The end of ${server.output}:\n${said || '(nothing)'}`
  const end = isFull(server.cluster) ? 'The disk is full.' : words
  const advice = /permission denied/i.test(said) ? `\n${adviceOf(server.cluster)}` : ''
  return {
    failed: `PostgreSQL did not start on ${server.cluster}: ${reason}. ${end}${advice}`,
    passing: passing.test(said),
    alive: false,
  }
}

/** A disk without room takes no explanation either, so it is asked itself. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < 1_000_000
}

/**
 * A connection's process that was busy when its postmaster was killed works on and keeps the cluster locked until it
 * looks up, which a long query may not do for hours. Nothing of its work can be committed any more.
 */
function endOrphans(cluster: string): void {
  if (process.platform !== 'linux' || findPostmaster(cluster)) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (worksIn(pid, cluster)) signalProcess(pid, 'SIGQUIT')
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
