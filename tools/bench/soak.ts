import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeRunFolder } from '../../apps/server/src/testing/run-folder.ts'
import { makePeople } from './crash/people.ts'
import { openServers } from './crash/servers.ts'
import { behave, type Scene } from './soak/acts.ts'
import { measure, type Sample } from './soak/measure.ts'
import { type Empty, heading, line, type Minute, report, summarize } from './soak/report.ts'

/** `npm run bench:soak`: people use the program for a long time, and neither its memory nor its open files may grow. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Minutes at the beginning that do not count: caches fill. A third of all unless told. */
    warmup: { type: 'string' },
    people: { type: 'string', default: '12' },
    port: { type: 'string', default: '4200' },
  },
})
const minutes = Number(values.minutes)
const warmUp = Number(values.warmup ?? Math.floor(minutes / 3))
const samplesPerMinute = 12
const port = Number(values.port)

const folder = await makeRunFolder('soak')
const token = crypto.randomUUID()
const servers = await openServers({ folder, port, processes: 1, settings: { METRICS_TOKEN: token } })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => servers.close().finally(() => process.exit(1)))
let living = new AbortController()
try {
  await servers.startAll()
  const [address, pid] = [servers.addresses()[0]!, servers.pids()[0]!]
  const people = await makePeople(address, { companies: 6, applicants: 40, movers: 12, run: 'soak' })
  const scene: Scene = { address, people, listings: [], counts: {}, failures: [] }
  const begin = () => Array.from({ length: Number(values.people) }, () => behave(scene, living.signal))
  let lives = begin()
  const measured: Minute[] = []
  const empty: Empty[] = []
  const early = Math.max(1, Math.ceil(warmUp / 2))
  console.log(heading)
  for (let minute = 1; minute <= minutes; minute += 1) {
    measured.push(await oneMinute(minute, address, pid))
    console.log(line(measured.at(-1)!))
    if (minute !== early && minute !== minutes) continue
    living.abort()
    await Promise.all(lives)
    empty.push(await nobodyHere(minute, pid))
    living = new AbortController()
    if (minute < minutes) lives = begin()
  }
  process.exitCode = report(measured, warmUp, empty, scene)
} finally {
  living.abort()
  await servers.close()
  await rm(folder, { recursive: true })
}

async function oneMinute(minute: number, address: string, pid: number): Promise<Minute> {
  const samples: Sample[] = []
  for (let i = 0; i < samplesPerMinute; i += 1) {
    await sleep(60_000 / samplesPerMinute)
    samples.push({ ...measure(minute, pid, servers.databaseFolder()), heap: await heapOf(address) })
  }
  return summarize(samples)
}

/** What is open when everybody has left: the fewest of so long that what waits for the next to come has been closed. */
async function nobodyHere(minute: number, pid: number): Promise<Empty> {
  const samples: Sample[] = []
  for (let i = 0; i < 18; i += 1) {
    await sleep(5000)
    samples.push({ ...measure(minute, pid, servers.databaseFolder()), heap: 0 })
  }
  const { serverFiles, databaseProcesses } = summarize(samples)
  return { minute, serverFiles, databaseProcesses }
}

/** Megabytes of objects and buffers, collected or not. */
async function heapOf(address: string): Promise<number> {
  const reply = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await reply.text()
  const bytes = ['heap_size_used', 'external_memory'].map((name) =>
    Number(new RegExp(`^nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1]),
  )
  return (bytes[0]! + bytes[1]!) / 1e6
}
