import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { identifyProcess, signalProcess } from '../process-identity.ts'

const program = fileURLToPath(new URL('./program.ts', import.meta.url))

export const isRoot = process.getuid?.() === 0

/** A new folder for one test; whatever still runs in it at the end is killed. */
export async function trialFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('runFolder'), 'trial-'))
  await chmod(folder, 0o755)
  onTestFinished(async () => {
    for (const pid of await processesIn(folder)) signalProcess(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

export type News = { url: string; adopted: boolean; postmaster: number; error: string; log: string }

/** Starts a program of its own on the folder; `limit` is a line of shell that runs before it. */
export function runProgram(folder: string, limit = ':') {
  const child = spawn('/bin/sh', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, as a terminal gives to every command.
    detached: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const told: Partial<News>[] = []
  createInterface({ input: child.stdout }).on('line', (line) => told.push(JSON.parse(line)))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, told, ended, ready: () => waitForNews(child, told) }
}

async function waitForNews(child: ChildProcess, told: Partial<News>[]): Promise<News> {
  for (;;) {
    const news = told.find((one) => one.url !== undefined)
    // Everything that is told with an address has all the fields of a start.
    if (news) return news as News
    if (child.exitCode !== null) throw new Error(`the program ended: ${JSON.stringify(told)}`)
    await sleep(5)
  }
}

/** Kills a program the way the system does when memory runs out, and waits until it is gone. */
export async function kill(...pids: number[]): Promise<void> {
  for (const pid of pids) signalProcess(pid, 'SIGKILL')
  while (pids.some((pid) => identifyProcess(pid))) await sleep(5)
}

/** What a terminal does to the group of a command, with the strongest signal. */
export async function killGroup(pid: number): Promise<void> {
  process.kill(-pid, 'SIGKILL')
  await kill(pid)
}

/** Every process that works in the folder or below: PostgreSQL's stand in the cluster. */
export async function processesIn(folder: string): Promise<number[]> {
  const numbers = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && identifyProcess(pid))
  const places = await Promise.all(numbers.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return numbers.filter((_, index) => places[index]?.startsWith(folder))
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
