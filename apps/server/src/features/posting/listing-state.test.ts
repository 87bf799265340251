import { indianDay } from '@fledge/core/internships/state'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'
import { listingFields, readNotifications, stage } from '../../testing/stage.ts'

const { anyone, as, db, deps, sent, company, student, internship, application } = await stage()
const kite = await company({ companyName: 'Kite Labs' })

const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))
const to = (id: string, state: unknown) =>
  ({ method: 'PATCH', url: `/api/internship/${id}/state`, body: { state } }) as const
const get = (id: string) => ({ url: `/api/internship/${id}` })
const ofKite = { url: '/api/internship', query: { company: kite.id } }
const findRow = async (id: string) => (await db.select().from(internships).where(eq(internships.id, id)))[0]!

/** Whether a listing is in lists and in matching, and the badge that its company sees. */
async function visibilityOf(id: string) {
  const list = (await anyone(ofKite)).json()
  const own = (await as(kite)(ofKite)).json()
  const listed = list.data.some((one: { id: string }) => one.id === id)
  expect((await anyone(get(id))).statusCode).toBe(listed ? 200 : 404)
  return {
    listed,
    matched: (await deps.market.current(db)).placeById.has(id),
    badge: own.data.find((one: { id: string }) => one.id === id)?.status,
  }
}

const apply = async (internshipId: string) =>
  (await as(await student())({ method: 'POST', url: `/api/apply/${internshipId}`, body: {} })).json()

test.each([
  ['paused', 'Paused'],
  ['closed', 'Closed'],
])('a listing that is %s leaves lists and matching at once and stays visible to its company', async (state, badge) => {
  const { id } = await internship({ company: kite })
  expect(await visibilityOf(id)).toEqual({ listed: true, matched: true, badge: 'Active' })

  const reply = await as(kite)(to(id, state))

  expect(reply.statusCode).toBe(200)
  expect(reply.json().data).toMatchObject({ id, state, status: badge, applicationsCount: 0 })
  expect(await visibilityOf(id)).toEqual({ listed: false, matched: false, badge })
  expect(await apply(id)).toMatchObject({ code: 'closed' })
  expect((await as(kite)(get(id))).json().data.state).toBe(state)
  expect((await as(await company())(get(id))).statusCode, 'to another company').toBe(404)
})

test('totals of open listings exclude paused ones, also for their company', async () => {
  const totals = async () => (await as(kite)(ofKite)).json()
  const before = await totals()
  const { id } = await internship({ company: kite })
  await as(kite)(to(id, 'paused'))
  const after = await totals()
  expect(after.total).toBe(before.total + 1)
  expect(after.totalOpen).toBe(before.totalOpen)
  expect((await anyone(ofKite)).json().total).toBe(after.data.filter(({ state = '' }) => state === 'open').length)
})

test('an edit of a paused listing leaves it paused', async () => {
  const { id, title, description, requirements, location, type, duration } = await internship({ company: kite })
  await as(kite)(to(id, 'paused'))
  const body = { title, description, requirements, location, type, duration, stipend: 7000 }
  const reply = await as(kite)({ method: 'PUT', url: `/api/internship/${id}`, body })
  expect(reply.json().data).toMatchObject({ stipend: 7000, state: 'paused' })
})

test('a reopened listing is listed, matched and announced', async () => {
  const { id } = await internship({ company: kite })
  await as(kite)(to(id, 'closed'))
  const jobs = sent.length
  expect((await as(kite)(to(id, 'open'))).json().data.status).toBe('Active')
  expect(await visibilityOf(id)).toEqual({ listed: true, matched: true, badge: 'Active' })
  expect(sent.slice(jobs)).toEqual([{ name: 'announce-internship', data: { internshipId: id } }])
})

test.each(['open', 'paused'])('closing a listing that is %s and undoing that notifies no applicant', async (state) => {
  const { id } = await internship({ company: kite })
  const { id: applicationId, studentId } = await application({ internshipId: id })
  await as(kite)(to(id, state))
  await as(kite)(to(id, 'closed'))
  expect((await findRow(id)).state).toBe('closed')
  expect((await as(kite)(to(id, state))).json().data).toMatchObject({ state, applicationsCount: 1 })
  const about = await readNotifications(db, eq(notifications.userId, studentId))
  expect(about, applicationId).toEqual([])
})

test('setting the current state changes nothing', async () => {
  const { id } = await internship({ company: kite })
  const [before, jobs] = [await findRow(id), sent.length]
  expect((await as(kite)(to(id, 'open'))).statusCode).toBe(200)
  expect(await findRow(id)).toEqual(before)
  expect(sent).toHaveLength(jobs)
})

test('students can apply until the last day; lists and matching follow the date without a change of the row', async () => {
  const { id } = await internship({ company: kite, applyBy: inDays(0) })
  expect(await visibilityOf(id)).toEqual({ listed: true, matched: true, badge: 'Active' })
  expect(await apply(id)).toMatchObject({ code: 'no_resume' })

  await db
    .update(internships)
    .set({ applyBy: inDays(-1) })
    .where(eq(internships.id, id))

  expect(await visibilityOf(id)).toEqual({ listed: false, matched: false, badge: 'Expired' })
  expect(await apply(id)).toMatchObject({ code: 'closed' })
})

test('reopening removes a passed last day and keeps a future one', async () => {
  const expired = await internship({ company: kite, applyBy: inDays(-3) })
  expect((await as(kite)(to(expired.id, 'open'))).json().data).toMatchObject({ state: 'open', applyBy: null })

  const open = await internship({ company: kite, applyBy: inDays(3) })
  await as(kite)(to(open.id, 'paused'))
  expect((await as(kite)(to(open.id, 'open'))).json().data).toMatchObject({ state: 'open', applyBy: inDays(3) })
})

test('a paused listing can be deleted', async () => {
  const { id } = await internship({ company: kite })
  await application({ internshipId: id })
  await as(kite)(to(id, 'paused'))
  expect((await as(kite)({ method: 'DELETE', url: `/api/internship/${id}` })).statusCode).toBe(200)
  expect((await findRow(id)).deletedAt).not.toBeNull()
  expect((await as(kite)(to(id, 'open'))).statusCode).toBe(404)
})

test.each(['expired', 'Active', '', null, 1])('the state %j is refused', async (state) => {
  const { id } = await internship({ company: kite })
  const reply = await as(kite)(to(id, state))
  expect(reply.statusCode).toBe(400)
  expect((await findRow(id)).state).toBe('open')
})

const fields = { ...listingFields, duration: '6 months', stipend: 12_000 }

test('openings, start and last day are optional, and an edit keeps them unless it sets them to null', async () => {
  const post = async (body: object) => (await as(kite)({ method: 'POST', url: '/api/internship', body })).json().data
  expect(await post(fields)).toMatchObject({ openings: null, startsOn: null, applyBy: null, state: 'open' })
  const extra = { openings: 3, startsOn: inDays(30), applyBy: inDays(10) }
  const data = await post({ ...fields, ...extra })
  const put = (body: object) => as(kite)({ method: 'PUT', url: `/api/internship/${data.id}`, body })
  expect(data).toMatchObject(extra)
  expect((await put({ ...fields, title: 'Data work' })).json().data).toMatchObject(extra)
  expect((await put({ ...fields, openings: null, applyBy: null })).json().data).toMatchObject({
    openings: null,
    startsOn: extra.startsOn,
    applyBy: null,
  })
})

test.each([
  ['a last day that has passed', { applyBy: inDays(-1) }, 'applyBy'],
  ['a first day that has passed everywhere', { startsOn: inDays(-2) }, 'startsOn'],
  ['two days that have passed', { applyBy: inDays(-1), startsOn: inDays(-2) }, 'startsOn applyBy'],
  ['a day that is none', { applyBy: '2026-02-30' }, 'applyBy'],
  ['a time', { startsOn: '2026-03-01T10:00:00Z' }, 'startsOn'],
  ['a year beyond all plans', { startsOn: '9999-01-01' }, 'startsOn'],
  ['no openings', { openings: 0 }, 'openings'],
  ['half an opening', { openings: 1.5 }, 'openings'],
  ['openings beyond all plans', { openings: 1001 }, 'openings'],
])('refuses %s at its field and stores nothing', async (_name, over, named) => {
  const before = await db.$count(internships)
  const reply = await as(kite)({ method: 'POST', url: '/api/internship', body: { ...fields, ...over } })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual(named.split(' '))
  expect(await db.$count(internships)).toBe(before)
})

test('an expired listing keeps its passed day in an edit, and another passed day is refused', async () => {
  const { id } = await internship({ company: kite, applyBy: inDays(-2) })
  const put = (applyBy: string) =>
    as(kite)({ method: 'PUT', url: `/api/internship/${id}`, body: { ...fields, applyBy } })
  expect((await put(inDays(-2))).json().data).toMatchObject({ title: 'Data intern', state: 'expired' })
  expect((await put(inDays(-1))).statusCode).toBe(400)
  expect((await put(inDays(2))).json().data.state).toBe('open')
})

test('a listing keeps its passed first day in an edit, and another passed day is refused', async () => {
  const { id } = await internship({ company: kite, startsOn: '2020-01-06' })
  const put = (over: object) =>
    as(kite)({ method: 'PUT', url: `/api/internship/${id}`, body: { ...fields, title: 'Data work', ...over } })
  expect((await put({ startsOn: '2020-01-06' })).json().data).toMatchObject({ title: 'Data work' })
  expect((await put({ title: 'More data work' })).json().data).toMatchObject({ startsOn: '2020-01-06' })
  expect(Object.keys((await put({ startsOn: '2020-01-07' })).json().fields)).toEqual(['startsOn'])
  expect((await put({ startsOn: inDays(2) })).json().data).toMatchObject({ startsOn: inDays(2) })
  expect((await put({ startsOn: '2020-01-06' })).statusCode).toBe(400)
})
