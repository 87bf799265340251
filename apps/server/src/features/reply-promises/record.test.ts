import { expect, test } from 'vitest'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from '../bulk-actions/release-decisions.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, anyone, deps, student, company, internship } = here
const { sent, pass, decide, post, write, proposeInterview } = promisesOn(here)

type Company = Awaited<ReturnType<typeof company>>
const repliesOf = async (kite: Company) => (await as(kite)({ url: '/api/users/me/replies' })).json().data
const countsOf = async (kite: Company) => {
  const { due, onTime } = await repliesOf(kite)
  return { due, onTime }
}
const publicRecord = async (kite: Company) =>
  (await anyone({ url: `/api/internship?company=${kite.id}` })).json().data[0].company.replyRecord

/** A company with an open listing and this many applications whose reply is due in two days. */
async function companyWith(count: number) {
  const kite = await company()
  const listing = await internship({ company: kite })
  const applications = []
  for (let i = 0; i < count; i += 1) applications.push(await sent({ kite, internshipId: listing.id, daysAgo: 12 }))
  return { kite, listing, applications }
}

test('is public from ten due applications on, and the same wherever the company is shown', async () => {
  const { kite, listing, applications } = await companyWith(10)
  for (const { id } of applications.slice(0, 8)) await proposeInterview(kite, id)
  expect(await publicRecord(kite)).toBeNull()
  pass(4)

  const record = { due: 10, onTime: 8, days: 90 }
  const asha = await student()
  await as(asha)({ method: 'PUT', url: `/api/saved/internships/${listing.id}` })
  const shown = {
    company: await publicRecord(kite),
    search: (await anyone({ url: '/api/internship?q=data' })).json().data[0].company.replyRecord,
    listing: (await anyone({ url: `/api/internship/${listing.id}` })).json().data.company.replyRecord,
    saved: (await as(asha)({ url: '/api/saved/internships' })).json().data[0].company.replyRecord,
    own: (await repliesOf(kite)).record,
  }
  expect(shown).toEqual({ company: record, search: record, listing: record, saved: record, own: record })
})

test('is hidden below ten, though the company sees its own figures', async () => {
  const { kite } = await companyWith(9)
  pass(4)
  expect(await publicRecord(kite)).toBeNull()
  expect(await repliesOf(kite)).toMatchObject({ record: null, due: 9, onTime: 0 })
})

test('counts a reply once its day is over: late answers as late, silence as late', async () => {
  const { kite, applications } = await companyWith(3)
  const [inTime, tooLate] = applications
  await decide(kite, inTime!.id, { status: 'rejected' })
  expect(await countsOf(kite)).toEqual({ due: 0, onTime: 0 })
  pass(4)
  expect(await countsOf(kite)).toEqual({ due: 3, onTime: 1 })
  await decide(kite, tooLate!.id, { status: 'accepted' })
  expect(await countsOf(kite)).toEqual({ due: 3, onTime: 1 })
})

test('leaves withdrawn applications out, answered or not, before or after the day', async () => {
  const { kite, applications } = await companyWith(3)
  const [before, answered, after] = applications
  await post(before!.asha, `${before!.id}/withdraw`)
  await proposeInterview(kite, answered!.id)
  await post(answered!.asha, `${answered!.id}/withdraw`)
  pass(4)
  expect(await countsOf(kite)).toEqual({ due: 1, onTime: 0 })
  await post(after!.asha, `${after!.id}/withdraw`)
  expect(await countsOf(kite)).toEqual({ due: 0, onTime: 0 })
})

test('looks at the last 90 days', async () => {
  const { kite, applications } = await companyWith(1)
  await proposeInterview(kite, applications[0]!.id)
  pass(91)
  expect(await countsOf(kite)).toEqual({ due: 1, onTime: 1 })
  pass(3)
  expect(await countsOf(kite)).toEqual({ due: 0, onTime: 0 })
})

test('an application is on time only if each of its questions was answered in time', async () => {
  const { kite, applications } = await companyWith(1)
  const { asha, id } = applications[0]!
  await proposeInterview(kite, id)
  await write(asha, id, 'May I begin in June?')
  pass(10)
  expect(await countsOf(kite)).toEqual({ due: 1, onTime: 1 })
  pass(6)
  expect(await countsOf(kite)).toEqual({ due: 1, onTime: 0 })
})

test('counts a held decision when it is released, not when it was made', async () => {
  const { kite, applications } = await companyWith(1)
  pass(2.3)
  await decide(kite, applications[0]!.id, { status: 'rejected', tellIn: 86_400 })
  pass(2)
  await releaseDecisions(deps)
  expect(await countsOf(kite)).toEqual({ due: 1, onTime: 0 })
})

test('lists the applications that wait, by date, for their own company only', async () => {
  const { kite, applications } = await companyWith(2)
  const late = await sent({ kite, daysAgo: 30 })
  const { waiting } = await repliesOf(kite)
  const ids = waiting.map((one: { applicationId: string }) => one.applicationId)
  expect(ids[0]).toBe(late.id)
  expect(ids.slice(1).sort()).toEqual(applications.map(({ id }) => id).sort())
  expect(waiting[0]).toMatchObject({ replyState: 'late', name: 'Asha Rao', internshipTitle: 'Data intern' })
  expect(waiting[1]).toMatchObject({ replyState: 'due', replyAbout: 'application', nudgedAt: null })
  expect((await repliesOf(await company())).waiting).toEqual([])
})
