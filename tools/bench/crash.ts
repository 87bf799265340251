import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { s3Server, s3Settings } from '../../apps/server/src/testing/s3-server.ts'
import { openFolder } from './crash/folder.ts'
import { emptyHistory } from './crash/history.ts'
import { jobsDone } from './crash/jobs-done.ts'
import { findDatabase, nemesesOf } from './crash/nemeses.ts'
import { makePeople } from './crash/people.ts'
import { type Round, report } from './crash/report.ts'
import { openServers } from './crash/servers.ts'
import { verify } from './crash/verify.ts'
import { verifyFiles } from './crash/verify-files.ts'
import { write } from './crash/writers.ts'

/**
 * `npm run bench:crash`: writers work without a pause while the program, its database or both are killed or stopped at
 * random moments. Whatever was acknowledged has to be there at the end, once, and rows and files have to agree.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    /** Acknowledged writes of all rounds together, at least. */
    writes: { type: 'string', default: '20000' },
    writers: { type: 'string', default: '16' },
    processes: { type: 'string', default: '1' },
    /** Sends everything through nginx, which has to be installed, with the configuration of `deploy/`. */
    nginx: { type: 'boolean', default: false },
    /** With several processes: a synchronous standby of the database, which is promoted once. */
    standby: { type: 'boolean', default: false },
    /** Keeps files in an S3-compatible store. */
    s3: { type: 'boolean', default: false },
    port: { type: 'string', default: '4100' },
    /** Megabytes of a disk of its own, which is also filled; takes root. */
    disk: { type: 'string' },
    /** A word of what alone is to befall the servers. */
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
const writes = Number(values.writes)
const writers = Number(values.writers)
const processes = Number(values.processes)
const recoveredWithinMs = 120_000

const hasOwnDisk = values.disk !== undefined
const { folder, remove } = await openFolder('crash', hasOwnDisk ? Number(values.disk) : null)
const store = values.s3 ? await s3Server(folder) : null
const servers = await openServers({
  folder,
  port: Number(values.port),
  processes,
  nginx: values.nginx,
  standby: values.standby,
  settings: store ? s3Settings(store.settings) : {},
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    servers
      .close()
      .then(remove)
      .finally(() => process.exit(1)),
  )
const history = emptyHistory()
const working = new AbortController()
const results: Round[] = []
try {
  await servers.startAll()
  const people = await makePeople(servers.addresses()[0]!)
  const applicants = people.applicants.length
  // Only who has a resume that was read is told of a listing.
  await jobsDone(await findDatabase(servers.databaseFolder()))

  const start = performance.now()
  const setting = { addresses: servers.addresses, people, history, nginx: values.nginx }
  const work = Array.from({ length: writers }, () => write(setting, working.signal))
  for (let round = 0; round < rounds; round += 1) {
    // Each round has its share of the writes; then it strikes at any moment.
    await acknowledged((writes * (round + 1)) / rounds)
    await sleep(50 + Math.random() * 1450)
    results.push(await oneRound(round))
  }
  await sleep(2000)
  working.abort()
  await Promise.all(work)
  const minutes = (performance.now() - start) / 60_000
  const url = await findDatabase(servers.databaseFolder())
  const jobsMs = await jobsDone(url)
  const findings = await verify(url, history, applicants)
  const files = await verifyFiles(url, { dataDir: folder, s3: store?.settings ?? null })
  process.exitCode = report({ processes, writers, minutes, rounds: results, history, findings, files, jobsMs })
} finally {
  working.abort()
  await servers.close()
  await store?.close()
  await remove()
}

async function oneRound(round: number): Promise<Round> {
  const nemeses = nemesesOf(processes, hasOwnDisk, servers.hasStandby()).filter(({ name: one }) =>
    one.includes(values.only),
  )
  const { name, strike } = nemeses[round % nemeses.length]!
  await strike(servers)
  const struck = performance.now()
  const before = history.counts.ok
  await servers.startAll()
  const healthyMs = performance.now() - struck
  // Each writer may have an answer on its way that is older than the strike.
  await acknowledged(before + writers + 1)
  const writingMs = performance.now() - struck
  console.log(
    `round ${round + 1}: ${name}, healthy after ${Math.round(healthyMs)} ms, ` +
      `writing after ${Math.round(writingMs)} ms, ${history.counts.ok} acknowledged`,
  )
  return { nemesis: name, healthyMs, writingMs }
}

/** Until so many writes are acknowledged. Fails when there is no progress at all for two minutes. */
async function acknowledged(count: number): Promise<void> {
  let last = { ok: history.counts.ok, at: performance.now() }
  while (history.counts.ok < count) {
    await sleep(20)
    if (history.counts.ok > last.ok) last = { ok: history.counts.ok, at: performance.now() }
    if (performance.now() - last.at > recoveredWithinMs) throw new Error('Nothing was acknowledged for two minutes.')
  }
}
