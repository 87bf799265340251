import { expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { stage } from '../../testing/stage.ts'
import { insertAccount } from './account-queries.ts'
import { hashPassword } from './password.ts'

const few = { loginFailures: 3, loginFailuresOfAddress: 8, loginFailuresMinutes: 15, requestsPerMinute: 100_000 }
const limits = { ...readConfig({}).limits, ...few }
const { anyone, db, app } = await stage({ limits, demoAccounts: [] })
let accounts = 0

async function accountWith(password: string): Promise<string> {
  accounts += 1
  const email = `person${accounts}@example.test`
  const details = { companyName: 'Kite Labs', industry: 'Technology', companySize: '1-10', contactPerson: 'M' } as const
  await insertAccount(db, { role: 'company', email, password, ...details }, await hashPassword(password))
  return email
}

let addresses = 0
const freshAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`
const login = (body: object, from = freshAddress()) =>
  app.inject({ method: 'POST', url: '/api/auth/login', body, remoteAddress: from })

test('returns a token and the user', async () => {
  const email = await accountWith('correct horse')
  const reply = await login({ email: ` ${email.toUpperCase()} `, password: 'correct horse', role: 'admin' })

  expect(reply.statusCode).toBe(200)
  const { token, user } = reply.json()
  expect(user).toMatchObject({ email, role: 'company' })
  const me = await anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  expect(me.json().user.id).toBe(user.id)
})

test.each([
  ['64 characters', 'k'.repeat(64)],
  ['200 characters', 'k'.repeat(200)],
  ['emoji', '🪁🪁🪁🪁'],
  ['NUL', 'kite\0over\0pune'],
  ['spaces at both ends', '  kite over pune  '],
])('compares a password with %s exactly', async (_name, password) => {
  const email = await accountWith(password)
  expect((await login({ email, password })).statusCode).toBe(200)
  expect((await login({ email, password: [...password].slice(1).join('') })).statusCode).toBe(401)
  expect((await login({ email, password: `${password} ` })).statusCode).toBe(401)
})

test('an unknown address and a wrong password get the same response, byte for byte', async () => {
  const email = await accountWith('correct horse')
  const wrong = await login({ email, password: 'incorrect' })
  const unknown = await login({ email: 'unknown@example.test', password: 'incorrect' })

  expect(wrong.json()).toMatchObject({ success: false, message: 'Invalid email or password' })
  expect(unknown.statusCode).toEqual(wrong.statusCode)
  expect(unknown.body).toEqual(wrong.body)
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
})

test('runs the same statements for an unknown address and a wrong password', async () => {
  const email = await accountWith('correct horse')
  const { $client } = db as unknown as { $client: { query: (query: { text: string }) => void } }
  const query = vi.spyOn($client, 'query')
  const statementsOf = async (credentials: object) => {
    query.mockClear()
    await login(credentials)
    return query.mock.calls.map(([{ text }]) => text)
  }

  const wrongPassword = await statementsOf({ email, password: 'incorrect' })
  const unknownAddress = await statementsOf({ email: 'unknown@example.test', password: 'incorrect' })
  query.mockRestore()

  expect(wrongPassword).toHaveLength(2)
  expect(unknownAddress).toEqual(wrongPassword)
})

test.each([
  ['no address', { password: 'x' }],
  ['no password', { email: 'a@example.test' }],
  ['an empty body', {}],
])('%s: asks for both fields', async (_name, body) => {
  const reply = await login(body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toBe('Please enter both email and password')
})

test('after three failures rejects the address, and lets the owner sign in from another one', async () => {
  const email = await accountWith('correct horse')
  const guesser = freshAddress()
  const guess = () => login({ email, password: 'incorrect' }, guesser)

  const statuses = [await guess(), await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
  const right = await login({ email, password: 'correct horse' }, guesser)
  expect(right.statusCode).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(800)
  expect(right.json()).toMatchObject({ success: false, code: 'too_many' })
  expect((await login({ email, password: 'correct horse' })).statusCode).toBe(200)
})

test('checks no more than the allowed number of concurrent guesses', async () => {
  const email = await accountWith('correct horse')
  const guesser = freshAddress()
  const replies = await Promise.all(Array.from({ length: 20 }, () => login({ email, password: 'incorrect' }, guesser)))
  // One per free core may already be at work when the limit is reached.
  expect(replies.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(4)
})

test('a successful sign-in resets earlier failures', async () => {
  const email = await accountWith('correct horse')
  const from = freshAddress()
  for (let round = 0; round < 3; round += 1) {
    await login({ email, password: 'incorrect' }, from)
    await login({ email, password: 'incorrect' }, from)
    expect((await login({ email, password: 'correct horse' }, from)).statusCode).toBe(200)
  }
})

test('limits an address that fails on many accounts', async () => {
  const from = freshAddress()
  for (let n = 0; n < 8; n += 1) await login({ email: `spray${n}@example.test`, password: 'summer2026' }, from)
  expect((await login({ email: 'spray9@example.test', password: 'summer2026' }, from)).statusCode).toBe(429)
})

test('the counts contain no IP or email address in plain text', async () => {
  await login({ email: 'seen@example.test', password: 'x' }, '10.9.9.9')
  const rows = await db.select().from(limitCounters)
  expect(JSON.stringify(rows)).not.toMatch(/example\.test|10\.9\.9\.9/)
})
