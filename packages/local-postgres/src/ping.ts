import pg from 'pg'
import { errorCode } from './errors.ts'

/** The name of the cluster's only role and of its database. */
export type Login = { name: string; password: string }

/** `busy`: starting or stopping. `closed`: no answer. `refused`: it answers and rejects the login, now and later. */
export type PingResult = { state: 'open' } | { state: 'busy' | 'closed' | 'refused'; reason: string }

export function connectionUrl({ name, password }: Login, port: number, database = name): string {
  return `postgres://${name}:${password}@127.0.0.1:${port}/${database}`
}

/** Connects to the database on this port, and creates it when it is missing. */
export async function ping(login: Login, port: number): Promise<PingResult> {
  const result = await tryStatement(connectionUrl(login, port), 'select 1')
  if (result.state !== 'refused' || result.code !== missingDatabase) return result
  const created = await tryStatement(connectionUrl(login, port, 'postgres'), `create database ${login.name}`)
  return created.state === 'open' ? tryStatement(connectionUrl(login, port), 'select 1') : created
}

async function tryStatement(url: string, statement: string): Promise<PingResult & { code?: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
    return { state: 'open' }
  } catch (error) {
    return classify(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

// SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const missingDatabase = '3D000'
/** Cannot connect now, admin shutdown, too many connections. */
const busyCodes = ['57P03', '57P01', '53300']

function classify(error: unknown): PingResult & { code?: string } {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  const code = errorCode(error) ?? ''
  if (busyCodes.includes(code)) return { state: 'busy', reason }
  return /^[0-9A-Z]{5}$/.test(code) ? { state: 'refused', reason, code } : { state: 'closed', reason }
}
