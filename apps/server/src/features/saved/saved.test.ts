import { savedInternshipsMax, savedSearchesMax } from '@fledge/contract/constants'
import type { SavedInternship, SavedSearch } from '@fledge/contract/saved-items'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savedInternships, savedSearches } from '../../db/schema/internships.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { stage } from '../../testing/stage.ts'

const { as, db, company, student, internship, application } = await stage()
type Person = { id: string }

const put = (who: Person, id: string) => as(who)({ method: 'PUT', url: `/api/saved/internships/${id}` })
const remove = (who: Person, id: string) => as(who)({ method: 'DELETE', url: `/api/saved/internships/${id}` })
const saved = async (who: Person): Promise<SavedInternship[]> =>
  (await as(who)({ url: '/api/saved/internships' })).json().data

/** Opens database connections first, so that the requests of a race overlap. */
const warmUp = (who: Person) => Promise.all(Array.from({ length: 8 }, () => saved(who)))

test('saved internships are listed last saved first, for their student only', async () => {
  const [asha, ravi] = [await student(), await student()]
  const [first, second] = [await internship({ title: 'First' }), await internship({ title: 'Second' })]
  await put(asha, first.id)
  const reply = await put(asha, second.id)

  expect(reply.statusCode).toBe(200)
  expect(reply.json().data).toMatchObject({ _id: second.id, id: second.id, title: 'Second', open: true })
  expect((await saved(asha)).map(({ title }) => title)).toEqual(['Second', 'First'])
  expect(await saved(ravi)).toEqual([])
})

test('saving twice, also concurrently, saves once and keeps the first time', async () => {
  const asha = await student()
  const { id } = await internship()
  const replies = await Promise.all([put(asha, id), put(asha, id), put(asha, id)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const [{ savedAt }] = (await saved(asha)) as [SavedInternship]
  await put(asha, id)
  expect(await saved(asha)).toEqual([expect.objectContaining({ id, savedAt })])
})

test('an unknown or closed listing cannot be saved, and the refusal says which it is', async () => {
  const asha = await student()
  const kite = await company()
  const gone = await internship({ company: kite })
  await as(kite)({ method: 'DELETE', url: `/api/internship/${gone.id}` })
  for (const id of [unusedId, 'x', "' or 1=1", gone.id]) expect((await put(asha, id)).statusCode).toBe(404)
  const paused = await internship({ company: kite })
  await as(kite)({ method: 'PATCH', url: `/api/internship/${paused.id}/state`, payload: { state: 'paused' } })
  const reply = await put(asha, paused.id)
  expect(reply.statusCode, 'a paused one').toBe(409)
  expect(reply.json().message).toBe('This internship is no longer available')
  expect(await saved(asha)).toEqual([])
})

test('removing is idempotent and affects only this internship of this student', async () => {
  const [asha, ravi] = [await student(), await student()]
  const [one, other] = [await internship(), await internship()]
  for (const { id } of [one, other]) await put(asha, id)
  await put(ravi, one.id)

  expect((await remove(asha, one.id)).json()).toEqual({ success: true, data: { id: one.id } })
  expect((await remove(asha, one.id)).statusCode).toBe(200)
  expect((await remove(asha, 'x')).statusCode).toBe(404)
  expect((await saved(asha)).map(({ id }) => id)).toEqual([other.id])
  expect((await saved(ravi)).map(({ id }) => id)).toEqual([one.id])
})

test('a withdrawn listing stays saved as closed, with and without applications', async () => {
  const asha = await student()
  const kite = await company()
  const [applied, plain] = [await internship({ company: kite }), await internship({ company: kite })]
  await application({ internshipId: applied.id })
  for (const { id } of [applied, plain]) await put(asha, id)
  for (const { id } of [applied, plain]) await as(kite)({ method: 'DELETE', url: `/api/internship/${id}` })

  expect((await saved(asha)).map(({ open }) => open)).toEqual([false, false])
  expect((await put(asha, plain.id)).json().data).toMatchObject({ open: false })
  await remove(asha, plain.id)
  expect((await saved(asha)).map(({ id }) => id)).toEqual([applied.id])
})

test('saving more than the limit is refused with advice, also concurrently', async () => {
  const asha = await student()
  const kite = await company()
  const some = await Promise.all(Array.from({ length: savedInternshipsMax + 6 }, () => internship({ company: kite })))
  const [extra, ...more] = some.slice(savedInternshipsMax)
  const full = some.slice(0, savedInternshipsMax)
  await db.insert(savedInternships).values(full.map(({ id }) => ({ studentId: asha.id, internshipId: id })))

  const reply = await put(asha, extra!.id)
  expect(reply.statusCode).toBe(409)
  expect(reply.json().message).toBe(
    'You can save up to 200 internships. To save another, remove one you no longer need.',
  )
  await remove(asha, full[0]!.id)
  await warmUp(asha)
  const replies = await Promise.all(more.map(({ id }) => put(asha, id)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await saved(asha)).toHaveLength(savedInternshipsMax)
})

const keep = (who: Person, search: object) => as(who)({ method: 'POST', url: '/api/saved/searches', payload: search })
const drop = (who: Person, id: string) => as(who)({ method: 'DELETE', url: `/api/saved/searches/${id}` })
const searches = async (who: Person): Promise<SavedSearch[]> =>
  (await as(who)({ url: '/api/saved/searches' })).json().data

test('saved searches are listed by name, for their student only', async () => {
  const [asha, ravi] = [await student(), await student()]
  const reply = await keep(asha, { name: ' React in Pune ', q: 'react', location: 'Pune' })
  expect(reply.statusCode).toBe(201)
  expect(reply.json().data).toMatchObject({ name: 'React in Pune', q: 'react', type: 'all', location: 'Pune' })
  await keep(asha, { name: 'data', q: 'data' })

  expect((await searches(asha)).map(({ name }) => name)).toEqual(['data', 'React in Pune'])
  expect(await searches(ravi)).toEqual([])
})

test.each([
  ['without a name', { q: 'x' }],
  ['with an empty name', { name: '  ', q: 'x' }],
  ['with a name that is too long', { name: 'n'.repeat(61), q: 'x' }],
  ['that narrows nothing', { name: 'All', q: ' ', location: 'all' }],
  ['with words that are too many', { name: 'Long', q: 'x'.repeat(121) }],
  ['with a type that is none', { name: 'Odd', type: 'Sometimes' }],
])('a search %s is refused', async (_name, search) => {
  const asha = await student()
  const reply = await keep(asha, search)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().code).toBe('not_valid')
  expect(await searches(asha)).toEqual([])
})

test('a search keeps all its filters, and those that narrow nothing are left out', async () => {
  const asha = await student()
  const filters = { perk: 'ppo', hoursMax: 20, graduationYear: 2027, stipendMin: 10_000, replies: 'on-time' }
  const search = {
    name: 'PPO',
    ...filters,
    skill: 'SQL, Python',
    startsBy: '2027-01-01',
    field: 'Data and AI',
    monthsMax: 6,
  }
  const reply = await keep(asha, { ...search, without: ' ' })
  expect(reply.statusCode).toBe(201)
  const { _id, id, createdAt, ...saved } = reply.json().data
  expect(saved).toEqual({
    ...search,
    ...{ q: '', type: 'all', location: 'all', alert: 'at_once', skill: ['Python', 'SQL'] },
  })
  expect(await searches(asha)).toEqual([{ _id, id, createdAt, ...saved }])
  expect((await keep(asha, { ...search, skill: ['Python', 'SQL'] })).statusCode, 'the same search').toBe(409)
  expect((await keep(asha, { ...search, hoursMax: 10 })).statusCode, 'another search').toBe(201)
  expect((await keep(asha, { name: 'Perk', perk: 'parking' })).statusCode, 'a perk that is none').toBe(400)
  expect((await keep(asha, { name: 'Any', stipendMin: 0, skill: [] })).statusCode, 'no filter').toBe(400)
  const old = (await keep(asha, { name: 'SQL', q: 'sql' })).json().data
  expect(Object.keys(old).sort()).toEqual(['_id', 'alert', 'createdAt', 'id', 'location', 'name', 'q', 'type'])
})

test('the same search is saved once, also concurrently', async () => {
  const asha = await student()
  const replies = await Promise.all([keep(asha, { name: 'One', q: 'react' }), keep(asha, { name: 'Two', q: 'react' })])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await searches(asha)).toHaveLength(1)
})

test('saving more searches than the limit is refused, also concurrently', async () => {
  const asha = await student()
  const full = Array.from({ length: savedSearchesMax - 1 }, (_, n) => ({ studentId: asha.id, name: `${n}`, q: `${n}` }))
  await db.insert(savedSearches).values(full)
  await warmUp(asha)
  const replies = await Promise.all([...'bcdef'].map((q) => keep(asha, { name: q, q })))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await db.$count(savedSearches, eq(savedSearches.studentId, asha.id))).toBe(savedSearchesMax)
})

test('deletes a search once', async () => {
  const asha = await student()
  const { id } = (await keep(asha, { name: 'React', q: 'react' })).json().data
  expect((await drop(asha, id)).json()).toEqual({ success: true, data: { id } })
  expect((await drop(asha, id)).statusCode).toBe(404)
  expect(await searches(asha)).toEqual([])
})

test('a new search alerts at once unless another frequency is chosen, and it can be changed', async () => {
  const asha = await student()
  const atOnce = (await keep(asha, { name: 'SQL', q: 'sql' })).json().data
  const daily = (await keep(asha, { name: 'React', q: 'react', alert: 'daily' })).json().data
  expect([atOnce.alert, daily.alert]).toEqual(['at_once', 'daily'])

  const change = (id: string, alert: unknown) =>
    as(asha)({ method: 'PATCH', url: `/api/saved/searches/${id}`, payload: { alert } })
  const reply = await change(daily.id, 'weekly')
  expect(reply.json().data).toEqual({ ...daily, alert: 'weekly' })
  expect((await change('x', 'never')).statusCode).toBe(404)
  const refused = await change(daily.id, 'hourly')
  expect(refused.json()).toMatchObject({ fields: { alert: 'Choose at_once, daily, weekly or never' } })
  expect((await searches(asha)).map(({ alert }) => alert)).toEqual(['weekly', 'at_once'])
})
