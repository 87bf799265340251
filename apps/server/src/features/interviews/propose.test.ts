import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications, interviews } from '../../db/schema/applications.ts'
import { stage } from '../../testing/stage.ts'
import { interviewsOn } from './testing/scenery.ts'

const here = await stage()
const { as, db, published } = here
const { at, slots, proposal, post, propose, proposeAgain, pick, ask, ...of } = interviewsOn(here)
const { applicants, proposed, scheduled, rowOf, notificationsOf, mailsOf, eventsOf } = of

test('a proposal is stored, recorded on the timeline, and notifies the student with a link', async () => {
  const { asha, kite, sent } = await applicants()

  const reply = await propose(kite, sent.id, [72, [48, 0.5]])

  expect([reply.statusCode, reply.json().data]).toMatchObject([
    201,
    {
      status: 'proposed',
      applicationId: sent.id,
      startsAt: null,
      round: 1,
      sequence: 0,
      slots: [{ startsAt: at(48), endsAt: at(48.5), clash: null }, { startsAt: at(72) }],
      student: { firstName: 'Asha' },
      company: { companyName: 'Kite Labs' },
    },
  ])
  const { id } = reply.json().data
  expect(await eventsOf(sent.id)).toEqual(['company: interview_proposed'])
  expect(await notificationsOf(asha)).toMatchObject([
    {
      event: `interview:${id}:proposed:1`,
      type: 'interview',
      category: 'interview_scheduled',
      priority: 'high',
      message: 'Kite Labs proposed 2 interview times for Data intern. Pick one, or request new times.',
      actionUrl: `/student/dashboard?tab=interviews&interview=${id}`,
    },
  ])
  expect(await notificationsOf(kite)).toEqual([])
  expect(published).toContainEqual({ userId: asha.id, event: 'newNotification', payload: expect.anything() })
  expect(await mailsOf(asha)).toMatchObject([
    {
      subject: 'Interview proposed: Data intern at Kite Labs',
      link: `/student/dashboard?tab=interviews&interview=${id}`,
      attachments: [],
    },
  ])
})

test.each([
  ['a time that has passed', { slots: slots([0]) }, 'slots.0', 'This time has passed'],
  [
    'a time that is offered twice',
    {
      slots: slots([5, [5, 2]]),
    },
    'slots.1',
    'This time is offered twice',
  ],
  ['no time', { slots: [] }, 'slots', 'Offer at least one time'],
  ['eleven times', { slots: slots(Array.from({ length: 11 }, (_, i) => [i + 5, 1])) }, 'slots', 'At most 10 times'],
  ['a call without a link', { place: 'Meeting room' }, 'place', /video link that starts with https/],
  ['a link without encryption', { place: 'http://meet.example/kite' }, 'place', /video link that starts with https/],
  ['a link that runs a script', { place: 'javascript:alert(1)' }, 'place', /video link that starts with https/],
  ['no place', { mode: 'on-site', place: ' ' }, 'place', 'This field is required'],
  ['no zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone'],
  [
    'a time in words',
    { slots: [{ startsAt: 'tomorrow', endsAt: at(5) }] },
    'slots.0.startsAt',
    'Choose a day and a time',
  ],
])('rejects %s and names the field', async (_what, over, field, message) => {
  const { kite, sent } = await applicants()
  const reply = await post(kite, '', { applicationId: sent.id, ...proposal(), ...over })
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: expect.stringMatching(message) }])
  expect(await db.$count(interviews, eq(interviews.applicationId, sent.id))).toBe(0)
})

test('stores a time with an offset as the same moment', async () => {
  const { kite, sent } = await applicants()
  const year = new Date(at(0)).getUTCFullYear() + 1
  const days = [{ startsAt: `${year}-01-05T09:30:00+05:30`, endsAt: `${year}-01-05T10:30:00+05:30` }]
  const reply = await post(kite, '', { applicationId: sent.id, ...proposal(), slots: days })
  expect(reply.json().data.slots[0]).toMatchObject({ startsAt: `${year}-01-05T04:00:00.000Z` })
})

test('rejects proposals for withdrawn and rejected applications, and accepts them for accepted ones', async () => {
  const { kite, sent } = await applicants()
  const set = (change: object) => db.update(applications).set(change).where(eq(applications.id, sent.id))
  await set({ withdrawnAt: at(-1) })
  const withdrawn = await propose(kite, sent.id)
  await set({ withdrawnAt: null, status: 'rejected' })
  const rejected = await propose(kite, sent.id)
  await set({ status: 'accepted' })
  const accepted = await propose(kite, sent.id)
  expect([withdrawn, rejected].map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [409, 'withdrawn'],
    [409, 'rejected'],
  ])
  expect(accepted.statusCode).toBe(201)
})

test('allows one open interview per application, and another after cancellation or its end', async () => {
  const { asha, kite, sent, id } = await proposed([1])
  const second = await propose(kite, sent.id)
  expect([second.statusCode, second.json().code]).toEqual([409, 'already_open'])
  expect((await of.cancel(asha, id)).statusCode).toBe(200)
  const third = (await propose(kite, sent.id, [1])).json().data
  expect((await pick(asha, third.id, third.slots[0].id)).statusCode).toBe(200)
  const before = here.clock.now
  here.clock.now = new Date(at(1))
  expect((await propose(kite, sent.id)).statusCode).toBe(201)
  here.clock.now = before
})

test('of ten concurrent proposals one succeeds and notifies the student once', async () => {
  const { asha, kite, sent } = await applicants()
  const replies = await Promise.all(Array.from({ length: 10 }, () => propose(kite, sent.id)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
  expect(await notificationsOf(asha)).toHaveLength(1)
  expect(await db.$count(interviews, eq(interviews.applicationId, sent.id))).toBe(1)
})

test('new times replace the old ones after a request for others', async () => {
  const { asha, kite, sent, id, interview } = await proposed()
  await ask(asha, id)
  const reply = await proposeAgain(kite, id, [100])
  expect(reply.json().data).toMatchObject({ status: 'proposed', round: 2, sequence: 0, slots: [{ startsAt: at(100) }] })
  const late = await pick(asha, id, interview.slots[0]!.id)
  expect([late.statusCode, late.json().code]).toEqual([409, 'slot_gone'])
  expect(await eventsOf(sent.id)).toEqual([
    'company: interview_proposed',
    'student: interview_others_asked',
    'company: interview_proposed',
  ])
  expect((await notificationsOf(asha)).map(({ event }) => event)).toEqual(
    [1, 2].map((round) => `interview:${id}:proposed:${round}`),
  )
})

test('moving an agreed interview notifies both sides and cancels the event in both calendars', async () => {
  const { asha, kite, sent, id } = await scheduled([48])
  const reply = await proposeAgain(kite, id, [96], 'Our lead is ill')
  expect(reply.json().data).toMatchObject({
    status: 'proposed',
    sequence: 2,
    startsAt: at(48),
    reason: 'Our lead is ill',
  })
  expect(await eventsOf(sent.id)).toContain('company: interview_moved')
  for (const who of [asha, kite]) {
    expect((await notificationsOf(who)).at(-1)).toMatchObject({
      title: 'Interview to be rescheduled',
      event: `interview:${id}:proposed:2`,
    })
    const [file] = (await mailsOf(who)).at(-1)!.attachments
    expect(file).toMatchObject({ filename: 'interview.ics', contentType: expect.stringContaining('method=CANCEL') })
  }
  expect((await notificationsOf(asha)).at(-1)!.message).toContain('“Our lead is ill”')
  expect((await rowOf(id)).reminded).toBeNull()
})

test('rejects invalid new times before changing anything', async () => {
  const { kite, id } = await scheduled()
  const reply = await proposeAgain(kite, id, [-1])
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { 'slots.0': 'This time has passed' }])
  expect(await rowOf(id)).toMatchObject({ status: 'scheduled', sequence: 1 })
})

test('rejects times that are all taken by meetings of the company, first, again and for many', async () => {
  const { kite } = await scheduled([48])
  const { sent, interview } = await proposed(undefined, { kite })
  const other = await applicants({ kite })
  const taken = [48, 48.5]
  const reasons = {
    message: 'You have an interview at each of these times. Offer at least one other time.',
    fields: { 'slots.0': 'You have an interview at that time: Asha Rao, Data intern', 'slots.1': expect.any(String) },
  }
  for (const reply of [await propose(kite, other.sent.id, taken), await proposeAgain(kite, interview.id, taken)]) {
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject(reasons)
  }
  const payload = { act: 'interview', ids: [other.sent.id], interview: proposal(taken) }
  const many = await as(kite)({ method: 'POST', url: '/api/apply/bulk', payload })
  expect(many.statusCode).toBe(400)
  expect(many.json().message).toBe(reasons.message)
  expect(await eventsOf(other.sent.id)).toEqual([])
  expect(await eventsOf(sent.id)).toEqual(['company: interview_proposed'])

  expect((await propose(kite, other.sent.id, [...taken, 60])).statusCode).toBe(201)
})

test('moves its own interview to an overlapping time', async () => {
  const { kite, interview } = await scheduled([48])
  expect((await proposeAgain(kite, interview.id, [48.5])).statusCode).toBe(200)
})

test('shows a company its own conflicts by name and those of the student without details', async () => {
  const { asha, kite, sent } = await applicants()
  await scheduled([10], { asha })
  await scheduled([20], { kite })
  const check = (who: { id: string }, applicationId: string) =>
    post(who, '/conflicts', {
      applicationId,
      slots: slots([10.5, 19.5, 21]),
    })

  const reply = await check(kite, sent.id)

  expect(reply.json().data).toEqual([
    { whose: 'theirs', with: null },
    { whose: 'yours', with: 'Asha Rao, Data intern' },
    null,
  ])
})

test('does not show when the student is busy after a withdrawal or rejection', async () => {
  const { asha, kite, sent } = await applicants()
  await scheduled([10], { asha })
  const set = (change: object) => db.update(applications).set(change).where(eq(applications.id, sent.id))
  const check = () => post(kite, '/conflicts', { applicationId: sent.id, slots: slots([10]) })
  expect((await check()).json().data).toEqual([{ whose: 'theirs', with: null }])

  await set({ withdrawnAt: at(-1) })
  const withdrawn = await check()
  expect(withdrawn.statusCode).toBe(409)
  expect(withdrawn.json()).toMatchObject({ code: 'withdrawn', message: 'The student withdrew this application.' })

  await set({ withdrawnAt: null, status: 'rejected' })
  const rejected = await check()
  expect(rejected.statusCode).toBe(409)
  expect(rejected.json()).toMatchObject({ code: 'rejected', message: 'You rejected this application.' })
})
