import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/client.ts'
import { withDatabase } from './database-address.ts'

/** A migrated, empty database of the caller's own, with its address. `close` drops it. */
export async function testDatabase(): Promise<Database & { url: string }> {
  const { url: server, template } = inject('testServer')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await tell(server, `create database ${name} template ${template}`)
  const url = withDatabase(server, name)
  const own = openDatabase(url)
  return {
    ...own,
    url,
    async close() {
      await own.close()
      await tell(server, `drop database ${name} with (force)`)
    },
  }
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
