import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'

const { anyone, as, clock, company, db } = await stage()

const description = `We make billing software for small shops in eleven cities. You build React pages with two engineers,
write tests and talk to shopkeepers every week. You review pull requests of others and fix what users report.`
const fields = {
  title: 'Frontend Developer Intern',
  description,
  requirements: ['React', 'TypeScript', 'CSS'],
  location: 'Pune',
  type: 'Hybrid',
  duration: '3 months',
  stipend: 12_000,
}
const otherText = `Our kitchen serves two hundred guests a night. You plan the purchase of vegetables, keep the store in
order, count stock on Mondays and learn how menus are priced with the chef and the accountant of the house.`

type Account = Awaited<ReturnType<typeof company>>
const post = async (owner: Account, over: object = {}) => {
  const reply = await as(owner)({ method: 'POST', url: '/api/internship', body: { ...fields, ...over } })
  expect(reply.statusCode).toBe(201)
  return reply.json().data as { id: string; createdAt: string; checks: ListingCheck[] }
}
const edit = (owner: Account, id: string, over: object) =>
  as(owner)({ method: 'PUT', url: `/api/internship/${id}`, body: { ...fields, ...over } })
const duplicateChecks = (checks: ListingCheck[]) =>
  checks.filter(({ code }) => code === 'posted_before' || code === 'copied_text')
const checksOf = async (id: string) =>
  duplicateChecks((await anyone({ url: `/api/internship/${id}` })).json().data.checks)

test('names an earlier listing of the same company, also a closed one, to the company and to everyone', async () => {
  const kite = await company()
  const first = await post(kite)
  expect(duplicateChecks(first.checks)).toEqual([])
  await db.update(internships).set({ state: 'closed' }).where(eq(internships.id, first.id))
  const again = await post(kite, { description: otherText })

  const check = { code: 'posted_before', postedAt: first.createdAt }
  expect(duplicateChecks(again.checks)).toEqual([check])
  expect(await checksOf(again.id)).toEqual([check])
})

test('takes another place, work type or title for another internship', async () => {
  const kite = await company()
  await post(kite, { description: 'Clean data.' })
  for (const over of [{ location: 'Mumbai' }, { type: 'Remote' }, { title: 'Chef', requirements: ['Cooking'] }]) {
    const { checks } = await post(kite, { description: 'Clean data.', ...over })
    expect(duplicateChecks(checks)).toEqual([])
  }
})

test('finds the same description at another company, and only at the copy', async () => {
  const [kite, orbit] = [await company(), await company()]
  const own = {
    title: 'Field Intern',
    description: `Our lab checks soil and water for farmers in four districts. You take samples with the field team on
      two days a week, enter results into our sheets, and explain a report to a farmer in plain words.`,
  }
  const original = await post(kite, own)
  const copy = await post(orbit, {
    ...own,
    title: 'Web Intern',
    description: own.description.toUpperCase().replaceAll(',', ' -'),
  })

  const check = { code: 'copied_text', checkedAt: clock.now.toISOString() }
  expect(await checksOf(copy.id)).toEqual([check])
  // An edit of the original does not make it the copy.
  expect((await edit(kite, original.id, { ...own, requirements: ['Sampling'] })).statusCode).toBe(200)
  expect(await checksOf(original.id)).toEqual([])
  // A rewritten copy loses the check, and gets it back with the text.
  await edit(orbit, copy.id, { description: 'Something of our own.' })
  expect(await checksOf(copy.id)).toEqual([])
  await edit(orbit, copy.id, own)
  expect(await checksOf(copy.id)).toEqual([check])
})

test('compares neither short descriptions nor closed listings of others', async () => {
  const [kite, orbit] = [await company(), await company()]
  const short = { title: 'Data', description: 'Clean data and answer questions with SQL.' }
  await post(kite, short)
  expect(duplicateChecks((await post(orbit, short)).checks)).toEqual([])
  const text = {
    title: 'Nursery Intern',
    description: `Our nursery grows mango and guava plants for farms near Nashik. You water and graft young plants, note how
      they grow, load vans at six and advise buyers on pits, manure and the first pruning after the rains.`,
  }
  await post(kite, text)
  await db.update(internships).set({ state: 'closed' }).where(eq(internships.companyId, kite.id))
  expect(duplicateChecks((await post(orbit, text)).checks)).toEqual([])
})
