import { setTimeout as delay } from 'node:timers/promises'
import { texts } from '@fledge/contract/texts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailedTokens, sessions, users } from '../../db/schema/accounts.ts'
import { sha256 } from '../../http/security/token.ts'
import { stage } from '../../testing/stage.ts'
import { hashPassword } from '../auth/password.ts'
import { startSession } from '../auth/session.ts'
import { endOtherAccess, setPassword } from './queries.ts'

const { db, deps, ended, student, anyone, confirmEmail, mailsTo } = await stage({ strictPasswords: true })

async function memberWith(password: string) {
  const asha = await student()
  await confirmEmail(asha)
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, asha.id))
  const token = await startSession(deps, asha.id, 'here')
  return { ...asha, token, phone: await startSession(deps, asha.id, 'phone') }
}
const change = (token: string, body: object) =>
  anyone({ method: 'POST', url: '/api/auth/change-password', body, headers: { authorization: `Bearer ${token}` } })
const login = (email: string, password: string) =>
  anyone({ method: 'POST', url: '/api/auth/login', body: { email, password } })
const me = (token: string) => anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })

test('accepts only the new password and ends all other sessions', async () => {
  const asha = await memberWith('a kite over Pune')

  const reply = await change(asha.token, { currentPassword: 'a kite over Pune', newPassword: 'two kites over Pune' })

  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: { endedSessions: 1 } }])
  expect((await login(asha.email, 'two kites over Pune')).statusCode).toBe(200)
  expect((await login(asha.email, 'a kite over Pune')).statusCode).toBe(401)
  expect((await me(asha.token)).statusCode).toBe(200)
  expect((await me(asha.phone)).statusCode).toBe(401)
  expect(ended).toContain(sha256(asha.phone))
  expect(ended).not.toContain(sha256(asha.token))
})

test('notifies the owner by mail and revokes mailed reset links', async () => {
  const asha = await memberWith('a kite over Pune')
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await db.insert(mailedTokens).values({ tokenHash: 'link', userId: asha.id, purpose: 'reset_password', expiresAt })

  await change(asha.token, { currentPassword: 'a kite over Pune', newPassword: 'two kites over Pune' })

  const [mail] = await mailsTo(asha)
  expect(mail).toMatchObject({ subject: 'Your password was changed', link: '/forgot-password' })
  expect(mail?.text).not.toContain('kites')
  const [link] = await db.select().from(mailedTokens).where(eq(mailedTokens.tokenHash, 'link'))
  expect(link?.usedAt).not.toBeNull()
})

test('rejects a wrong current password with 400 and changes nothing', async () => {
  const asha = await memberWith('a kite over Pune')
  const reply = await change(asha.token, { currentPassword: 'wrong', newPassword: 'two kites over Pune' })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['currentPassword']])
  expect((await login(asha.email, 'a kite over Pune')).statusCode).toBe(200)
  expect((await me(asha.phone)).statusCode).toBe(200)
})

test.each([
  ['newPassword', { newPassword: 'kites' }, texts.settings.passwordShort],
  ['newPassword', { newPassword: 'password' }, undefined],
  ['newPassword', { newPassword: 'ü'.repeat(513) }, undefined],
  ['currentPassword', { currentPassword: '' }, undefined],
])('rejects %s in %j', async (field, body, message) => {
  const asha = await memberWith('a kite over Pune')
  const good = { currentPassword: 'a kite over Pune', newPassword: 'two kites over Pune' }
  const reply = await change(asha.token, { ...good, ...body })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  if (message) expect(reply.json().message).toBe(message)
  expect((await login(asha.email, 'a kite over Pune')).statusCode).toBe(200)
})

test('of two concurrent changes only one succeeds', async () => {
  const asha = await memberWith('a kite over Pune')
  const to = (newPassword: string) => ({ currentPassword: 'a kite over Pune', newPassword })
  const replies = await Promise.all([
    change(asha.token, to('two kites over Pune')),
    change(asha.phone, to('three kites over Pune')),
  ])
  // The other one has a wrong current password, or a session that the change ended before it was checked.
  const statuses = replies.map((reply) => reply.statusCode).sort()
  expect([
    [200, 400],
    [200, 401],
  ]).toContainEqual(statuses)
  const isFirst = replies[0]!.statusCode === 200
  expect((await login(asha.email, isFirst ? 'three kites over Pune' : 'two kites over Pune')).statusCode).toBe(401)
  expect((await login(asha.email, isFirst ? 'two kites over Pune' : 'three kites over Pune')).statusCode).toBe(200)
  expect((await me(isFirst ? asha.token : asha.phone)).statusCode).toBe(200)
})

test('a sign-in with the old password during the change fails', async () => {
  const asha = await memberWith('a kite over Pune')
  const [account] = await db.select().from(users).where(eq(users.id, asha.id))
  const next = { was: account!.passwordHash, is: await hashPassword('two kites over Pune') }
  const signingIn = await db.transaction(async (change) => {
    await setPassword(change, asha.id, next, new Date())
    const replying = login(asha.email, 'a kite over Pune')
    await Promise.race([replying, delay(500)])
    await endOtherAccess(change, asha.id, sha256(asha.token), deps.now())
    return { replying }
  })
  expect((await signingIn.replying).statusCode).toBe(401)
  expect(await db.$count(sessions, eq(sessions.userId, asha.id))).toBe(1)
})
