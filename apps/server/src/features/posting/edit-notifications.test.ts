import { expect, test } from 'vitest'
import { listingFields, stage } from '../../testing/stage.ts'
import { listEventsOf } from '../timeline/timeline-queries.ts'

const { as, db, published, company, student, internship, application, confirmEmail, notificationsOf, mailsTo } =
  await stage()

const fields = { ...listingFields, location: 'Pune, India' }

/** A listing of Kite Labs with an application of Asha. */
async function applyToListing(over: Parameters<typeof application>[0] = {}) {
  const [kite, asha] = [await company({ companyName: 'Kite Labs' }), await student()]
  const { id } = await internship({ company: kite, ...fields })
  const sent = await application({ internshipId: id, studentId: asha.id, ...over })
  const edit = (body: object) => as(kite)({ method: 'PUT', url: `/api/internship/${id}`, body: { ...fields, ...body } })
  const notices = () => notificationsOf(asha)
  const events = () => listEventsOf(db, sent.id)
  const shownChanges = async () =>
    (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json().data[0].changes as { term: string }[]
  return { asha, id, edit, notices, events, shownChanges }
}

test('changed terms notify the applicant, appear in the timeline and are compared with the terms applied to', async () => {
  const { asha, id, edit, notices, events, shownChanges } = await applyToListing()
  expect(await shownChanges()).toEqual([])

  expect((await edit({ stipend: 12_000, type: 'Remote' })).statusCode).toBe(200)

  const changes = 'Stipend: ₹12,000 / month, was ₹15,000 / month; Work type: Remote, was Hybrid'
  expect(await notices()).toMatchObject([
    {
      category: 'internship_changed',
      internshipId: id,
      senderName: 'Kite Labs',
      message: `Data intern at Kite Labs. ${changes}.`,
    },
  ])
  expect(published.filter(({ userId }) => userId === asha.id)).toHaveLength(1)
  expect(await events()).toMatchObject([{ kind: 'listing_changed', actor: 'company', detail: { changes } }])
  expect(await shownChanges()).toEqual([
    { term: 'Stipend', was: '₹15,000 / month', is: '₹12,000 / month' },
    { term: 'Work type', was: 'Hybrid', is: 'Remote' },
  ])
})

test('stores no edit of an outdated version, so that no change of a colleague is lost', async () => {
  const { edit } = await applyToListing()
  expect((await edit({ title: 'Data intern, Pune', version: 1 })).json().data.version).toBe(2)
  expect((await edit({ title: 'Data intern, Pune', version: 1 })).statusCode).toBe(200)
  const late = await edit({ stipend: 12_000, version: 1 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
  expect((await edit({ title: 'Data intern, Pune', stipend: 12_000, version: 2 })).json().data.version).toBe(3)
})

test('the terms applied to are compared with the current terms after several edits', async () => {
  const { edit, notices, shownChanges } = await applyToListing()
  await edit({ stipend: 12_000 })
  await edit({ stipend: 15_000, duration: '6 months' })
  expect(await notices()).toHaveLength(2)
  expect(await shownChanges()).toEqual([{ term: 'Duration', was: '3 months', is: '6 months' }])
})

test.each([
  ['the texts', { title: 'Data internship', description: 'Clean more data.', requirements: ['SQL', 'Excel'] }],
  ['the spelling of place and duration', { location: 'pune,  india', duration: '12 weeks' }],
  ['openings and days', { openings: 2, startsOn: '2030-01-01' }],
])('an edit of %s sends no notification', async (_name, body) => {
  const { edit, notices, events, shownChanges } = await applyToListing()
  expect((await edit(body)).json().data.version).toBe(2)
  expect(await notices()).toEqual([])
  expect(await events()).toEqual([])
  expect(await shownChanges()).toEqual([])
})

const now = new Date().toISOString()

test.each([
  ['accepted', { status: 'accepted', decidedAt: now }, 1],
  ['rejected and released', { status: 'rejected', decidedAt: now }, 0],
  ['rejected and not released', { status: 'rejected', decidedAt: now, tellAt: '2099-01-01T00:00:00.000Z' }, 1],
  ['withdrawn', { withdrawnAt: now }, 0],
] as const)('an edit notifies the applicant of an active application only: %s', async (_name, over, times) => {
  const { edit, notices, events } = await applyToListing(over)
  await edit({ stipend: 12_000 })
  expect(await notices()).toHaveLength(times)
  expect(await events()).toHaveLength(times)
})

test('concurrent edits send one notification per change', async () => {
  const { edit, notices } = await applyToListing()
  await Promise.all([1, 2, 3, 4].map((n) => edit({ stipend: 10_000 + n })))
  expect((await notices()).map(({ event }) => event.split(':').at(-1)).sort()).toEqual(['2', '3', '4', '5'])
})

test('40 edits in a row send one mail, and are limited to thirty an hour', async () => {
  const { asha, edit, notices } = await applyToListing()
  await confirmEmail(asha)
  const statuses: number[] = []
  for (let n = 0; n < 40; n += 1) statuses.push((await edit({ stipend: 10_000 + n })).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)])
  expect(await notices()).toHaveLength(30)
  expect(await mailsTo(asha)).toMatchObject([{ subject: 'An internship you applied to has changed' }])
})

test('edits that another company attempts do not count', async () => {
  const { id, edit } = await applyToListing()
  const other = await company()
  for (let n = 0; n < 31; n += 1) await as(other)({ method: 'PUT', url: `/api/internship/${id}`, body: fields })
  expect((await edit({ stipend: 12_000 })).statusCode).toBe(200)
})
