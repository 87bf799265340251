import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { start } from '@fledge/local-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.ts'
import { withDatabase } from './database-address.ts'
import { makeRunFolder, removeAbandoned } from './run-folder.ts'

/** One PostgreSQL and one migrated database for the whole run: our own in a temporary folder, or TEST_DATABASE_URL's. */
export default async function setup(project: TestProject) {
  // What killed runs left: `scripts/test.mjs` makes those of results, earlier versions made those of stages.
  await removeAbandoned(['results', 'stage'])
  const folder = await makeRunFolder('test')
  // Where root runs the tests, PostgreSQL's user has to pass.
  await chmod(folder, 0o711)
  const given = process.env['TEST_DATABASE_URL']
  const own = given ? null : await start({ folder: join(folder, 'database'), name: 'fledge', settings: testSettings })
  const dismissHelper = cleanUpAfterUs(own?.pid ?? null, folder)
  const url = own?.connectionString ?? given ?? ''
  const template = await makeTemplate(url)
  project.provide('testServer', { url, template })
  project.provide('runFolder', folder)
  return async () => {
    await dropAll(url, (name) => name.startsWith(template))
    dismissHelper()
    await own?.stop()
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}

/** So long no run lasts. */
const dayMs = 86_400_000

async function makeTemplate(server: string): Promise<string> {
  await forgetOldRuns(server)
  const template = `fledge_test_${Math.floor(Date.now() / 60_000)}_${randomBytes(3).toString('hex')}`
  await tell(server, [`create database ${template}`])
  await migrate(withDatabase(server, template))
  return template
}

/** Nothing has to survive a power cut here, and every test file that runs at the time has its own pool. */
const testSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** However this run ends, even by kill -9, a small process that hears it end stops the server and removes the folder. */
function cleanUpAfterUs(server: number | null, folder: string): () => void {
  const stopServer = server ? `kill -INT ${server}; while kill -0 ${server} 2>/dev/null; do sleep 0.1; done` : ':'
  const script = `cat >/dev/null; ${stopServer}; rm -rf "$0"`
  const helper = spawn('/bin/sh', ['-c', script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  helper.unref()
  return () => void helper.kill('SIGKILL')
}

/** On a server that outlives the runs: databases whose name says that their run began more than a day ago. */
function forgetOldRuns(url: string): Promise<void> {
  const oldest = Math.floor((Date.now() - dayMs) / 60_000)
  return dropAll(url, (name) => Number(/^fledge_test_(\d+)_/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) < oldest)
}

async function dropAll(url: string, chosen: (name: string) => boolean): Promise<void> {
  const rows = await tell(url, ['select datname as name from pg_database'])
  const names = rows.map(({ name }) => name).filter(chosen)
  await tell(
    url,
    names.map((name) => `drop database if exists ${name} with (force)`),
  )
}

async function tell(url: string, statements: string[]): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: { name: string }[] = []
    for (const statement of statements) rows = (await client.query<{ name: string }>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
