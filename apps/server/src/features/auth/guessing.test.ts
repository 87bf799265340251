import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { users } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'
import { readMails, stage } from '../../testing/stage.ts'
import { insertAccount } from './account-queries.ts'
import { hashPassword } from './password.ts'

const few = { loginFailures: 3, loginFailuresOfAddress: 8, loginFailuresOfAccount: 6, requestsPerMinute: 100_000 }
const limits = { ...readConfig({}).limits, ...few }
const { app, db, clock, sendMails } = await stage({ limits })
let accounts = 0

async function account({ confirmed = true } = {}): Promise<string> {
  const email = `owner${++accounts}@example.test`
  const company = { companyName: 'Kite Labs', industry: 'Technology', companySize: '1-10', contactPerson: 'M' } as const
  await insertAccount(db, { role: 'company', email, password: '', ...company }, await hashPassword('correct horse'))
  if (confirmed) await db.update(users).set({ emailVerifiedAt: clock.now.toISOString() }).where(eq(users.email, email))
  return email
}

let networks = 0
const freshAddress = () => `10.2.${Math.floor(++networks / 250)}.${networks % 250}`
type Attempt = { email: string; password?: string; from?: string; device?: string }
const login = ({ email, password = 'correct horse', from = freshAddress(), device }: Attempt) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { email, password, device },
    remoteAddress: from,
  })
const guess = (email: string, from?: string) => login({ email, password: 'incorrect', ...(from && { from }) })
const mailsTo = (email: string) => readMails(db, eq(mails.recipient, email))

async function guessFromEverywhere(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await guess(email)).statusCode)
  return statuses
}

test('limits guesses on one account from many addresses to one a minute', async () => {
  const email = await account()
  expect(await guessFromEverywhere(email, 6)).toEqual([401, 401, 401, 401, 401, 401])

  const refused = await guess(email)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('limits guesses on an unknown email address in the same way', async () => {
  const [known, unknown] = [await account(), 'unknown@example.test']
  expect(await guessFromEverywhere(unknown, 8)).toEqual(await guessFromEverywhere(known, 8))
  expect((await guess(unknown)).body).toBe((await guess(known)).body)
})

test('sends the owner one mail a day with a link', async () => {
  const email = await account()
  await guessFromEverywhere(email, 5)
  expect(await mailsTo(email)).toEqual([])

  await guessFromEverywhere(email, 4)
  expect(await mailsTo(email)).toMatchObject([
    { subject: 'Repeated failed sign-ins to your Fledge account', link: '/forgot-password' },
  ])
})

test('does not mail an address that is not confirmed', async () => {
  const email = await account({ confirmed: false })
  await guessFromEverywhere(email, 8)
  expect(await mailsTo(email)).toEqual([])
})

test('the owner can sign in from a known network', async () => {
  const email = await account()
  const home = freshAddress()
  expect((await login({ email, from: home })).statusCode).toBe(200)
  await guessFromEverywhere(email, 8)
  expect((await login({ email })).statusCode).toBe(429)
  expect((await login({ email, from: home })).statusCode).toBe(200)
})

test('the owner can sign in on a known device from any network', async () => {
  const email = await account()
  const device = 'a phone of the owner'
  expect((await login({ email, device })).statusCode).toBe(200)
  await guessFromEverywhere(email, 8)
  expect((await login({ email, device: 'another phone' })).statusCode).toBe(429)
  expect((await login({ email, device })).statusCode).toBe(200)
})

test('a device is known to its own account only', async () => {
  const [email, other] = [await account(), await account()]
  await login({ email: other, device: 'their phone' })
  await guessFromEverywhere(email, 8)
  expect((await login({ email, device: 'their phone' })).statusCode).toBe(429)
})

test('limits guesses on a known device too', async () => {
  const email = await account()
  const device = 'a stolen phone'
  await login({ email, device })
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1) statuses.push((await login({ email, device, password: 'incorrect' })).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('failures of a campus network do not lock out its users', async () => {
  const campus = freshAddress()
  const [asha, ben, newcomer] = [await account(), await account(), await account()]
  expect((await login({ email: asha, from: campus })).statusCode).toBe(200)
  expect((await login({ email: ben, device: 'the laptop of Ben' })).statusCode).toBe(200)
  for (let n = 0; n < 8; n += 1) await guess(`campus${n}@example.test`, campus)

  expect((await login({ email: newcomer, from: campus })).statusCode).toBe(429)
  expect((await login({ email: asha, from: campus })).statusCode).toBe(200)
  expect((await login({ email: ben, from: campus, device: 'the laptop of Ben' })).statusCode).toBe(200)
})

test('another user of the same campus does not lock out a known device', async () => {
  const campus = freshAddress()
  const email = await account()
  await login({ email, from: campus, device: 'her laptop' })
  for (let n = 0; n < 4; n += 1) await guess(email, campus)
  expect((await login({ email, from: campus })).statusCode).toBe(429)
  expect((await login({ email, from: campus, device: 'her laptop' })).statusCode).toBe(200)
})

test('counts all addresses of an IPv6 network together', async () => {
  const email = await account()
  const statuses: number[] = []
  for (let n = 1; n <= 4; n += 1) statuses.push((await guess(email, `2001:db8:1:2::${n}`)).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
  expect((await guess(email, '2001:db8:1:3::1')).statusCode).toBe(401)
  expect((await guess(await account(), '::ffff:10.9.8.7')).statusCode).toBe(401)
})

test('counts guesses with a stolen session too', async () => {
  const email = await account()
  const { token } = (await login({ email, from: '10.77.0.1' })).json()
  const statuses: number[] = []
  for (let n = 0; n < 8; n += 1) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      headers: { authorization: `Bearer ${token}` },
      body: { currentPassword: 'incorrect', newPassword: 'another horse' },
      remoteAddress: freshAddress(),
    })
    statuses.push(reply.statusCode)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
})

test('after a reset by mail the owner can sign in from that network despite earlier guesses', async () => {
  const email = await account()
  await guessFromEverywhere(email, 8)
  const from = freshAddress()
  await app.inject({ method: 'POST', url: '/api/auth/forgot-password', body: { email }, remoteAddress: from })
  await sendMails()
  const links = (await mailsTo(email)).map(({ link }) => /\?token=(.+)$/.exec(link ?? '')?.[1])
  const token = links.find((token) => token !== undefined)
  const reset = await app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    body: { token, password: 'another horse' },
    remoteAddress: from,
  })
  expect(reset.statusCode).toBe(200)
  expect((await login({ email, password: 'another horse', from })).statusCode).toBe(200)
})
