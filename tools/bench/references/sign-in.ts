import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { hash, verify } from '@node-rs/argon2'
import pg from 'pg'

/**
 * Signing in with as little around the hash as can be: Node's own HTTP server, one verification at a time, and, where
 * a database is named, one row read before and one session stored after it. Nothing is checked, counted or refused.
 */
const [port, databaseUrl] = process.argv.slice(2)
const stored = await hash('a kite over Pune', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const pool = databaseUrl === undefined ? null : new pg.Pool({ connectionString: databaseUrl, min: 4 })
const newToken = () => randomBytes(32).toString('base64url')
let turn: Promise<unknown> = Promise.resolve()

createServer(async (request, response) => {
  const { email } = (await json(request)) as { email: string }
  const account = pool ? await accountOf(pool, email) : { id: email }
  await verifyInTurn()
  const token = newToken()
  if (pool) await storeSession(pool, account.id, token)
  const body = JSON.stringify({ success: true, data: account, token })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit(0))

function verifyInTurn(): Promise<unknown> {
  turn = turn.then(() => verify(stored, 'a kite over Pune'))
  return turn
}

async function accountOf(pool: pg.Pool, email: string): Promise<{ id: string }> {
  const { rows } = await pool.query({ name: 'account', text: 'select * from users where email = $1', values: [email] })
  return rows[0]
}

async function storeSession(pool: pg.Pool, userId: string, token: string) {
  const text = `insert into sessions (user_id, token_hash, user_agent, created_at, last_used_at, expires_at)
    values ($1, $2, 'bench', now(), now(), now() + interval '1 day')`
  await pool.query({ name: 'session', text, values: [userId, token] })
}
