import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { startLocalDatabase } from './db/local-database.ts'
import { processes } from './testing/processes.ts'
import { companyFields } from './testing/stage.ts'

const { database, run, runUntilReady } = await processes()
/** A server for tests that neither end it nor need settings of their own: a start takes seconds. */
const lasting = await processes({ endAfter: afterAll })
await lasting.runUntilReady()

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('on SIGTERM reports draining, answers requests in progress and those that just arrived, and exits with 0', async () => {
  const { child, address, ended } = await runUntilReady()
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  const { token } = (await (await post(address, '/auth/register', companyFields)).json()) as { token: string }
  const socket = io(address, { auth: { token }, reconnection: false })
  await new Promise((done) => socket.once('connected', done))
  const cut = new Promise((done) => socket.once('disconnect', done))

  // Sign-ins take a while: these are under way when the signal comes.
  const asked = Array.from({ length: 16 }, () => post(address, '/auth/login', companyFields))
  await asked[0]
  const arriving = [
    () => fetch(`${address}/api/internship`),
    () => fetch(`${address}/api/notifications`, { headers: { authorization: `Bearer ${token}` } }),
    () => post(address, '/contact', { name: 'Asha', email: 'asha@rao.test', category: 'general', message: 'Hello' }),
  ]
  const arrived = Array.from({ length: 60 }, async (_, n) => (await arriving[n % 3]!()).ok)
  child.kill('SIGTERM')
  const health = async () => {
    const reply = await fetch(`${address}/api/health`)
    return [reply.status, ((await reply.json()) as { status: string }).status]
  }
  await expect.poll(health, { interval: 10 }).toEqual([503, 'draining'])

  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(16).fill(200))
  expect(await Promise.all(arrived)).toEqual(Array(60).fill(true))
  expect(await ended).toBe(0)
  // Not 'io server disconnect': the page is to come back by itself when another process serves.
  expect(await cut).toMatch(/transport close|transport error/)
})

test('the job queue uses its own database connections', async () => {
  const connections = async () => {
    const { rows } = await lasting.database.pool.query(
      `select distinct application_name as name, query like '%jobs.%' as of_jobs from pg_stat_activity
       where datname = current_database() and application_name like 'fledge%' and pid <> pg_backend_pid()`,
    )
    return rows
  }
  await expect.poll(connections).toContainEqual({ name: 'fledge-jobs', of_jobs: true })
  expect(await connections()).not.toContainEqual({ name: 'fledge', of_jobs: true })
})

const waitsForInternships = `select 1 from pg_locks where relation = 'internships'::regclass and not granted`

test('is ready only after loading the open listings', async () => {
  const client = await database.pool.connect()
  await client.query('begin; lock table internships in access exclusive mode')
  const starting = runUntilReady()
  let isReady = false
  const ready = () => {
    isReady = true
  }
  starting.then(ready, ready)
  const isWaiting = async () => (await client.query(waitsForInternships)).rowCount === 1
  // Either comes: a start that does not wait for them becomes ready.
  while (!isReady && !(await isWaiting())) await sleep(20)
  await sleep(500)
  expect(isReady).toBe(false)

  await client.query('commit')
  client.release()
  expect((await fetch(`${(await starting).address}/api/health`)).status).toBe(200)
})

test('explains that the database cannot be reached, without its password', async () => {
  const { ended, errors } = run({ DATABASE_URL: 'postgres://fledge:hush@127.0.0.1:1/fledge' })
  expect(await ended).toBe(1)
  expect(await errors).toMatch(/^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/)
  expect(await errors).not.toContain('hush')
})

test('explains that the folder of the local database cannot be created', async () => {
  await expect(startLocalDatabase('/dev/null/fledge')).rejects.toThrow(
    /^The folder of the database cannot be created \(ENOTDIR.+\/dev\/null\/fledge.+\)\.\nSet DATA_DIR .+$/,
  )
})

test('lists all invalid settings', async () => {
  const { ended, errors } = run({ PORT: 'many', SESSION_HOURS: '0', LOG_LEVEL: 'loud' })
  expect(await ended).toBe(1)
  const listed = await errors
  expect(listed).toMatch(/^These settings cannot be used:/)
  for (const name of ['PORT', 'SESSION_HOURS', 'LOG_LEVEL']) expect(listed).toContain(name)
  expect(listed).not.toContain('    at ')
})
