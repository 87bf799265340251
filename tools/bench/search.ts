import { chmod, mkdir, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { start } from '@fledge/local-postgres'
import { openDatabase } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { withClient } from '../../apps/server/src/db/with-client.ts'
import { makeRunFolder } from '../../apps/server/src/testing/run-folder.ts'
import { markdownTable } from './markdown-table.ts'
import { loadMarket } from './market/load.ts'
import { type Figures, measure } from './search/measure.ts'

/**
 * `npm run bench:search -- --listings 10000,100000,1000000`: how long the server's queries take for every class of
 * search on markets of these sizes, on a PostgreSQL of its own. A million needs 4 GB of disk and some minutes; with
 * `--folder` the markets stay there and are found again.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000,100000' },
    runs: { type: 'string', default: '100' },
    /** Part of the names of the searches to be measured; all of them without it. */
    only: { type: 'string', default: '' },
    folder: { type: 'string' },
  },
})
const folder = values.folder ?? (await makeRunFolder('search'))
await mkdir(folder, { recursive: true })
// Where root runs this, PostgreSQL's user has to pass.
await chmod(folder, 0o711)
const server = await start({
  folder: join(folder, 'database'),
  name: 'fledge',
  settings: { shared_buffers: '2GB' },
})
try {
  const sizes = values.listings.split(',').map(Number)
  const markets: Figures[][] = []
  for (const listings of sizes) {
    const database = openDatabase(await marketOf(listings))
    markets.push(await measure(database.db, Number(values.runs), (name) => name.includes(values.only)))
    await database.close()
  }
  console.log(`Load average at the end: ${loadavg()[0]!.toFixed(1)}. Milliseconds as p50 / p99 / max.\n`)
  const rows = markets[0]!.map(({ name, part }, place) => [name, part, ...markets.map((all) => timesOf(all[place]!))])
  console.log(markdownTable(['search', 'part', ...sizes.map((size) => size.toLocaleString('en'))], rows))
} finally {
  await server.stop()
  if (values.folder === undefined) await rm(folder, { recursive: true, force: true })
}

function timesOf({ p50, p99, max }: Figures): string {
  return [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ')
}

/** The address of a market that was there already or is made now. */
async function marketOf(listings: number): Promise<string> {
  const url = new URL(server.connectionString)
  url.pathname = `/market_${listings}`
  const isNew = await createDatabase(`market_${listings}`)
  await migrate(url.href)
  if (isNew) await loadMarket(url.href, { listings })
  return url.href
}

/** Whether there was none. */
async function createDatabase(name: string): Promise<boolean> {
  return withClient(server.connectionString, 'fledge-market', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
    return rowCount === 0
  })
}
