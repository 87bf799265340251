import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/client.ts'
import { withDatabase } from './database-address.ts'

type TestDatabase = Database & { url: string }

/** Creates a migrated, empty database for the caller. `close` drops it. */
export const testDatabase = (): Promise<TestDatabase> => makeDatabase(inject('testServer').template)

/** Creates a database without migrations. */
export const bareDatabase = (): Promise<TestDatabase> => makeDatabase('template1')

async function makeDatabase(model: string): Promise<TestDatabase> {
  const { url: server, template } = inject('testServer')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runStatement(server, `create database ${name} template ${model}`)
  const url = withDatabase(server, name)
  const own = openDatabase(url)
  return {
    ...own,
    url,
    async close() {
      await own.close()
      await runStatement(server, `drop database ${name} with (force)`)
    },
  }
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
