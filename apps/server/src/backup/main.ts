import { resolve } from 'node:path'
import { countText } from '@fledge/core/count-text'
import { type Config, readConfig } from '../config.ts'
import { findLocalDatabase, startLocalDatabase } from '../db/local-database.ts'
import { openFiles } from '../files/files.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`. */
const [what, given] = process.argv.slice(2)

try {
  if ((what !== 'backup' && what !== 'restore') || given === undefined) throw new Error('Name a folder for the backup.')
  const config = readConfig()
  await using database = await openStore(config)
  const source = { url: database.url, files: await openFiles(config) }
  const folder = resolve(given)
  const done = what === 'backup' ? await takeBackup(source, folder, new Date()) : await restoreBackup(source, folder)
  const rows = done.tables.reduce((sum, table) => sum + table.rows, 0)
  const said = what === 'backup' ? 'Backed up into' : 'Restored from'
  console.log(`${said} ${folder}: ${countText(rows, 'row')}, ${countText(done.files, 'file')}.`)
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}

/** A host with several addresses fails with an AggregateError without a message of its own. */
function wordsOf(error: unknown): unknown {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ')
  return error instanceof Error ? error.message : error
}

/** The configured database; starts the embedded one when it is not running. */
async function openStore({ databaseUrl, dataDir }: Config) {
  const url = databaseUrl ?? (await findLocalDatabase(dataDir))
  if (url !== null) return { url, [Symbol.asyncDispose]: async () => undefined }
  const own = await startLocalDatabase(dataDir)
  return { url: own.connectionString, [Symbol.asyncDispose]: own.stop }
}
