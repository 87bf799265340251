import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internshipVersions } from '../../db/schema/internships.ts'
import { listingFields, stage } from '../../testing/stage.ts'

const { anyone, as, db, company } = await stage()
const kite = await company()

const fields = { ...listingFields, requirements: ['SQL', 'Python', 'Excel'], duration: '6 months', stipend: 12_000 }
const marks = { mustHave: ['SQL'], niceToHave: ['Excel'] }
const post = (over: object) => as(kite)({ method: 'POST', url: '/api/internship', body: { ...fields, ...over } })
const put = (id: string, over: object) =>
  as(kite)({ method: 'PUT', url: `/api/internship/${id}`, body: { ...fields, ...over } })
const read = async (id: string) => (await anyone({ url: `/api/internship/${id}` })).json().data

test('keeps what a company marked with the listing and with each version', async () => {
  const { id } = (await post(marks)).json().data
  expect(await read(id)).toMatchObject({ ...marks, version: 1 })

  expect((await put(id, { mustHave: ['Python'], niceToHave: [] })).json().data.version).toBe(2)
  expect(await read(id)).toMatchObject({ mustHave: ['Python'], niceToHave: [] })
  const versions = await db.select().from(internshipVersions).where(eq(internshipVersions.internshipId, id))
  expect(versions.map(({ mustHave, niceToHave }) => ({ mustHave, niceToHave }))).toEqual([
    marks,
    { mustHave: ['Python'], niceToHave: [] },
  ])
})

test('a client that knows only the specified fields marks nothing and changes no mark', async () => {
  expect((await post({})).json().data).toMatchObject({ mustHave: [], niceToHave: [] })
  const { id } = (await post(marks)).json().data
  await put(id, { stipend: 13_000 })
  expect(await read(id)).toMatchObject({ ...marks, stipend: 13_000 })
})

test.each([
  ['a text', 'SQL'],
  ['too long a skill', ['x'.repeat(100)]],
])('refuses %s at its field', async (_what, mustHave) => {
  const reply = await post({ mustHave })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields).map((name) => name.split('.')[0])).toEqual(['mustHave'])
})
