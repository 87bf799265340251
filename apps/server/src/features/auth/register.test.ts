import { texts } from '@fledge/contract/texts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '../../db/schema/accounts.ts'
import { sha256 } from '../../http/security/token.ts'
import { registrationFields, stage } from '../../testing/stage.ts'

const { anyone, db } = await stage()

const asha = registrationFields
const kite = {
  role: 'company',
  email: 'hr@kite.test',
  password: 'a kite over Pune',
  companyName: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Iyer',
}
const register = (body: unknown) => anyone({ method: 'POST', url: '/api/auth/register', body: body as object })
const accountOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]

test('creates a student account with a valid session', async () => {
  const reply = await register(asha)

  expect(reply.statusCode).toBe(201)
  const { success, token, user } = reply.json()
  expect(success).toBe(true)
  expect(user).toMatchObject({ role: 'student', email: 'asha@example.test', firstName: 'Asha', graduationYear: 2027 })
  expect(user._id).toBe(user.id)
  const me = await anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  expect(me.json()).toEqual({ success: true, user })
})

test('returns the company name in both fields, and no password', async () => {
  const reply = await register(kite)

  expect(reply.json().user).toMatchObject({ role: 'company', companyName: 'Kite Labs', name: 'Kite Labs' })
  expect(reply.body).not.toContain('password')
})

test('stores the password as argon2id with at least 19 MiB and two passes, and the token as a hash', async () => {
  const { token } = (await register({ ...asha, email: 'hash@example.test' })).json()

  const account = await accountOf('hash@example.test')
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, account!.id))
  expect(session?.tokenHash).toBe(sha256(token))
})

test('accepts one account per address, in any spelling', async () => {
  await register({ ...asha, email: 'once@example.test' })
  const again = await register({ ...kite, email: '  ONCE@example.test ' })

  expect(again.statusCode).toBe(409)
  expect(again.json().message).toBe('Email already registered')
  expect((await accountOf('once@example.test'))?.role).toBe('student')
})

test('creates one account from ten concurrent registrations of one address', async () => {
  const all = Array.from({ length: 10 }, () => register({ ...asha, email: 'race@example.test' }))
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)

  expect(statuses.sort()).toEqual([201, ...Array(9).fill(409)])
  const rows = await db
    .select({ session: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, 'race@example.test'))
  expect(rows).toHaveLength(1)
})

test.each([
  ['nothing', {}, texts.register.missing, ['role', 'email', 'password']],
  ['no body at all', undefined, texts.register.missing, ['role', 'email', 'password']],
  ['a blank address', { ...asha, email: '  ' }, texts.register.missing, ['email']],
  ['an empty password', { ...asha, password: '' }, texts.register.missing, ['password']],
  [
    'a student without details',
    { ...asha, firstName: '', major: null },
    texts.register.missingStudent,
    ['firstName', 'major'],
  ],
  ['a company without details', { ...kite, industry: undefined }, texts.register.missingCompany, ['industry']],
])('answers %s with the text of the specification', async (_name, body, message, fields) => {
  const reply = await register(body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toEqual(message)
  expect(Object.keys(reply.json().fields)).toEqual(fields)
})

test.each([
  ['another role', { ...asha, role: 'admin' }, 'role'],
  ['a short password', { ...asha, password: 'kites' }, 'password'],
  ['a password over 1,024 bytes', { ...asha, password: 'ü'.repeat(513) }, 'password'],
  ['an address that is none', { ...asha, email: 'asha' }, 'email'],
  ['a list for a name', { ...asha, firstName: ['Asha'] }, 'firstName'],
  ['an unknown major', { ...asha, major: 'Alchemy' }, 'major'],
  ['a year far away', { ...asha, graduationYear: 2300 }, 'graduationYear'],
  ['NUL in a name', { ...asha, firstName: 'A\0' }, 'firstName'],
  ['half a character in a name', { ...asha, lastName: 'R\ud800' }, 'lastName'],
])('refuses %s and names the field', async (_name, body, field) => {
  const email = body.email === 'asha' ? 'asha' : 'refused@example.test'
  const reply = await register({ ...body, email })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
  expect(await accountOf(email)).toBeUndefined()
})

test('ignores unknown fields', async () => {
  const more = { _id: 'x', id: 'x', isVerified: true, isAdmin: true, createdAt: '2001-01-01T00:00:00.000Z' }
  const { user } = (await register({ ...asha, ...more, email: 'more@example.test' })).json()

  expect(Object.keys(user)).not.toContain('isVerified')
  expect(user.createdAt > '2020').toBe(true)
  expect(user.id).not.toBe('x')
})
