import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { countText } from '@fledge/core/count-text'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../db/migrate.ts'
import { withClient } from '../db/with-client.ts'
import type { Files } from '../files/files.ts'
import { StartProblem } from '../start-problem.ts'
import { filesFolder, type Manifest, readManifest, tableFile } from './manifest.ts'
import { countRows, targetOf } from './tables.ts'
import { countMigrations } from './take-backup.ts'

type Target = { url: string; files: Pick<Files, 'keep' | 'receive'> }

/**
 * Restores a backup into an empty database: its schema, its rows in one transaction, its files, then later migrations.
 * Rows deleted during the backup are deleted here too. Rejects, without rows, when the backup is incomplete or the
 * database is not new.
 */
export async function restoreBackup({ url, files }: Target, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await withClient(url, 'fledge-restore', refuseUsed)
  await migrate(url, { upTo: manifest.migrations })
  const kept = await readdir(filesFolder(folder))
  for (const id of kept) {
    const file = await files.receive(createReadStream(join(filesFolder(folder), id)), Number.POSITIVE_INFINITY)
    if (file) await files.keep(file, id)
  }
  await withClient(url, 'fledge-restore', (client) => fill(client, manifest, folder))
  await migrate(url)
  await withClient(url, 'fledge-restore', (client) => forgetWithoutFile(client, kept))
  return manifest
}

async function refuseUsed(client: pg.Client): Promise<void> {
  if ((await countMigrations(client)) === 0) return
  throw new StartProblem('The database is not empty. Restore the backup into a new database. Nothing was changed.')
}

async function fill(client: pg.Client, { tables }: Manifest, folder: string): Promise<void> {
  await client.query('begin')
  for (const table of tables) {
    const copied = client.query(copyFrom(`copy ${targetOf(table)} from stdin`))
    await pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), copied)
    const rows = await countRows(client, table)
    if (rows !== table.rows)
      throw new StartProblem(`${table.name} has ${countText(rows, 'row')}, not the ${table.rows} of the backup.`)
  }
  await client.query('commit')
}

/** Rows of the snapshot whose file was deleted before it could be copied. */
async function forgetWithoutFile(client: pg.Client, kept: string[]): Promise<void> {
  await client.query('delete from resumes where file_id <> all ($1::uuid[])', [kept])
  await client.query(
    `delete from resume_files f where id <> all ($1::uuid[])
     and not exists (select from applications where resume_file_id = f.id)`,
    [kept],
  )
  await client.query('update users set avatar_file_id = null where avatar_file_id <> all ($1::uuid[])', [kept])
}
