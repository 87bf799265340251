import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { inTransaction } from '../../deps.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { stage } from '../../testing/stage.ts'
import { cancelOpenInterviews } from './cancel.ts'
import { interviewsOn } from './testing/scenery.ts'

const here = await stage()
const { as, db, deps, clock, published, student, internship, application } = here
const { at, pick, ask, cancel, propose, proposeAgain, get, list, applicants, ...of } = interviewsOn(here)
const { proposed, scheduled, rowOf, notificationsOf, mailsOf, eventsOf } = of

test('picking a time agrees it, records it on the timeline and notifies both sides with a calendar file', async () => {
  const { asha, kite, sent, id, interview } = await proposed()

  const reply = await pick(asha, id, interview.slots[1]!.id)

  expect([reply.statusCode, reply.json().data]).toMatchObject([
    200,
    { status: 'scheduled', startsAt: at(72), endsAt: at(73), sequence: 1, slots: [], changedBy: 'student' },
  ])
  expect(await eventsOf(sent.id)).toEqual(['company: interview_proposed', 'student: interview_scheduled'])
  for (const [who, about] of [
    [asha, 'Data intern at Kite Labs'],
    [kite, 'Asha Rao, Data intern'],
  ] as const) {
    const notification = (await notificationsOf(who)).at(-1)!
    expect(notification).toMatchObject({ title: 'Interview scheduled', event: `interview:${id}:scheduled:1` })
    expect(notification.message).toMatch(/\(India Standard Time\)\. Video call: https:\/\/meet\.example\/kite$/)
    const mail = (await mailsOf(who)).at(-1)!
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Interview with .+: Data intern, \w{3} \d+ \w+$/),
      recipient: who.email,
    })
    expect(mail.text).toContain(about)
    expect(mail.attachments).toMatchObject([
      { filename: 'interview.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
    ])
    expect(published).toContainEqual({
      userId: who.id,
      event: 'applicationChanged',
      payload: { applicationId: sent.id },
    })
  }
})

test('limits how often one side notifies the other about an interview', async () => {
  const { asha, kite, id } = await proposed()
  const again = async () => (await proposeAgain(kite, id)).statusCode
  const statuses: number[] = []
  for (let act = 0; act < 25; act += 1) statuses.push(await again())
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
  expect(statuses.at(-1)).toBe(429)
  expect((await cancel(kite, id)).statusCode).toBe(429)
  expect((await notificationsOf(asha)).length).toBeLessThanOrEqual(21)
  expect((await ask(asha, id)).statusCode).toBe(200)
})

test('counts what one side does with all interviews with the other', async () => {
  const { asha, kite } = await proposed()
  const statuses: number[] = []
  for (let act = 0; act < 22; act += 1) {
    const listing = await internship({ company: kite })
    const { id } = await application({ studentId: asha.id, internshipId: listing.id })
    statuses.push((await propose(kite, id)).statusCode)
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(19)
  expect(statuses.at(-1)).toBe(429)
  const other = await applicants({ kite })
  expect((await propose(kite, other.sent.id)).statusCode, 'with another student').toBe(201)
})

test('sends only the notification when mails are off', async () => {
  const { asha, kite, id, interview } = await proposed()
  await db.insert(settings).values({ userId: asha.id, email: false })
  const before = (await mailsOf(asha)).length
  await pick(asha, id, interview.slots[0]!.id)
  expect([(await mailsOf(asha)).length, (await mailsOf(kite)).length]).toEqual([before, 1])
  expect((await notificationsOf(asha)).at(-1)!.title).toBe('Interview scheduled')
})

test('rejects a past time and one that was not offered', async () => {
  const { asha, id, interview } = await proposed([1])
  const other = await proposed()
  const [mine, theirs] = [interview.slots[0]!.id, other.interview.slots[0]!.id]
  const before = clock.now
  clock.now = new Date(at(1))
  const late = await pick(asha, id, mine)
  clock.now = before
  const foreign = await Promise.all([theirs, unusedId, 'x'].map((slot) => pick(asha, id, slot)))
  expect([late, ...foreign].map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [409, 'slot_past'],
    ...Array(3).fill([409, 'slot_gone']),
  ])
  expect((await rowOf(id)).status).toBe('proposed')
})

test('rejects a time that overlaps an agreed interview, and accepts a free one', async () => {
  const { asha, kite } = await scheduled([48])
  const mine = await proposed([48.5, 60], { asha })
  const theirs = await proposed([47.5, 90], { kite })

  expect((await get(asha, mine.id)).slots.map(({ clash }) => clash)).toEqual([
    { whose: 'yours', with: 'Data intern at Kite Labs' },
    null,
  ])
  expect((await get(theirs.asha, theirs.id)).slots[0]!.clash).toEqual({ whose: 'theirs', with: null })
  const replies = [
    await pick(asha, mine.id, mine.interview.slots[0]!.id),
    await pick(theirs.asha, theirs.id, theirs.interview.slots[0]!.id),
    await pick(asha, mine.id, mine.interview.slots[1]!.id),
  ]
  expect(replies.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
    [409, 'You have another interview at that time. Pick another time.'],
    [409, 'The company now has another interview at that time. Pick another time.'],
    [200, undefined],
  ])
})

test('asking for other times notifies the company with the reason', async () => {
  const { asha, kite, sent, id } = await proposed()
  const reply = await ask(asha, id, 'I have an exam')
  expect(reply.json().data).toMatchObject({ status: 'others_asked', reason: 'I have an exam', sequence: 0, slots: [] })
  expect(await notificationsOf(kite)).toMatchObject([
    { event: `interview:${id}:others_asked:1`, message: expect.stringContaining('“I have an exam”') },
  ])
  expect((await mailsOf(kite))[0]!.attachments).toEqual([])
  expect(await eventsOf(sent.id)).toContain('student: interview_others_asked')
})

test('asking for other times gives up the agreed time for both sides', async () => {
  const { asha, kite, id } = await scheduled()
  const reply = await ask(asha, id)
  expect(reply.json().data).toMatchObject({ status: 'others_asked', sequence: 2, startsAt: at(48) })
  for (const who of [asha, kite])
    expect((await mailsOf(who)).at(-1)!.attachments[0]!.contentType).toContain('method=CANCEL')
  // The company's calendar is free again.
  const other = await proposed([48], { kite })
  expect(other.interview.slots[0]!.clash).toBeNull()
})

test.each(['student', 'company'] as const)('lets the %s cancel an agreed interview with a reason', async (side) => {
  const { asha, kite, sent, id } = await scheduled()
  const [who, other] = side === 'student' ? [asha, kite] : [kite, asha]

  const reply = await cancel(who, id, side === 'student' ? 'I took another offer' : 'We took another person.')

  expect(reply.json().data).toMatchObject({ status: 'cancelled', sequence: 2, changedBy: side })
  expect(await eventsOf(sent.id)).toContain(`${side}: interview_cancelled`)
  const name = side === 'student' ? 'Asha Rao' : 'Kite Labs'
  const reason = side === 'student' ? '“I took another offer”\\.' : '“We took another person\\.”'
  expect((await notificationsOf(other)).at(-1)!.message).toMatch(new RegExp(`^${name} cancelled .*${reason}$`))
  expect((await notificationsOf(who)).at(-1)!.message).toMatch(/^You cancelled /)
  for (const one of [who, other])
    expect((await mailsOf(one)).at(-1)!.attachments[0]!.contentType).toContain('method=CANCEL')
})

test('cancelling a proposal notifies the other side only, without a calendar file', async () => {
  const { asha, kite, id } = await proposed()
  await cancel(kite, id)
  expect((await notificationsOf(asha)).at(-1)).toMatchObject({ title: 'Interview cancelled' })
  expect((await mailsOf(asha)).at(-1)!.attachments).toEqual([])
  expect(await notificationsOf(kite)).toEqual([])
  expect((await rowOf(id)).sequence).toBe(0)
})

test('rejects impossible actions and changes nothing', async () => {
  const { asha, kite, id, interview } = await scheduled([1])
  const codes = async (...replies: ReturnType<typeof pick>[]) =>
    (await Promise.all(replies)).map((reply) => [reply.statusCode, reply.json().code])
  expect(await codes(pick(asha, id, interview.id))).toEqual([[409, 'not_now']])
  const before = clock.now
  clock.now = new Date(at(1))
  expect(await codes(ask(asha, id), cancel(kite, id), proposeAgain(kite, id))).toEqual(Array(3).fill([409, 'begun']))
  clock.now = before
  await cancel(asha, id)
  const row = await rowOf(id)
  expect(await codes(ask(asha, id), cancel(kite, id), proposeAgain(kite, id))).toEqual(
    Array(3).fill([409, 'cancelled']),
  )
  expect(await rowOf(id)).toEqual(row)
})

test.each(['', '   ', 'x'.repeat(501), undefined])('rejects the reason %j', async (reason) => {
  const { asha, id } = await proposed()
  for (const act of ['cancel', 'ask-for-others']) {
    const reply = await as(asha)({ method: 'POST', url: `/api/interviews/${id}/${act}`, payload: { reason } })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['reason']])
  }
})

test('lists one’s own interviews: open, upcoming by time, then the others', async () => {
  const { asha, kite, id: later } = await scheduled([90])
  const { id: sooner } = await scheduled([50], { asha, kite })
  const { id: gone } = await proposed(undefined, { asha, kite })
  await cancel(kite, gone)
  const { id: open } = await proposed(undefined, { asha, kite })
  await proposed()
  for (const who of [asha, kite]) expect((await list(who)).map(({ id }) => id)).toEqual([open, sooner, later, gone])
  expect(await list(await student())).toEqual([])
})

test('ending an application cancels its open interview', async () => {
  const { asha, kite, sent, id } = await scheduled()
  const ending = { applicationId: sent.id, by: 'student', reason: 'The application was withdrawn' } as const
  const notices = await inTransaction(deps, (tx) => cancelOpenInterviews(tx, ending))
  expect(notices.map(({ userId }) => userId).sort()).toEqual([asha.id, kite.id].sort())
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', sequence: 2, changedBy: 'student' })
  expect(await eventsOf(sent.id)).toContain('student: interview_cancelled')
  expect(await inTransaction(deps, (tx) => cancelOpenInterviews(tx, ending))).toEqual([])
})
