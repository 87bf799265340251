import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { knownOrigins, sessions, users } from '../../db/schema/accounts.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { sha256 } from '../../http/security/token.ts'
import { stage } from '../../testing/stage.ts'
import { startCheckedSession, startSession } from './session.ts'
import { deleteExpiredSignIns, deleteSessionsBeyond, insertKnownOrigins } from './session-queries.ts'

const demo = { role: 'student', email: 'demo@example.test', password: 'demo-pass' } as const
const { app, db, deps, clock, ended, student, anyone, statementsWait } = await stage({ demoAccounts: [demo] })

const me = (token: string) => anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
const hours = (count: number) => new Date(clock.now.getTime() + count * 3_600_000)

test('signing out ends this session and its connections only', async () => {
  const asha = await student()
  const [here, phone] = [await startSession(deps, asha.id, 'here'), await startSession(deps, asha.id, 'phone')]

  const reply = await anyone({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
  })

  expect(reply.statusCode).toBe(204)
  expect(reply.body).toBe('')
  expect((await me(here)).statusCode).toBe(401)
  expect((await me(phone)).statusCode).toBe(200)
  expect(ended).toEqual([sha256(here)])
})

test('a session ends a day after its last use', async () => {
  const token = await startSession(deps, (await student()).id, 'test')
  clock.now = hours(23)
  expect((await me(token)).statusCode).toBe(200)
  clock.now = hours(23)
  expect((await me(token)).statusCode).toBe(200)
  clock.now = hours(25)
  expect((await me(token)).statusCode).toBe(401)
})

test('a session in daily use ends 30 days after the sign-in', async () => {
  const token = await startSession(deps, (await student()).id, 'test')
  const signedIn = clock.now
  const after = (hours: number) => new Date(signedIn.getTime() + hours * 3_600_000)
  for (let hours = 20; hours < 30 * 24; hours += 20) {
    clock.now = after(hours)
    expect((await me(token)).statusCode).toBe(200)
  }
  clock.now = after(30 * 24 - 0.01)
  expect((await me(token)).statusCode).toBe(200)
  clock.now = after(30 * 24 + 0.01)
  expect((await me(token)).statusCode).toBe(401)
})

test('an account keeps the 50 sessions used last, also after concurrent sign-ins', async () => {
  const { id: userId } = await student()
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  const checked = { passwordHash: account!.passwordHash, userAgent: '', origins: [] }
  const signIn = async () => (await startCheckedSession(deps, { ...checked, userId }))!
  const first = await signIn()
  clock.now = hours(0.1)
  expect(new Set(await Promise.all(Array.from({ length: 60 }, signIn))).size).toBe(60)
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(50)
  expect((await me(first)).statusCode).toBe(401)
  clock.now = hours(0.1)
  expect((await me(await signIn())).statusCode).toBe(200)
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(50)
})

test('a sign-in while another one ends old sessions leaves the 50 used last', async () => {
  const { id: userId } = await student()
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  const checked = { passwordHash: account!.passwordHash, userAgent: '', origins: [], userId }
  for (let count = 0; count < 51; count++) await startSession(deps, userId, 'test')
  await db.transaction(async (other) => {
    await deleteSessionsBeyond(other, userId, 50)
    await startCheckedSession(deps, checked)
  })
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(50)
})

test('a sign-in that waits while others start 50 sessions ends the one used first', async () => {
  const { id: userId } = await student()
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  const checked = { passwordHash: account!.passwordHash, userAgent: '', origins: [], userId }
  const signIn = await db.transaction(async (other) => {
    await other.select().from(users).where(eq(users.id, userId)).for('no key update')
    const waiting = startCheckedSession(deps, checked)
    await statementsWait(1)
    for (let count = 0; count < 50; count++) await startSession(deps, userId, 'test')
    return { waiting }
  })
  await signIn.waiting
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(50)
})

test('accepts a token in the bearer header only', async () => {
  const token = await startSession(deps, (await student()).id, 'test')
  const tries = [
    { headers: { cookie: `token=${token}; sid=${token}` } },
    { headers: { 'x-access-token': token } },
    { query: { token } },
    { headers: { authorization: `Basic ${token}` } },
    { headers: { authorization: `Bearer ${sha256(token)}` } },
  ]
  for (const request of tries) {
    expect((await app.inject({ url: '/api/auth/me', ...request })).statusCode).toBe(401)
  }
})

test('no response sets a cookie', async () => {
  const token = await startSession(deps, (await student()).id, 'test')
  expect((await me(token)).headers['set-cookie']).toBeUndefined()
})

test('deletes expired sessions, failures and known origins only', async () => {
  const asha = await student()
  await startSession({ ...deps, now: () => hours(-25) }, asha.id, 'expired')
  await startSession(deps, asha.id, 'live')
  await db.insert(limitCounters).values([
    { key: 'old', points: 3, expire: hours(-1) },
    { key: 'new', points: 3, expire: hours(1) },
  ])

  await insertKnownOrigins(db, asha.id, ['unused'], hours(-181 * 24))
  await insertKnownOrigins(db, asha.id, ['used'], hours(-181 * 24))
  await insertKnownOrigins(db, asha.id, ['used'], hours(-1))

  await deleteExpiredSignIns(db, clock.now)

  const left = await db.select().from(sessions).where(eq(sessions.userId, asha.id))
  expect(left.map(({ userAgent }) => userAgent)).toEqual(['live'])
  expect((await db.select().from(limitCounters)).map(({ key }) => key)).toEqual(['new'])
  const known = await db.select().from(knownOrigins).where(eq(knownOrigins.userId, asha.id))
  expect(known.map(({ key }) => key)).toEqual(['used'])
})

test('lists the demo accounts if they exist', async () => {
  expect((await anyone({ url: '/api/auth/demo-accounts' })).json()).toEqual({ success: true, data: [demo] })
})
