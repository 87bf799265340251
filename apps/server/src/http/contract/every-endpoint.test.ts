import { readFile } from 'node:fs/promises'
import { unsubscribe } from '@fledge/contract/email-tokens'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import type { HTTPMethods } from 'fastify'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { startSession } from '../../features/auth/session.ts'
import { stage } from '../../testing/stage.ts'
import { errorStatuses } from '../errors/error-statuses.ts'
import type { ApiDocument } from '../openapi/openapi.ts'

const { app, anyone, as, db, deps, student, company } = await stage()
const asha = await student()
const kite = await company()

const docs = new URL('../../../../../docs/', import.meta.url)
const unknownId = '00000000-0000-4000-8000-000000000000'
const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const guarded = named.filter(([, { access }]) => access !== 'anyone')
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, unknownId)
const call = (endpoint: Endpoint, authorization?: string) =>
  anyone({ method: endpoint.method, url: addressOf(endpoint), headers: authorization ? { authorization } : {} })

test.each(named)('%s is served', (_name, { method, path }) => {
  expect(app.hasRoute({ method, url: path })).toBe(true)
})

test('docs/openapi.json is what the server serves; `npm run api:generate` writes it', async () => {
  const document = (await anyone({ url: '/api/openapi.json' })).json() as ApiDocument
  expect(JSON.parse(await readFile(new URL('openapi.json', docs), 'utf8'))).toEqual(document)
})

test('the document is OpenAPI 3.1 with valid references and distinct paths', async () => {
  const document = (await anyone({ url: '/api/openapi.json' })).json() as ApiDocument
  expect(document.openapi).toBe('3.1.0')
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name)
  const named = Object.entries(document.components).flatMap(([kind, ones]) =>
    Object.keys(ones).map((name) => `${kind}/${name}`),
  )
  expect(named).toEqual(expect.arrayContaining(references))
  for (const { responses } of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    expect(responses['default']).toEqual({ $ref: '#/components/responses/Error' })
  for (const status of Object.keys(errorStatuses))
    expect(document.components.responses.Error.description).toContain(`- ${status}: `)
  const nameless = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(nameless).size).toBe(nameless.length)
})

const signedOut = await startSession(deps, asha.id, 'test')
await anyone({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${signedOut}` } })
const gone = await student()
const deletedUsersToken = await startSession(deps, gone.id, 'test')
await db.delete(users).where(eq(users.id, gone.id))

const wrongTokens: [string, () => string | undefined | Promise<string>][] = [
  ['no token', () => undefined],
  ['garbage', () => 'Bearer garbage'],
  ['a token of the right form', () => `Bearer ${'x'.repeat(43)}`],
  ['a signed token of another system', () => `Bearer ${jwt({ alg: 'HS256' }, 'c2lnbmVk')}`],
  ['an unsigned token', () => `Bearer ${jwt({ alg: 'none' }, '')}`],
  ['nothing after the word', () => 'Bearer '],
  ['ten kilobytes', () => `Bearer ${'x'.repeat(10_000)}`],
  ['SQL', () => "Bearer ' or 1=1 --"],
  ['a name and password', () => 'Basic YXNoYTphc2hh'],
  ['the token of a session that was signed out', () => `Bearer ${signedOut}`],
  ['the token of an account that is gone', () => `Bearer ${deletedUsersToken}`],
]

function jwt(header: object, signature: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ typ: 'JWT', ...header })}.${part({ sub: asha.id, role: 'student', exp: 9_999_999_999 })}.${signature}`
}

const signInFirst = { success: false, code: 'sign_in_first', message: 'Please sign in.' }

test.each(guarded)('%s rejects an unknown session with 401', async (_name, endpoint) => {
  const reply = await call(endpoint, `Bearer ${'x'.repeat(43)}`)
  expect(reply.statusCode).toBe(401)
  expect(reply.json()).toEqual(signInFirst)
})

test.each(wrongTokens)('rejects %s with 401 for every kind of access', async (_what, token) => {
  for (const access of ['member', 'student', 'company'] as const) {
    const [, endpoint] = guarded.find(([, one]) => one.access === access)!
    const reply = await call(endpoint, await token())
    expect(reply.statusCode, access).toBe(401)
    expect(reply.json(), access).toEqual(signInFirst)
  }
})

test.each(guarded.filter(([, { access }]) => access !== 'member'))(
  '%s rejects the other role with 403',
  async (_name, endpoint) => {
    const other = endpoint.access === 'student' ? kite : asha
    const reply = await as(other)({ method: endpoint.method as HTTPMethods as 'GET', url: addressOf(endpoint) })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toEqual({ success: false, code: 'not_allowed', message: 'Your account cannot do this.' })
  },
)

// Mail programs send forms to unsubscribe (RFC 8058). They take effect by a secret in the address, not by a session.
test.each(named.filter(([, endpoint]) => endpoint.method !== 'GET' && endpoint !== unsubscribe))(
  '%s rejects forms that another site could send',
  async (_name, endpoint) => {
    const before = await db.$count(users)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type, origin: 'https://evil.example', cookie: 'token=x; sid=x' }
      const reply = await anyone({
        method: endpoint.method,
        url: addressOf(endpoint),
        headers,
        payload: '{"email":"a"}',
      })
      expect([401, 415]).toContain(reply.statusCode)
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(await db.$count(users)).toBe(before)
  },
)
