import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { problem } from '@fledge/contract/http/problem'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { processorTime } from '../../testing/longest-block.ts'
import { listingFields, stage } from '../../testing/stage.ts'

const { app, anyone, as, db, student, company, internship } = await stage()
const asha = await student()
const kite = await company()
const moth = await company()

const details = { ...listingFields, stipend: 1 }
const json = { 'content-type': 'application/json' }
const post = (who: { id: string }, payload: string | object, url = '/api/internship') =>
  as(who)({ method: 'POST', url, payload, headers: json })
const rawListing = (more: string) => `${JSON.stringify(details).slice(0, -1)},${more}}`

test.each([
  ['a key that would change every object', rawListing('"__proto__":{"isAdmin":true}')],
  ['the same key in disguise', rawListing('"\\u005f_proto__":{"isAdmin":true}')],
  ['a constructor', rawListing('"constructor":{"prototype":{"isAdmin":true}}')],
  ['a thousand lists in each other', rawListing(`"requirements":${'['.repeat(1000)}${']'.repeat(1000)}`)],
  ['a hundred thousand lists in each other', '['.repeat(100_000)],
  ['a thousand objects in each other', rawListing(`"x":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`)],
  ['NUL', rawListing('"title":"a\\u0000b"')],
  ['half a character', rawListing('"title":"a\\ud800"')],
  ['a number beyond all numbers', rawListing('"stipend":1e309')],
  ['a negative stipend', rawListing('"stipend":-1')],
  ['a hundred thousand skills', rawListing(`"requirements":${JSON.stringify(Array(100_000).fill('x'))}`)],
  ['a broken text', '{"title":"'],
  ['a text in another encoding', Buffer.from('{"title":"\xff\xfe"}', 'latin1').toString('latin1')],
])('rejects %s and stores nothing', async (_what, body) => {
  const spent = await processorTime(async () => {
    const reply = await post(kite, body)
    expect(reply.statusCode, reply.body).toBe(400)
    expect(problem.safeParse(reply.json()).success).toBe(true)
  })
  expect(spent).toBeLessThan(2000)
  expect(await db.$count(internships, eq(internships.companyId, kite.id))).toBe(0)
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
})

test('rejects a body over one megabyte with 413', async () => {
  const reply = await post(kite, rawListing(`"title":"${'x'.repeat(1_100_000)}"`))
  expect(reply.statusCode).toBe(413)
  expect(reply.json().code).toBe('too_large')
})

test('uses and validates the last of duplicate keys', async () => {
  const reply = await post(moth, rawListing('"title":"Second","stipend":2'))
  expect(reply.json().data).toMatchObject({ title: 'Second', stipend: 2 })
  expect((await post(moth, rawListing('"stipend":-2'))).statusCode).toBe(400)
})

test('assigns a listing to the company of the session, whatever the body contains', async () => {
  const ours = { company: moth.id, companyId: moth.id, companyName: 'Moth', applicationsCount: 99, version: 7 }
  const { data } = (await post(kite, { ...details, ...ours, _id: moth.id, status: 'Closed', state: 'closed' })).json()
  expect(data).toMatchObject({ company: { id: kite.id, name: 'Kite Labs' }, version: 1, status: 'Active' })
  const edited = { ...details, companyId: moth.id, company: { id: moth.id } }
  await as(kite)({ method: 'PUT', url: `/api/internship/${data.id}`, payload: edited })
  const [row] = await db.select().from(internships).where(eq(internships.id, data.id))
  expect(row?.companyId).toBe(kite.id)
})

test('does not request URLs that a client sends', async () => {
  let calls = 0
  const canary = createServer((_request, response) => {
    calls += 1
    response.end()
  })
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`
  const urls = { url, avatar: url, avatarUrl: url, resumeUrl: url, actionUrl: url, logo: url, callback: url }

  await post(kite, { ...details, ...urls, description: url })
  await as(asha)({ method: 'PUT', url: '/api/users/me', payload: { ...asha, ...urls } })
  await as(asha)({ method: 'PUT', url: '/api/users/me/avatar', payload: urls })
  await as(asha)({ method: 'POST', url: '/api/users/me/avatar', payload: { picture: url } })
  await as(asha)({ method: 'POST', url: '/api/resume/upload', payload: urls })
  await anyone({ method: 'POST', url: '/api/site/missing-page', payload: { path: url } })

  canary.close()
  expect(calls).toBe(0)
})

test.each([
  ['PATCH', '/api/auth/login'],
  ['DELETE', '/api/auth/register'],
  ['PUT', '/api/notifications'],
  ['OPTIONS', '/api/internship'],
  ['TRACE', '/api/internship'],
  ['CONNECT', '/api/internship'],
  ['GET', '/api'],
  ['GET', '/api//internship'],
  ['GET', '/api/internship/'],
  ['GET', '/api/%69nternship%2f'],
  ['GET', '/api/%2569nternship'],
  ['GET', '/api/..%2f..%2fetc%2fpasswd'],
  ['GET', '/api/../../../etc/passwd'],
  ['GET', '/api/internship;x=1'],
  ['GET', '/API/internship'],
] as const)('%s %s matches no route', async (method, url) => {
  const reply = await app.inject({ method: method as 'GET', url })
  expect([400, 404]).toContain(reply.statusCode)
  expect(reply.json().success).toBe(false)
})

test('no header overrides the method or path of a request', async () => {
  const { id } = await internship({ company: kite })
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    'x-original-url': '/api/auth/me',
    'x-rewrite-url': '/api/auth/me',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-prefix': '/evil',
  }
  const reply = await as(kite)({ url: `/api/internship/${id}?_method=DELETE`, headers })
  expect(reply.json().data.id).toBe(id)
  expect((await anyone({ url: `/api/internship/${id}` })).statusCode).toBe(200)
  expect(reply.body).not.toContain('evil')
})
