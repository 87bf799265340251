import { forgotPassword, resetPassword } from '@fledge/contract/email-tokens'
import { texts } from '@fledge/contract/texts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { mailedTokens, sessions, users } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'
import { sha256 } from '../../http/security/token.ts'
import { readMails, stage } from '../../testing/stage.ts'
import { deleteOldTokens } from '../email-tokens/token-queries.ts'

const limits = { ...readConfig({}).limits, mailsPerHour: 3 }
const { anyone, db, clock, ended, student, company, tokenOf, sendMails } = await stage({
  limits,
  strictPasswords: true,
})

const ask = (email: string, remoteAddress = '127.0.0.1') =>
  anyone({ method: 'POST', url: forgotPassword.path, body: { email }, remoteAddress })
const reset = (token: unknown, password: unknown = 'a kite over Pune') =>
  anyone({ method: 'POST', url: resetPassword.path, body: { token, password } })
const login = (email: string, password: string) =>
  anyone({ method: 'POST', url: '/api/auth/login', body: { email, password } })
const mailsTo = (email: string) => readMails(db, eq(mails.recipient, email)).then((rows) => rows.reverse())

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200)
  await sendMails()
  const links = (await mailsTo(email)).map(({ link }) => /^\/reset-password\?token=([\w-]{43})$/.exec(link ?? '')?.[1])
  return links.find((token) => token !== undefined)!
}

test('sets a new password with a mailed link, of which only the hash is stored', async () => {
  const { email } = await student()
  const token = await tokenFor(email)
  const reply = await reset(token)

  expect(reply.statusCode).toBe(200)
  expect(reply.json().success).toBe(true)
  expect((await login(email, 'a kite over Pune')).statusCode).toBe(200)
  const rows = await db
    .select()
    .from(mailedTokens)
    .where(eq(mailedTokens.tokenHash, sha256(token)))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('unsent mails and their backups contain no reset link', async () => {
  const { id, email } = await student()
  await ask(email)
  const [waiting] = await mailsTo(email)
  expect(waiting?.sentAt).toBeNull()
  expect(JSON.stringify(waiting)).not.toContain('token=')
  expect(await db.$count(mailedTokens, eq(mailedTokens.userId, id))).toBe(0)

  await sendMails()
  expect((await mailsTo(email))[0]?.link).toMatch(/^\/reset-password\?token=[\w-]{43}$/)
})

test('a new password also revokes unsent reset links', async () => {
  const { email } = await student()
  const token = await tokenFor(email)
  await ask(email)
  await reset(token)
  await sendMails()
  expect((await mailsTo(email)).filter(({ link }) => link?.includes('token='))).toHaveLength(1)
})

test('the answer for an unknown address is the same, equally late, and stores nothing', async () => {
  const known = (await company()).email
  const before = await db.$count(mails)
  const timed = async (email: string) => {
    const start = performance.now()
    const reply = await ask(email)
    return { status: reply.statusCode, body: reply.body, ms: performance.now() - start }
  }
  const unknown = await timed('unknown@example.test')
  expect(await db.$count(mails)).toBe(before)
  const ours = await timed(known)
  expect(unknown.status).toEqual(ours.status)
  expect(unknown.body).toEqual(ours.body)
  for (const { ms } of [unknown, ours]) expect(ms).toBeGreaterThan(240)
})

test('accepts the address in any case', async () => {
  const { email } = await student()
  await ask(`  ${email.toUpperCase()} `)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('ends every session and connection of the account, and no other', async () => {
  const [asha, other] = [await student(), await student()]
  const [hers, his] = [await tokenOf(asha), await tokenOf(other)]
  await reset(await tokenFor(asha.email))

  const me = (token: string) => anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  expect((await me(hers)).statusCode).toBe(401)
  expect((await me(his)).statusCode).toBe(200)
  expect(await db.select().from(sessions).where(eq(sessions.userId, asha.id))).toEqual([])
  expect(ended).toEqual([sha256(hers)])
})

test('of ten concurrent uses of a link one succeeds', async () => {
  const { email } = await student()
  const token = await tokenFor(email)
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `a kite over Pune ${n}`)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)])
  const winner = replies.findIndex(({ statusCode }) => statusCode === 200)
  expect((await login(email, `a kite over Pune ${winner}`)).statusCode).toBe(200)
  expect((await reset(token)).json()).toMatchObject({ code: 'link_too_old' })
})

test('using one link revokes the account’s other links', async () => {
  const { email } = await student()
  const [first, second] = [await tokenFor(email), await tokenFor(email)]
  expect((await reset(second)).statusCode).toBe(200)
  expect((await reset(first)).json()).toMatchObject({ code: 'link_too_old' })
})

test('rejects a link after half an hour', async () => {
  const { email } = await student()
  const token = await tokenFor(email)
  const before = clock.now
  clock.now = new Date(before.getTime() + 31 * 60_000)
  expect((await reset(token)).json()).toMatchObject({ code: 'link_too_old' })
  clock.now = before
  expect((await reset(token)).statusCode).toBe(200)
})

test.each([['nothing'], ['x'.repeat(43)], ['ünï'], ['']])('rejects the invented link %s', async (token) => {
  expect((await reset(token)).json()).toMatchObject({ success: false, code: 'link_too_old' })
})

test('rejects a confirmation link as a reset link', async () => {
  const asha = await student()
  const body = { token: 'v'.repeat(43) }
  await db.insert(mailedTokens).values({
    tokenHash: sha256(body.token),
    userId: asha.id,
    purpose: 'verify_email' as const,
    expiresAt: new Date(clock.now.getTime() + 60_000).toISOString(),
  })
  expect((await reset(body.token)).statusCode).toBe(400)
})

test('applies the registration’s password rules, and keeps the link usable after a rejected password', async () => {
  const { email } = await student()
  const token = await tokenFor(email)
  const short = await reset(token, '12345')
  expect(short.statusCode).toBe(400)
  expect(short.json().message).toEqual(texts.register.passwordShort)
  const common = await reset(token, 'password')
  expect(common.statusCode).toBe(400)
  expect(Object.keys(common.json().fields)).toEqual(['password'])
  expect((await reset(token, 'kite-6')).statusCode).toBe(200)
})

test('a reset confirms the address and is reported by mail', async () => {
  const { id, email } = await student()
  await reset(await tokenFor(email))
  const [account] = await db.select().from(users).where(eq(users.id, id))
  expect(account?.emailVerifiedAt).not.toBeNull()
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your password for Fledge was changed')
})

test('limits mails per address and hour, for unknown addresses too', async () => {
  for (const email of [(await student()).email, 'stranger@example.test']) {
    for (let n = 0; n < 3; n += 1) expect((await ask(email, `10.0.0.${n}`)).statusCode).toBe(200)
    const refused = await ask(email, '10.0.0.9')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after']) > 0).toBe(true)
  }
})

test('a new password resets failed sign-ins from the same network', async () => {
  const { email } = await student()
  for (let n = 0; n < 10; n += 1) await login(email, 'wrong')
  expect((await login(email, 'wrong')).statusCode).toBe(429)
  await reset(await tokenFor(email))
  expect((await login(email, 'a kite over Pune')).statusCode).toBe(200)
})

test('deletes expired tokens', async () => {
  const { email } = await student()
  await tokenFor(email)
  await deleteOldTokens(db, new Date(clock.now.getTime() + 8 * 86_400_000))
  expect(await db.$count(mailedTokens)).toBe(0)
})
