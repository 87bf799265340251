import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from '../bulk-actions/release-decisions.ts'

const { as, deps, clock, published, applied, notificationsOf, rowOf } = await stage({
  sessionHours: 10_000,
  sessionDays: 1000,
})

/** A decision that is released after a day, or after this many seconds. */
const decide = (id: string, status: string, tellIn = 86_400) =>
  ({ method: 'PUT', url: `/api/apply/${id}`, payload: { status, tellIn } }) as const
const post = (id: string, act: string, payload?: object) =>
  ({ method: 'POST', url: `/api/apply/${id}/${act}`, ...(payload && { payload }) }) as const
const liveEventsOf = ({ id }: { id: string }) => published.filter(({ userId }) => userId === id)
const hours = (n: number) => n * 3_600_000

/** A company and an application to it. */
async function setup() {
  const { asha, kite, sent } = await applied()
  const list = async () => (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json().data
  const timeline = async (who: { id: string }) =>
    (await as(who)({ url: `/api/apply/${sent.id}/timeline` })).json().data.map(({ kind }: { kind: string }) => kind)
  return { asha, kite, sent, list, timeline }
}

test('shows a held decision to the company; an undone one leaves no trace and can be made again', async () => {
  const { asha, kite, sent, list, timeline } = await setup()
  const before = [await list(), await timeline(asha)]
  const held = await as(kite)(decide(sent.id, 'rejected'))
  const tellAt = new Date(clock.now.getTime() + hours(24)).toISOString()
  expect([held.statusCode, held.json().data]).toMatchObject([200, { status: 'rejected', tellAt, resumeUntil: null }])
  expect(await timeline(kite)).toEqual(['submitted', 'decided'])

  const undone = await as(kite)(post(sent.id, 'undo'))

  expect([undone.statusCode, undone.json().data]).toMatchObject([
    200,
    { status: 'pending', decidedAt: null, tellAt: null },
  ])
  clock.now = new Date(clock.now.getTime() + hours(100))
  await releaseDecisions(deps)
  expect([await list(), await timeline(asha), await notificationsOf(asha), liveEventsOf(asha)]).toEqual([
    ...before,
    [],
    [],
  ])
  expect(await timeline(kite)).toEqual(['submitted'])
  expect((await as(kite)(decide(sent.id, 'accepted'))).statusCode).toBe(200)
})

test('notifies the student once after the hold, with several processes', async () => {
  const { asha, kite, sent, list, timeline } = await setup()
  await as(kite)(decide(sent.id, 'accepted', 7200))
  clock.now = new Date(clock.now.getTime() + hours(2) - 1000)
  await releaseDecisions(deps)
  expect((await list())[0].status).toBe('pending')

  clock.now = new Date(clock.now.getTime() + 1000)
  await Promise.all(Array.from({ length: 8 }, () => releaseDecisions(deps)))

  expect(await notificationsOf(asha)).toEqual([
    expect.objectContaining({
      category: 'application_status',
      message: 'Congratulations! Your application was accepted.',
    }),
  ])
  expect(liveEventsOf(asha)).toHaveLength(1)
  expect((await list())[0]).toMatchObject({ status: 'accepted', decidedAt: expect.any(String) })
  expect(await timeline(asha)).toEqual(['submitted', 'decided'])
  const late = await as(kite)(post(sent.id, 'undo'))
  expect([late.statusCode, late.json().code]).toEqual([409, 'already_told'])
  expect((await rowOf(sent.id)).status).toBe('accepted')
})

test('either undoes or releases a decision when both happen at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { asha, kite, sent } = await setup()
    await as(kite)(decide(sent.id, 'accepted', 3600))
    clock.now = new Date(clock.now.getTime() + hours(1))
    const [undone] = await Promise.all([
      as(kite)(post(sent.id, 'undo')),
      releaseDecisions(deps),
      releaseDecisions(deps),
    ])
    await releaseDecisions(deps)
    const isUndone = undone.statusCode === 200
    expect((await rowOf(sent.id)).status).toBe(isUndone ? 'pending' : 'accepted')
    expect(await notificationsOf(asha)).toHaveLength(isUndone ? 0 : 1)
  }
})

test('a withdrawal during the hold wins and reveals no decision', async () => {
  const { asha, kite, sent } = await setup()
  await as(kite)(decide(sent.id, 'rejected'))
  expect((await as(asha)(post(sent.id, 'withdraw'))).statusCode).toBe(200)
  clock.now = new Date(clock.now.getTime() + hours(100))
  await releaseDecisions(deps)
  expect(await rowOf(sent.id)).toMatchObject({ status: 'pending', decidedAt: null, tellAt: null })
  expect(await notificationsOf(asha)).toEqual([])
  expect((await as(kite)(post(sent.id, 'undo'))).statusCode).toBe(409)
})

test('notifies at once and refuses to undo without a hold', async () => {
  const { asha, kite, sent } = await setup()
  const reply = await as(kite)(decide(sent.id, 'accepted', 0))
  expect(reply.json().data.tellAt).toBeNull()
  expect(await notificationsOf(asha)).toHaveLength(1)
  expect((await as(kite)(post(sent.id, 'undo'))).statusCode).toBe(409)
})

test('accepts an answer only after a visible acceptance, notifies the company and keeps the status', async () => {
  const { asha, kite, sent } = await setup()
  await as(kite)(decide(sent.id, 'accepted'))
  const answer = post(sent.id, 'answer', { answer: 'declined' })
  expect((await as(asha)(answer)).json().code).toBe('not_accepted')

  clock.now = new Date(clock.now.getTime() + hours(24))
  await releaseDecisions(deps)
  const replies = await Promise.all(Array.from({ length: 4 }, () => as(asha)(answer)))

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  expect(await rowOf(sent.id)).toMatchObject({ status: 'accepted', answer: 'declined' })
  expect(await notificationsOf(kite)).toEqual([
    expect.objectContaining({ title: 'Offer declined', message: 'Asha Rao declined the offer: Data intern.' }),
  ])
  expect((await as(asha)(post(sent.id, 'answer', { answer: 'maybe' }))).statusCode).toBe(400)
})
