import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../db/with-client.ts'
import { NoSuchFile, type Store } from '../files/store.ts'
import { StartProblem } from '../start-problem.ts'
import { filesFolder, type Manifest, manifestFile, tableFile, tablesFolder } from './manifest.ts'
import { countRows, listTables, targetOf } from './tables.ts'

type Source = { url: string; files: Pick<Store, 'open'> }

/**
 * Writes a backup into an empty or new folder while the server runs: every table in one snapshot, then the files that
 * its rows name. Files never change; a missing one was deleted with its row. Throws StartProblem when the folder is not
 * empty or the database is new.
 */
export async function takeBackup({ url, files }: Source, folder: string, now: Date): Promise<Manifest> {
  return withClient(url, 'fledge-backup', async (client) => {
    if ((await countMigrations(client)) === 0)
      throw new StartProblem('This database contains no Fledge data. Check DATABASE_URL or DATA_DIR.')
    await makeFolders(folder)
    await client.query('begin transaction isolation level repeatable read read only')
    const tables = []
    for (const table of await listTables(client)) {
      await pipeline(
        client.query(copyTo(`copy ${targetOf(table)} to stdout`)),
        createGzip(),
        createWriteStream(tableFile(folder, table.name), { mode: 0o600 }),
      )
      tables.push({ ...table, rows: await countRows(client, table) })
    }
    const copied = await copyFiles(client, files, folder)
    const migrations = await countMigrations(client)
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), migrations, tables, files: copied }
    await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    return manifest
  })
}

/** Called after connecting, so that a failed attempt leaves no folder behind. */
async function makeFolders(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new StartProblem(`${folder} is not empty. Choose a new folder.`)
  for (const part of [tablesFolder(folder), filesFolder(folder)]) await mkdir(part, { mode: 0o700 })
}

/** Counts the applied migrations; none in a new database. */
export async function countMigrations(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (tables[0].name === null) return 0
  const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  return rows[0].n
}

async function copyFiles(client: pg.ClientBase, files: Source['files'], folder: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select bytes_id as id from resume_files union select avatar_file_id from users where avatar_file_id is not null',
  )
  let copied = 0
  for (const { id } of rows) {
    const bytes = await files.open(id).catch((error: unknown) => {
      if (error instanceof NoSuchFile) return null
      throw error
    })
    if (bytes === null) continue
    await pipeline(bytes, createWriteStream(join(filesFolder(folder), id), { mode: 0o600 }))
    copied += 1
  }
  return copied
}
