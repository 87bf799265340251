import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { indianDay } from '@fledge/core/internships/state'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { listingFields, stage } from '../../testing/stage.ts'

const { anyone, as, db, company, internship } = await stage()
const kite = await company()

const fields = { ...listingFields, requirements: 'SQL', duration: '6 months', stipend: 12_000 }
const post = (body: object) => as(kite)({ method: 'POST', url: '/api/internship', body })
const put = (id: string, body: object, who = kite) => as(who)({ method: 'PUT', url: `/api/internship/${id}`, body })
const postId = async (over: object): Promise<string> => (await post({ ...fields, ...over })).json().data.id
const findRow = async (id: string) => (await db.select().from(internships).where(eq(internships.id, id)))[0]!
const backdate = (id: string) =>
  db.update(internships).set({ vacancyStatedAt: '2026-01-02T19:00:00.000Z' }).where(eq(internships.id, id))

async function vacancyOf(id: string) {
  const { data } = (await anyone({ url: `/api/internship/${id}` })).json()
  return { vacancy: data.vacancy, check: data.checks.find(({ code }: ListingCheck) => code === 'vacancy') }
}
const unsaid = { vacancy: null, check: undefined }
const said = (vacancy: string, day = indianDay(new Date())) => ({ vacancy, check: { code: 'vacancy', vacancy, day } })

test('a post says nothing, a vacancy now or a pool', async () => {
  expect(await vacancyOf(await postId({}))).toEqual(unsaid)
  expect(await vacancyOf(await postId({ vacancy: null }))).toEqual(unsaid)
  expect(await vacancyOf(await postId({ vacancy: 'now' }))).toEqual(said('now'))
  expect(await vacancyOf(await postId({ vacancy: 'pool' }))).toEqual(said('pool'))
})

test.each(['yes', '', true, 1, ['now']])('refuses the vacancy %j at its field', async (vacancy) => {
  const reply = await post({ ...fields, vacancy })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toEqual({ vacancy: "vacancy is 'now', 'pool' or null" })
})

test('the day is that of India', async () => {
  const id = await postId({ vacancy: 'now' })
  await backdate(id)
  expect(await vacancyOf(id)).toEqual(said('now', '2026-01-03'))
})

test('an edit with the value states it again, without a new version or a new text', async () => {
  const id = await postId({ vacancy: 'now' })
  await backdate(id)
  const before = await findRow(id)
  const { data } = (await put(id, { ...fields, vacancy: 'now' })).json()
  expect(data).toMatchObject({ version: 1, textChangedAt: before.createdAt })
  expect(data.updatedAt > before.updatedAt).toBe(true)
  expect(await vacancyOf(id)).toEqual(said('now'))
  await backdate(id)
  expect((await put(id, { ...fields, title: 'Data work', vacancy: 'now' })).json().data.version).toBe(2)
  expect(await vacancyOf(id)).toEqual(said('now'))
})

test('an edit changes, keeps and clears what was said', async () => {
  const id = await postId({ vacancy: 'now' })
  await put(id, { ...fields, vacancy: 'pool' })
  expect(await vacancyOf(id)).toEqual(said('pool'))
  await backdate(id)
  await put(id, { ...fields, stipend: 13_000 })
  expect(await vacancyOf(id)).toEqual(said('pool', '2026-01-03'))
  await put(id, { ...fields, vacancy: null })
  expect(await vacancyOf(id)).toEqual(unsaid)
  expect((await findRow(id)).vacancyStatedAt).toBeNull()
})

test('a pool stays in the sitemap', async () => {
  await db.delete(internships)
  const pool = await internship({ company: kite, vacancy: 'pool' })
  expect((await anyone({ url: '/sitemaps/internships-1.xml' })).body).toContain(pool.id)
})
