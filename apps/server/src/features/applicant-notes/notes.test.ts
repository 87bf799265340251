import { notesMax } from '@fledge/contract/applications/applicant-notes'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import { applicantNotes, interviews } from '../../db/schema/applications.ts'
import { stage } from '../../testing/stage.ts'
import { interviewsOn } from '../interviews/testing/scenery.ts'

const here = await stage()
const { as, db, clock, published, erase, exportOf } = here
const { applicants, scheduled } = interviewsOn(here)

type Person = { id: string }
const add = (who: Person, id: string, body: object, headers = {}) =>
  as(who)({ method: 'POST', url: `/api/apply/${id}/notes`, payload: body, headers })
const list = async (who: Person, id: string) => (await as(who)({ url: `/api/apply/${id}/notes` })).json()
const remove = (who: Person, note: string) => as(who)({ method: 'DELETE', url: `/api/apply/notes/${note}` })
const jsonOf = async (who: Person) => (await exportOf(who))['fledge.json']!

test('keeps notes for the company, newest first, and deletes one', async () => {
  const { kite, sent } = await applicants()
  await add(kite, sent.id, { text: ' Good SQL ' })
  const { data: second } = (await add(kite, sent.id, { text: 'Call on Monday' })).json()
  expect((await list(kite, sent.id)).data).toMatchObject([
    { text: 'Call on Monday', outcome: null, applicationId: sent.id },
    { text: 'Good SQL' },
  ])
  expect((await remove(kite, second.id)).statusCode).toBe(200)
  expect((await remove(kite, second.id)).statusCode).toBe(404)
  expect((await list(kite, sent.id)).data).toHaveLength(1)
})

test('tells the student nothing', async () => {
  const { asha, kite, sent } = await applicants()
  published.length = 0
  await add(kite, sent.id, { text: 'A secret note' })
  expect(published.filter(({ userId }) => userId === asha.id)).toEqual([])
  for (const url of [`/api/apply/user/${asha.id}`, `/api/apply/${sent.id}/timeline`, '/api/notifications'])
    expect((await as(asha)({ url })).body).not.toContain('A secret note')
})

test('records the outcome of an interview once it has begun, also without a text', async () => {
  const { asha, kite, id, sent } = await scheduled([2])
  const early = await add(kite, sent.id, { outcome: 'no_show' })
  expect([early.statusCode, early.json().code]).toEqual([409, 'no_interview'])
  const { startsAt } = (await as(kite)({ url: `/api/interviews/${id}` })).json().data
  clock.now = new Date(startsAt)
  expect((await add(kite, sent.id, { outcome: 'no_show' })).statusCode).toBe(201)
  expect((await list(kite, sent.id)).data).toMatchObject([{ outcome: 'no_show', text: '' }])
  for (const url of ['/api/interviews', `/api/interviews/${id}`, `/api/apply/user/${asha.id}`])
    expect((await as(asha)({ url })).body).not.toContain('no_show')
})

test('an interview shows its company the last outcome noted since it began, and the student none', async () => {
  const { asha, kite, id, sent } = await scheduled([2])
  const outcomeFor = async (who: Person) => (await as(who)({ url: `/api/interviews/${id}` })).json().data.outcome
  expect(await outcomeFor(kite)).toBeNull()
  // Notes are dated by the database, not by the clock of the tests.
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const begun = { startsAt: hoursAgo(2), endsAt: hoursAgo(1) }
  await db.update(interviews).set(begun).where(eq(interviews.id, id))
  await add(kite, sent.id, { text: 'Only a note' })
  expect(await outcomeFor(kite)).toBeNull()
  await add(kite, sent.id, { outcome: 'mixed' })
  published.length = 0
  const { data: note } = (await add(kite, sent.id, { outcome: 'no_show' })).json()
  const changed = { userId: kite.id, event: 'applicationChanged', payload: { applicationId: sent.id } }
  expect(published, 'for other windows of the company').toEqual([changed])
  expect(await outcomeFor(kite)).toBe('no_show')
  const [listed] = (await as(kite)({ url: '/api/interviews' })).json().data
  expect(listed.outcome).toBe('no_show')
  expect(await outcomeFor(asha)).toBeUndefined()
  const [row] = await db.select().from(interviews).where(eq(interviews.id, id))
  const earlier = hoursAgo(3)
  await db.insert(interviews).values({ ...row!, id: undefined, startsAt: earlier, endsAt: row!.startsAt })
  const all = (await as(kite)({ url: '/api/interviews' })).json().data as { startsAt: string; outcome: string | null }[]
  expect(all.find(({ startsAt }) => startsAt === earlier)?.outcome, 'an earlier interview').toBeNull()
  await remove(kite, note.id)
  expect(await outcomeFor(kite)).toBe('mixed')
})

test.each([{ text: ' ' }, {}, { text: 'x'.repeat(2001) }, { outcome: 'hired' }])('rejects %j', async (body) => {
  const { kite, sent } = await applicants()
  expect((await add(kite, sent.id, body)).statusCode).toBe(400)
})

test('stops at the limit, also when two notes arrive at once, and repeats none with one key', async () => {
  const { kite, sent } = await applicants()
  const headers = { 'idempotency-key': 'note-1' }
  await Promise.all([1, 2].map(() => add(kite, sent.id, { text: 'Once' }, headers)))
  expect(await db.$count(applicantNotes, eq(applicantNotes.applicationId, sent.id))).toBe(1)
  const rest = { applicationId: sent.id, companyId: kite.id, text: 'x' }
  await db.insert(applicantNotes).values(Array.from({ length: notesMax - 2 }, () => rest))
  const replies = await Promise.all([1, 2].map(() => add(kite, sent.id, { text: 'Last' })))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
})

test('exports the notes to the company, and to the student only that there are some', async () => {
  const { asha, kite, sent } = await applicants()
  expect(JSON.parse(await jsonOf(asha)).applications[0].companyKeepsNotes).toBe(false)
  await add(kite, sent.id, { text: 'A secret note' })
  expect(JSON.parse(await jsonOf(kite)).applicantNotes).toMatchObject([{ text: 'A secret note' }])
  const theirs = await jsonOf(asha)
  expect(theirs).not.toContain('A secret note')
  expect(JSON.parse(theirs).applications[0].companyKeepsNotes).toBe(true)
})

test.each(['asha', 'kite'] as const)('erases the notes with %s', async (who) => {
  const scene = await applicants()
  await add(scene.kite, scene.sent.id, { text: 'A secret note' }, { 'idempotency-key': 'erased' })
  await erase(scene[who])
  expect(await db.$count(applicantNotes, eq(applicantNotes.applicationId, scene.sent.id))).toBe(0)
  expect(await db.$count(answeredRequests, like(answeredRequests.answer, '%A secret note%'))).toBe(0)
})
