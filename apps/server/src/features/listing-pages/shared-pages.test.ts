import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listInternships } from '@fledge/contract/internships'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { listingFields } from '../../testing/stage.ts'
import { countByFacet } from '../internships/facets.ts'
import { readPage } from './read-page.ts'

const { anyone, as, clock, company, db, deps, internship, resumeOf, student } = await resumeStage()
const kite = await company({ companyName: 'Kite Labs' })
await internship({ company: kite, title: 'First', requirements: ['SQL', 'Python'] })

const url = '/api/internship'
const titles = async (path = `${url}?limit=50`) =>
  (await anyone({ url: path })).json().data.map(({ title }: { title: string }) => title)
const fields = { ...listingFields, title: 'Posted', stipend: 1000 }

test('a visitor sees every change of a listing in the next page', async () => {
  async function owner(request: InjectOptions) {
    const reply = await as(kite)(request)
    expect(reply.statusCode, `${request.method} ${request.url}`).toBeLessThan(300)
    return reply
  }
  const direct = () => readPage(deps, listInternships.query.parse({ limit: 50 }), null)
  async function expectCurrent(act: string) {
    const page = (await anyone({ url: `${url}?limit=50` })).json()
    expect(page, act).toEqual(listInternships.response.parse(await direct()))
    const facets = (await anyone({ url: `${url}/facets` })).json()
    expect(facets.data, act).toEqual(await countByFacet(db, {}))
  }

  await expectCurrent('before')
  const posted = await owner({ method: 'POST', url, payload: fields })
  const { id } = posted.json().data
  await expectCurrent('posted')
  expect(await titles()).toContain('Posted')
  await owner({ method: 'PUT', url: `${url}/${id}`, payload: { ...fields, stipend: 2000 } })
  await expectCurrent('edited')
  await owner({ method: 'PATCH', url: `${url}/${id}/state`, payload: { state: 'paused' } })
  await expectCurrent('paused')
  await owner({ method: 'PATCH', url: `${url}/${id}/state`, payload: { state: 'open' } })
  await expectCurrent('opened')
  await owner({ method: 'PUT', url: '/api/users/me', payload: { companyName: 'Kite Works' } })
  await expectCurrent('renamed')
  await owner({ method: 'DELETE', url: `${url}/${id}` })
  await expectCurrent('deleted')
  expect(await titles()).not.toContain('Posted')
})

test('a visitor sees a change made by another process in the next page', async () => {
  const { id } = await internship({ company: kite, title: 'Of another process' })
  expect(await titles()).toContain('Of another process')
  await db.update(internships).set({ stipend: 77, updatedAt: new Date().toISOString() }).where(eq(internships.id, id))
  const page = (await anyone({ url: `${url}?limit=50` })).json()
  expect(page.data.find((one: { id: string }) => one.id === id).stipend).toBe(77)
})

test('unknown parameters and another order of parameters share one page, which is read again after five seconds', async () => {
  const names = async (query: string) =>
    (await anyone({ url: `${url}?${query}` })).json().data.map((one: { companyName: string }) => one.companyName)
  const [name] = await names('limit=1&sort=oldest')
  // Unnoticed, because the row of no listing changes.
  await db.update(companies).set({ companyName: 'Kite Unnoticed' }).where(eq(companies.userId, kite.id))
  for (const query of [
    'limit=1&sort=oldest',
    'sort=oldest&limit=1',
    'x=1&limit=1&sort=oldest',
    'limit=1&sort=oldest&y=2',
  ])
    expect(await names(query), query).toEqual([name])
  clock.now = new Date(clock.now.getTime() + 5000)
  expect(await names('limit=1&sort=oldest')).toEqual(['Kite Unnoticed'])
})

test('a page in demand is never older than five seconds', async () => {
  const shown = async () => (await anyone({ url: `${url}?limit=1&sort=oldest&q=first` })).json().data[0].companyName
  await shown()
  for (const name of ['Kite One', 'Kite Two', 'Kite Three']) {
    await db.update(companies).set({ companyName: name }).where(eq(companies.userId, kite.id))
    for (let step = 0; step < 14; step += 1) {
      clock.now = new Date(clock.now.getTime() + 357)
      await shown()
    }
    clock.now = new Date(clock.now.getTime() + 2)
    expect(await shown(), name).toBe(name)
  }
})

test('shared pages contain nothing of students and companies that see the same search', async () => {
  const [asha, mina, other] = [await student(), await student(), await company()]
  await resumeOf(asha)
  const read = async (reader: ReturnType<typeof as>) => (await reader({ url: `${url}?limit=20` })).json().data[0]
  const before = await read(anyone)
  const own = await read(as(asha))
  expect(own.match.matchPercentage).toEqual(expect.any(Number))
  expect((await read(as(mina))).match).toEqual({ matchPercentage: null, band: null, reason: 'no_resume' })
  expect((await read(as(kite))).applicationsCount).toBe(0)
  for (const [name, reader] of [
    ['visitor', anyone],
    ['company', as(other)],
  ] as const)
    expect(await read(reader), name).toEqual(before)
  expect(before).not.toHaveProperty('match')
  expect(before).not.toHaveProperty('applicationsCount')
})

test('a session is never answered as a visitor', async () => {
  await anyone({ url: `${url}?limit=3` })
  const reply = await anyone({ url: `${url}?limit=3`, headers: { authorization: 'Bearer of-no-session' } })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip;q=1, br;q=0', gunzipSync],
])('a page compressed with %s has the bytes of the plain one', async (encoding, accepted, decompress) => {
  const plain = await anyone({ url: `${url}?limit=20` })
  for (const attempt of ['first', 'again']) {
    const reply = await anyone({ url: `${url}?limit=20`, headers: { 'accept-encoding': accepted } })
    expect(reply.headers['content-encoding'], attempt).toBe(encoding)
    expect(reply.headers['vary'], attempt).toBe('authorization, accept-encoding')
    expect(decompress(reply.rawPayload).toString(), attempt).toBe(plain.body)
  }
})

test('an unchanged page is answered with 304', async () => {
  const { headers } = await anyone({ url })
  const again = await anyone({ url, headers: { 'if-none-match': String(headers['etag']) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('a wrong cursor is refused each time', async () => {
  for (const attempt of ['first', 'again'])
    expect((await anyone({ url: `${url}?cursor=wrong` })).statusCode, attempt).toBe(400)
})
