import pg from 'pg'
import { superuser } from './cluster.ts'
import { errorCode } from './failure.ts'

/**
 * `busy`: there, and starting or stopping. `closed`: no answer. `refused`: there, but it does not let us in, and it
 * would not later either.
 */
export type Knock = { state: 'open' } | { state: 'busy' | 'closed' | 'refused'; reason: string }

/** The one database of the product, and the address under which the program reaches it. */
const database = 'fledge'
export const urlOf = (port: number, password: string, name: string = database) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`

/** Tries to enter the database on this port with this password, and makes the product's database when it is missing. */
export async function knock(port: number, password: string): Promise<Knock> {
  const answer = await enter(urlOf(port, password))
  if (answer.state !== 'refused' || answer.code !== 'missing') return answer
  const made = await enter(urlOf(port, password, 'postgres'), `create database ${database}`)
  return made.state === 'open' ? enter(urlOf(port, password)) : made
}

async function enter(url: string, statement = 'select 1'): Promise<Knock & { code?: 'missing' }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
    return { state: 'open' }
  } catch (error) {
    return understand(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** SQLSTATE: 57P03 cannot connect now, 57P01 admin shutdown, 53300 too many connections, 3D000 no such database. */
function understand(error: unknown): Knock & { code?: 'missing' } {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  const code = errorCode(error) ?? ''
  if (code === '3D000') return { state: 'refused', reason, code: 'missing' }
  if (['57P03', '57P01', '53300'].includes(code)) return { state: 'busy', reason }
  return { state: /^[0-9A-Z]{5}$/.test(code) ? 'refused' : 'closed', reason }
}
