import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRunning } from '../apps/server/src/db/embedded/find-running.ts'
import { emptyHistory } from './crash/history.ts'
import { killDatabase } from './crash/kill-database.ts'
import { makePeople } from './crash/people.ts'
import { openServers, type Servers } from './crash/servers.ts'
import { type Findings, verify } from './crash/verify.ts'
import { write } from './crash/writers.ts'

/**
 * `npm run bench:crash`: writers work without a pause while the program, its database or both are killed at random
 * moments. Whatever was acknowledged has to be there at the end, once.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    writers: { type: 'string', default: '16' },
    processes: { type: 'string', default: '1' },
    port: { type: 'string', default: '4100' },
    /** How long the writers work between two kills, at least, in milliseconds. */
    calm: { type: 'string', default: '800' },
  },
})
const [rounds, writers, processes] = [Number(values.rounds), Number(values.writers), Number(values.processes)]

const folder = await mkdtemp(join(tmpdir(), 'fledge-crash-'))
const servers = await openServers({ folder, port: Number(values.port), processes })
await servers.startAll()
const history = emptyHistory()
const people = await makePeople(servers.addresses()[0]!)

const working = new AbortController()
const restarts: number[] = []
try {
  const work = Array.from({ length: writers }, () => write(servers.addresses, people, history, working.signal))
  for (let round = 1; round <= rounds; round++) {
    await sleep(Number(values.calm) + 50 + Math.random() * 1450)
    const what = await strike(servers, round)
    const ms = await servers.startAll()
    restarts.push(ms)
    console.log(`round ${round}: ${what} killed, healthy after ${Math.round(ms)} ms, ${history.counts.ok} acknowledged`)
  }
  await sleep(2000)
  working.abort()
  await Promise.all(work)
  report(await verify(await findDatabase(servers.databaseFolder), history))
} finally {
  working.abort()
  await servers.close()
  await rm(folder, { recursive: true, force: true })
}

function report(findings: Findings) {
  console.log(JSON.stringify({ processes, ...history.counts, slowestRestartMs: Math.round(Math.max(...restarts)) }))
  for (const [what, list] of Object.entries(findings)) {
    console.log(`${what}: ${list.length} ${list.slice(0, 5).join(', ')}`)
    if (list.length > 0) process.exitCode = 1
  }
}

/** The database may be on its way back from the last kill. */
async function findDatabase(from: string): Promise<string> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const url = await findRunning(from)
    if (url !== null) return url
    await sleep(100)
  }
  throw new Error('The database did not come back within 30 s.')
}

async function strike(target: Servers, round: number): Promise<string> {
  if (round % 3 === 0) {
    await killDatabase(target.databaseFolder)
    return 'database'
  }
  if (round % 3 === 1) {
    await target.killOne()
    return 'one process'
  }
  await Promise.all([target.killAll(), processes === 1 ? killDatabase(target.databaseFolder) : null])
  return processes === 1 ? 'everything' : 'every process'
}
