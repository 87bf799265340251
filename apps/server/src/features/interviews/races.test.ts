import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { interviews } from '../../db/schema/applications.ts'
import { stage } from '../../testing/stage.ts'
import { interviewsOn } from './testing/scenery.ts'

const here = await stage()
const { applicants, propose, pick, ask, cancel, proposeAgain, proposed, rowOf, notificationsOf, eventsOf } =
  interviewsOn(here)

test('picking and cancelling concurrently leaves both sides with the right notifications', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 8; round += 1) {
    const { asha, kite, sent, id, interview } = await proposed()
    const picking = () => pick(asha, id, interview.slots[0]!.id)
    const cancelling = () => cancel(kite, id)
    const starts = round % 2 ? ([picking, cancelling] as const) : ([cancelling, picking] as const)
    const [first, second] = await (round < 2 ? inTurn : atOnce)(starts)
    const [picked, cancelled] = round % 2 ? [first, second] : [second, first]

    expect(cancelled.statusCode).toBe(200)
    expect([200, 409]).toContain(picked.statusCode)
    outcomes.add(String(picked.statusCode))
    expect((await rowOf(id)).status).toBe('cancelled')
    const events = await eventsOf(sent.id)
    expect(events.at(-1)).toBe('company: interview_cancelled')
    expect(events.includes('student: interview_scheduled')).toBe(picked.statusCode === 200)
    expect((await notificationsOf(asha)).at(-1)!.title).toBe('Interview cancelled')
  }
  // The first two rounds have both orders.
  expect(outcomes.size).toBe(2)
})

test('of two concurrent picks one succeeds, and both sides are notified of it', async () => {
  const { asha, kite, id, interview } = await proposed()
  const replies = await Promise.all(interview.slots.map((slot) => pick(asha, id, slot.id)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { startsAt } = replies.find(({ statusCode }) => statusCode === 200)!.json().data
  expect((await rowOf(id)).startsAt).toBe(startsAt)
  for (const who of [asha, kite])
    expect((await notificationsOf(who)).filter(({ title }) => title === 'Interview scheduled')).toHaveLength(1)
})

test('a student who picks the same hour at two companies concurrently gets one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await proposed([48])
    const two = await proposed([48.5], { asha: one.asha })
    const replies = await Promise.all(
      [one, two].map(({ asha, id, interview }) => pick(asha, id, interview.slots[0]!.id)),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
})

test('of three students who pick the same hour of a company one gets it', async () => {
  const one = await proposed([48])
  const others = await Promise.all([0, 1].map(() => proposed([48], { kite: one.kite })))
  const replies = await Promise.all(
    [one, ...others].map(({ asha, id, interview }) => pick(asha, id, interview.slots[0]!.id)),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

test('a double click takes effect once', async () => {
  const { asha, kite, sent, id } = await proposed()
  for (const act of [() => ask(asha, id), () => proposeAgain(kite, id), () => cancel(kite, id)]) {
    const replies = await Promise.all([act(), act()])
    // New times can be proposed twice; the second replace the first.
    expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  }
  const events = await eventsOf(sent.id)
  expect(events.filter((event) => event === 'student: interview_others_asked')).toHaveLength(1)
  expect(events.filter((event) => event === 'company: interview_cancelled')).toHaveLength(1)
  expect((await notificationsOf(asha)).filter(({ title }) => title === 'Interview cancelled')).toHaveLength(1)
})

test('a proposal during a withdrawal leaves no open interview', async () => {
  const outcomes = new Set<number>()
  for (let round = 0; round < 6; round += 1) {
    const { asha, kite, sent } = await applicants()
    const proposing = () => propose(kite, sent.id)
    const withdrawing = () => here.as(asha)({ method: 'POST', url: `/api/apply/${sent.id}/withdraw` })
    const starts = round % 2 ? ([proposing, withdrawing] as const) : ([withdrawing, proposing] as const)
    const [first, second] = await (round < 2 ? inTurn : atOnce)(starts)
    const [answered, withdrawn] = round % 2 ? [first, second] : [second, first]
    expect(withdrawn.statusCode).toBe(200)
    expect([201, 409]).toContain(answered.statusCode)
    outcomes.add(answered.statusCode)
    const open = and(eq(interviews.applicationId, sent.id), ne(interviews.status, 'cancelled'))
    expect(await here.db.$count(interviews, open)).toBe(0)
  }
  // The first two rounds have both orders.
  expect(outcomes.size).toBe(2)
})

type Call = () => ReturnType<typeof pick>
type Two = readonly [Call, Call]

const atOnce = ([first, second]: Two) => Promise.all([first(), second()])
const inTurn = async ([first, second]: Two) => [await first(), await second()] as const
