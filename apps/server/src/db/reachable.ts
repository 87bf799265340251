import pg from 'pg'
import { cachedQuery } from '../cached-query.ts'

const patienceMs = 2000
/** How long a result is reused, so that frequent health checks cost the database nothing. */
const freshMs = 1000

/** Checks whether the database responds, on its own connection: a busy pool is no reason to choose another process. */
export const watchDatabase = (url: string, now = () => new Date()): (() => Promise<boolean>) =>
  cachedQuery(now, freshMs, () => answers(url))

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'fledge-ready',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}
