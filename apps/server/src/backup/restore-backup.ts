import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../db/migrate.ts'
import type { Files } from '../files/files.ts'
import { StartProblem } from '../start-problem.ts'
import { filesFolder, type Manifest, readManifest, tableFile } from './manifest.ts'
import { targetOf } from './tables.ts'
import { countMigrations } from './take-backup.ts'

type Target = { url: string; files: Pick<Files, 'keep' | 'receive'> }

/**
 * Brings a backup into an empty database: its schema as it was then, its rows in one transaction, its files, and at
 * last the migrations that came after it.
 */
export async function restoreBackup({ url, files }: Target, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await withClient(url, refuseUsed)
  await migrate(url, { upTo: manifest.migrations })
  for (const id of await readdir(filesFolder(folder))) {
    const file = await files.receive(createReadStream(join(filesFolder(folder), id)), Number.POSITIVE_INFINITY)
    if (file) await files.keep(file, id)
  }
  await withClient(url, (client) => fill(client, manifest, folder))
  await migrate(url)
  return manifest
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'fledge-restore' })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  if ((await countMigrations(client)) === 0) return
  throw new StartProblem('The database is not empty. A backup is restored into a new one only: nothing was changed.')
}

async function fill(client: pg.Client, { tables }: Manifest, folder: string): Promise<void> {
  await client.query('begin')
  for (const table of tables) {
    const rows = createReadStream(tableFile(folder, table.name)).pipe(createGunzip())
    await pipeline(rows, client.query(copyFrom(`copy ${targetOf(table)} from stdin`)))
    const { rows: counted } = await client.query<{ n: number }>(`select count(*)::int as n from "${table.name}"`)
    if (counted[0]?.n !== table.rows) throw new Error(`${table.name} has ${counted[0]?.n} rows, not ${table.rows}.`)
  }
  await client.query('commit')
}
