import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { remindOfReplies } from './remind.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { db, clock, deps, published, company, confirmEmail, mailsTo, notificationsOf } = here
const { sent, pass, rowOf, decide, proposeInterview } = promisesOn(here)

const bellOf = async (who: { id: string }) =>
  (await notificationsOf(who)).map(({ title, message }) => `${title}: ${message}`)

/** A company with three applications of the same promise, sent on 20 November at 10:00 in India. */
async function setup() {
  clock.now = new Date('2026-11-20T04:30:00.000Z')
  const kite = await company()
  await confirmEmail(kite)
  const applications = [await sent({ kite }), await sent({ kite }), await sent({ kite })]
  return { kite, applications }
}

test('sends one digest at half time, at 90 % and when the day is over, in the bell and by mail', async () => {
  const { kite, applications } = await setup()
  const digest = async (now: string) => {
    clock.now = new Date(now)
    await remindOfReplies(deps)
    await remindOfReplies(deps)
    return (await bellOf(kite)).length
  }
  expect(await digest('2026-11-27T04:30:00.000Z')).toBe(0)
  expect(await digest('2026-11-28T04:30:00.000Z')).toBe(1)
  expect(await digest('2026-12-02T04:30:00.000Z')).toBe(1)
  expect(await digest('2026-12-03T18:30:00.000Z')).toBe(2)
  expect(await digest('2026-12-04T18:29:59.000Z')).toBe(2)
  expect(await digest('2026-12-04T18:30:00.000Z')).toBe(3)
  expect(await digest('2027-01-04T18:30:00.000Z')).toBe(3)
  expect(await bellOf(kite)).toEqual([
    'Students wait for your reply: 3 replies are halfway through the promised time. You promised the first by 4 Dec.',
    'Students wait for your reply: 3 replies are due soon. You promised the first by 4 Dec.',
    'Students wait longer than you promised: 3 replies are late. You promised the first by 4 Dec.',
  ])
  expect((await mailsTo(kite)).map(({ subject }) => subject)).toEqual(Array(3).fill('Students wait for your reply'))
  for (const { id } of applications) expect((await rowOf(id)).status).toBe('pending')
})

test('puts promises of different age into one digest', async () => {
  const { kite } = await setup()
  await sent({ kite, daysAgo: 13.6 })
  await sent({ kite, daysAgo: 20 })
  await remindOfReplies(deps)
  expect(await bellOf(kite)).toEqual([
    'Students wait longer than you promised: 1 reply is late and 1 reply is due soon. You promised the first by 14 Nov.',
  ])
})

test('keeps what comes later on the same day for the digest of the next', async () => {
  const { kite } = await setup()
  await sent({ kite, daysAgo: 20 })
  await remindOfReplies(deps)
  await sent({ kite, daysAgo: 21 })
  pass(0.1)
  await remindOfReplies(deps)
  expect(await bellOf(kite)).toEqual([
    'Students wait longer than you promised: 1 reply is late. You promised it by 14 Nov.',
  ])
  pass(1)
  await remindOfReplies(deps)
  expect(await bellOf(kite)).toHaveLength(2)
})

test('does not remind of answered, withdrawn and held decisions', async () => {
  const { kite, applications } = await setup()
  const [answered, withdrawn, held] = applications
  await proposeInterview(kite, answered!.id)
  await here.as(withdrawn!.asha)({ method: 'POST', url: `/api/apply/${withdrawn!.id}/withdraw` })
  await decide(kite, held!.id, { status: 'rejected', tellIn: 86_400 })
  published.splice(0)
  pass(16)
  await remindOfReplies(deps)
  expect((await bellOf(kite)).filter((text) => text.includes('wait'))).toEqual([])
})

test('sends one digest when several processes remind at once', async () => {
  const { kite } = await setup()
  pass(16)
  await Promise.all(Array.from({ length: 6 }, () => remindOfReplies(deps)))
  expect(await bellOf(kite)).toHaveLength(1)
  expect(await mailsTo(kite)).toHaveLength(1)
})

test('obeys the settings of the company', async () => {
  const { kite } = await setup()
  await db.insert(settings).values({ userId: kite.id, applications: false })
  pass(16)
  await remindOfReplies(deps)
  expect(await bellOf(kite)).toEqual([])
  expect(await mailsTo(kite)).toEqual([])
})
