import { indianDay } from '@fledge/core/internships/state'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { remindOfOffers } from './remind.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, db, clock, deps, published, confirmEmail, statementsWait, notificationsOf, mailsTo } = here
const { sent, pass, shownTo, decide, post, rowOf } = promisesOn(here)

const dayAfter = (days: number) => indianDay(new Date(clock.now.getTime() + days * 86_400_000))
const extend = (who: { id: string }, id: string, answerBy: unknown) =>
  as(who)({ method: 'PUT', url: `/api/apply/${id}/offer`, payload: { answerBy } })
const bellOf = async (who: { id: string }, title: RegExp) =>
  (await notificationsOf(who)).filter((one) => title.test(one.title))
const timelineOf = async (who: { id: string }, id: string) =>
  (await as(who)({ url: `/api/apply/${id}/timeline` })).json().data

// The database writes timeline entries at its own time.
beforeEach(() => {
  clock.now = new Date()
})

/** An offer to answer within five days. */
async function offered(offer: object = { answerBy: dayAfter(5) }) {
  const scene = await sent()
  await decide(scene.kite, scene.id, { status: 'accepted', offer })
  return scene
}

test('the company moves the answer date, and the student is notified', async () => {
  const { asha, kite, id } = await offered({ note: 'Welcome.', answerBy: dayAfter(5) })
  await confirmEmail(asha, kite)
  const [was, answerBy] = [dayAfter(5), dayAfter(12)]

  const reply = await extend(kite, id, answerBy)

  expect(reply.statusCode).toBe(200)
  const offer = { note: 'Welcome.', startDate: null, answerBy }
  expect(reply.json().data).toMatchObject({ id, status: 'accepted', offer })
  expect(await shownTo(asha, id)).toMatchObject({ offer })
  const [notice] = await bellOf(asha, /^New answer date: \d+ \w+$/)
  expect(notice?.message).toMatch(/^Kite Labs moved your answer date to \d+ \w+: Data intern\.$/)
  expect(notice?.actionUrl).toBe(`/student/dashboard?tab=applications&application=${id}`)
  const texts = (await mailsTo(asha)).map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining('Kite Labs moved your answer date to')])
  expect(published).toContainEqual(expect.objectContaining({ userId: asha.id, event: 'newNotification' }))
  for (const who of [asha, kite]) {
    const event = (await timelineOf(who, id)).at(-1)
    expect(event).toMatchObject({ kind: 'offer_extended', actor: 'company', detail: { answerBy, was } })
  }
})

test('an offer without an answer date gets one', async () => {
  const { asha, kite, id } = await offered({ note: 'Welcome.' })
  expect((await extend(kite, id, dayAfter(3))).statusCode).toBe(200)
  const [notice] = await bellOf(asha, /^New answer date/)
  expect(notice?.message).toMatch(/^Kite Labs set your answer date to/)
})

test('an offer that expired without an answer gets a new day, and can be answered', async () => {
  const { asha, kite, id } = await offered()
  pass(20)
  expect((await extend(kite, id, dayAfter(4))).statusCode).toBe(200)
  expect(await shownTo(asha, id)).toMatchObject({ status: 'accepted', answer: null, offer: { answerBy: dayAfter(4) } })
  expect((await post(asha, `${id}/answer`, { answer: 'confirmed' })).statusCode).toBe(200)
})

test('the same day again changes nothing', async () => {
  const { asha, kite, id } = await offered()
  for (let times = 0; times < 2; times += 1) expect((await extend(kite, id, dayAfter(9))).statusCode).toBe(200)
  expect(await bellOf(asha, /^New answer date/)).toHaveLength(1)
  const kinds = (await timelineOf(kite, id)).map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind === 'offer_extended')).toHaveLength(1)
})

test.each<[string, () => unknown]>([
  ['a day before the current one', () => dayAfter(4)],
  ['something that is no day', () => 'soon'],
  ['null', () => null],
])('rejects %s with 400 and names the field', async (_name, day) => {
  const { asha, kite, id } = await offered()
  const reply = await extend(kite, id, day())
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual(['answerBy'])
  expect((await rowOf(id)).answerBy).toBe(dayAfter(5))
  expect(await bellOf(asha, /^New answer date/)).toEqual([])
})
test.each<[string, string, (scene: Awaited<ReturnType<typeof sent>>) => Promise<unknown>]>([
  ['a pending application', 'no_offer', async () => undefined],
  ['a withdrawn application', 'withdrawn', ({ asha, id }) => post(asha, `${id}/withdraw`)],
  [
    'an offer on hold',
    'not_released',
    ({ kite, id }) => decide(kite, id, { status: 'accepted', offer: { answerBy: dayAfter(5) }, tellIn: 3600 }),
  ],
  [
    'an answered offer',
    'already_answered',
    async ({ asha, kite, id }) => {
      await decide(kite, id, { status: 'accepted' })
      await post(asha, `${id}/answer`, { answer: 'declined' })
    },
  ],
])('rejects %s with 409', async (_name, code, before) => {
  const scene = await sent()
  await before(scene)
  const row = await rowOf(scene.id)
  const reply = await extend(scene.kite, scene.id, dayAfter(9))
  expect(reply.statusCode).toBe(409)
  expect(reply.json().code).toBe(code)
  expect(await rowOf(scene.id)).toEqual(row)
  expect(await bellOf(scene.asha, /^New answer date/)).toEqual([])
})

/** Runs both requests while the application is locked, so that they get the lock in this order. */
async function inOrder<T>(id: string, first: () => Promise<T>, second: () => Promise<T>): Promise<[T, T]> {
  const replies: Promise<T>[] = []
  await db.transaction(async (tx) => {
    await tx.select().from(applications).where(eq(applications.id, id)).for('update')
    for (const request of [first, second]) {
      replies.push(request())
      await statementsWait(replies.length)
    }
  })
  return Promise.all(replies) as Promise<[T, T]>
}

test('an answer that waits for the new day is recorded after it', async () => {
  const { asha, kite, id } = await offered()
  const answer = () => post(asha, `${id}/answer`, { answer: 'confirmed' })
  const [extended, answered] = await inOrder(id, () => extend(kite, id, dayAfter(9)), answer)
  expect(extended.statusCode).toBe(200)
  expect(answered.statusCode).toBe(200)
  expect(answered.json().data).toMatchObject({ answer: 'confirmed', offer: { answerBy: dayAfter(9) } })
})

test('a new day that waits for the answer is rejected', async () => {
  const { asha, kite, id } = await offered()
  const answer = () => post(asha, `${id}/answer`, { answer: 'confirmed' })
  const [answered, extended] = await inOrder(id, answer, () => extend(kite, id, dayAfter(9)))
  expect(answered.statusCode).toBe(200)
  expect(extended.statusCode).toBe(409)
  expect(extended.json().code).toBe('already_answered')
  expect(await rowOf(id)).toMatchObject({ answer: 'confirmed', answerBy: dayAfter(5) })
  expect(await bellOf(asha, /^New answer date/)).toEqual([])
})

describe('the reminder', () => {
  const reminders = async (who: { id: string }) => {
    await remindOfOffers(deps)
    return (await bellOf(who, /^Answer the offer by/)).length
  }

  test('is sent again two days before the new day', async () => {
    const { asha, kite, id } = await offered()
    pass(3)
    expect(await reminders(asha)).toBe(1)
    await extend(kite, id, dayAfter(10))
    pass(7)
    expect(await reminders(asha)).toBe(1)
    pass(1)
    expect(await reminders(asha)).toBe(2)
    expect(await reminders(asha)).toBe(2)
  })

  test('is not sent on the day on which the company moved the day', async () => {
    pass(-3)
    const { asha, kite, id } = await offered({ answerBy: dayAfter(1) })
    pass(3)
    await extend(kite, id, dayAfter(2))
    expect(await reminders(asha)).toBe(0)
    pass(1)
    expect(await reminders(asha)).toBe(1)
  })
})
