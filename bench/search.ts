import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../apps/server/src/db/client.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { loadMarket } from './market/load.ts'
import { measure } from './search/measure.ts'
import { type Market, report } from './search/report.ts'

/**
 * `npm run bench:search -- --listings 10000,100000,1000000`: how long the server's queries take for every class of
 * search on markets of these sizes, on a PostgreSQL of its own. A million needs 4 GB of disk and some minutes.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000,100000' },
    runs: { type: 'string', default: '100' },
    /** Part of the names of the searches to be measured; all of them without it. */
    only: { type: 'string', default: '' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'fledge-search-'))
// Where root runs this, PostgreSQL's user has to pass.
await chmod(folder, 0o711)
const server = await startEmbeddedPostgres({ folder: join(folder, 'database') })
try {
  const markets: Market[] = []
  for (const listings of values.listings.split(',').map(Number)) {
    const url = await makeDatabase(`market_${listings}`)
    const start = performance.now()
    await loadMarket(url, { listings })
    const loadedInMs = performance.now() - start
    const database = openDatabase(url)
    const figures = await measure(database.db, Number(values.runs), (name) => name.includes(values.only))
    await database.close()
    markets.push({ listings, loadedInMs, figures })
  }
  console.log(
    `Load average at the end: ${loadavg()[0]!.toFixed(1)}. Milliseconds as p50 / p99 / max.\n\n${report(markets)}`,
  )
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function makeDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  return url.href
}
