import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@fledge/core/time/units'
import { start } from '@fledge/local-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.ts'
import { withDatabase } from './database-address.ts'
import { makeRunFolder } from './run-folder.ts'

/** Starts PostgreSQL in a temporary folder, or uses TEST_DATABASE_URL, and creates a migrated template database. */
export default async function setup(project: TestProject) {
  const folder = await makeRunFolder('test')
  // Root runs PostgreSQL as another user, which needs access.
  await chmod(folder, 0o711)
  const given = process.env['TEST_DATABASE_URL']
  const own = given ? null : await start({ folder: join(folder, 'database'), name: 'fledge', settings: testSettings })
  const stopHelper = startCleanupHelper(own?.pid ?? null, folder)
  const url = own?.connectionString ?? given ?? ''
  const template = await makeTemplate(url)
  project.provide('testServer', { url, template })
  project.provide('runFolder', folder)
  return async () => {
    await dropAll(url, (name) => name.startsWith(template))
    stopHelper()
    await own?.stop()
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}

async function makeTemplate(server: string): Promise<string> {
  await dropOldTemplates(server)
  const template = `fledge_test_${Math.floor(Date.now() / 60_000)}_${randomBytes(3).toString('hex')}`
  await runStatements(server, [`create database ${template}`])
  await migrate(withDatabase(server, template))
  return template
}

/** Tests need no durability, and each test file has a connection pool. */
const testSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** Starts a process that stops PostgreSQL and removes the folder when this run ends, even by SIGKILL. */
function startCleanupHelper(server: number | null, folder: string): () => void {
  const stopServer = server ? `kill -INT ${server}; while kill -0 ${server} 2>/dev/null; do sleep 0.1; done` : ':'
  const script = `cat >/dev/null; ${stopServer}; rm -rf "$0"`
  const helper = spawn('/bin/sh', ['-c', script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  helper.unref()
  return () => void helper.kill('SIGKILL')
}

/** Drops databases of runs that began more than a day ago, on the server of TEST_DATABASE_URL. */
function dropOldTemplates(url: string): Promise<void> {
  const oldest = Math.floor((Date.now() - dayMs) / 60_000)
  return dropAll(url, (name) => Number(/^fledge_test_(\d+)_/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) < oldest)
}

async function dropAll(url: string, chosen: (name: string) => boolean): Promise<void> {
  const rows = await runStatements(url, ['select datname as name from pg_database'])
  const names = rows.map(({ name }) => name).filter(chosen)
  await runStatements(
    url,
    names.map((name) => `drop database if exists ${name} with (force)`),
  )
}

async function runStatements(url: string, statements: string[]): Promise<{ name: string }[]> {
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
