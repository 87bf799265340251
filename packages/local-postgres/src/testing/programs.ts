import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { isAlive, signalProcess } from '../process-state.ts'
import { type LocalPostgres, start } from '../start.ts'

const program = fileURLToPath(new URL('./program.ts', import.meta.url))

export const isRoot = process.getuid?.() === 0

/** Creates a folder for one test; afterwards kills the processes that work in it and removes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-postgres-'))
  await chmod(folder, 0o755)
  onTestFinished(async () => {
    for (const pid of await processesIn(folder)) signalProcess(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** Creates a cluster, and returns a function that copies its folder for one test: a copy takes a tenth of the time. */
export async function copiesOfCluster(): Promise<() => Promise<string>> {
  const original = await mkdtemp(join(tmpdir(), 'local-postgres-'))
  afterAll(() => rm(original, { recursive: true }))
  await chmod(original, 0o755)
  await (await start({ folder: original, name: 'trial' })).stop()
  return async () => {
    const folder = await temporaryFolder()
    // Keeps the owner, unlike `fs.cp`.
    execFileSync('cp', ['-a', `${original}/.`, folder])
    return folder
  }
}

/** Starts PostgreSQL in this process for one test. */
export async function startIn(folder: string, log: string[] = []): Promise<LocalPostgres> {
  const database = await start({ folder, name: 'trial', log: (line) => log.push(line) })
  onTestFinished(() => database.stop())
  return database
}

export type Report = { url: string; adopted: boolean; postmaster: number; error: string; log: string }

/** Starts a program that runs PostgreSQL on the folder; `limit` is a line of shell that runs before it. */
export function runProgram(folder: string, limit = ':') {
  const child = spawn('/bin/sh', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group, as a terminal gives to every command.
    detached: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const reports: Partial<Report>[] = []
  createInterface({ input: child.stdout }).on('line', (line) => reports.push(JSON.parse(line)))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, reports, ended, ready: () => waitUntilReady(child, reports) }
}

async function waitUntilReady(child: ChildProcess, reports: Partial<Report>[]): Promise<Report> {
  for (;;) {
    const ready = reports.find(({ url }) => url !== undefined)
    if (ready) return ready as Report
    if (child.exitCode !== null) throw new Error(`the program ended: ${JSON.stringify(reports)}`)
    await sleep(5)
  }
}

/** Kills processes as the system does when memory runs out, and waits until they have ended. */
export async function kill(...pids: number[]): Promise<void> {
  for (const pid of pids) signalProcess(pid, 'SIGKILL')
  while (pids.some((pid) => isAlive(pid))) await sleep(5)
}

export async function killGroup(pid: number): Promise<void> {
  process.kill(-pid, 'SIGKILL')
  await kill(pid)
}

/** The processes whose working folder is this folder or below it. */
export async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && isAlive(pid))
  const workingFolders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return pids.filter((_, index) => workingFolders[index]?.startsWith(folder))
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
