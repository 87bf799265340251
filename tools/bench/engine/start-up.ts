import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { start } from '@fledge/local-postgres'
import { type Db, openDatabase } from '../../../apps/server/src/db/client.ts'
import { migrate } from '../../../apps/server/src/db/migrate.ts'
import { compare } from '../../../apps/server/src/features/analysis/analyze.ts'
import { createLiveMarket, type LiveMarket } from '../../../apps/server/src/features/analysis/live-market.ts'
import { loadMarket } from '../market/load.ts'
import { quantile } from '../statistics.ts'
import { demoProfiles } from './demo.ts'
import { memoryInUse } from './memory.ts'
import { short, tableOf } from './pairs.ts'

/** A server that starts takes in every open listing: time, memory, and how long nothing else could run meanwhile. */
export async function measureStartUp(listings: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fledge-engine-'))
  // Where root runs this, PostgreSQL's user has to pass.
  await chmod(folder, 0o711)
  const server = await start({ folder: join(folder, 'database'), name: 'fledge' })
  try {
    await migrate(server.connectionString)
    await loadMarket(server.connectionString, { listings })
    const database = openDatabase(server.connectionString)
    const row = await measure(database.db).finally(() => database.close())
    const head = [
      'listings',
      'taken in, s',
      'CPU, s',
      'memory, MB',
      'longest block, ms',
      'analysis after the reading, p50, ms',
      'p95',
    ]
    return [tableOf('Start of a server', head, [[listings.toLocaleString('en'), ...row]])]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(db: Db): Promise<string[]> {
  const market = createLiveMarket()
  const before = memoryInUse()
  const begun = performance.now()
  const cpu = process.cpuUsage()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await market.current(db)
  delay.disable()
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - begun) / 1_000
  const bytes = memoryInUse() - before
  const analyses = await timeAnalyses({ db, market })
  return [
    short(seconds),
    short((user + system) / 1e6),
    short(bytes / 1024 / 1024),
    short(delay.max / 1e6),
    short(quantile(analyses, 0.5)),
    short(quantile(analyses, 0.95)),
  ]
}

const noStudies = { degrees: new Set<string>(), periods: [], courses: [], yearsWorked: 0, today: '2026-01-01' }

/** Milliseconds from a profile to the answer, with a hundred ledgers. */
async function timeAnalyses(means: { db: Db; market: LiveMarket }): Promise<number[]> {
  const times: number[] = []
  for (const profile of await demoProfiles(30)) {
    const begun = performance.now()
    await compare(means, { profile, studies: noStudies, stated: null, wanted: null })
    times.push(performance.now() - begun)
  }
  return times.slice(5)
}
