import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { mails } from '../../db/schema/mails.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { releaseAnswers } from './answer.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, db, clock, deps, published, confirmEmail, statementsWait, notificationsOf } = here
const { sent, pass, shownTo, decide, post, rowOf } = promisesOn(here)

const seconds = (count: number) => pass(count / 86_400)
const answers = [
  ['confirmed', { answer: 'confirmed', tellIn: 10 }],
  ['declined', { answer: 'declined', reason: 'I found a place nearer to home.', tellIn: 10 }],
] as const

/** Everything that the company can learn about the application. */
async function knownToCompany({ kite, id, listingId }: Awaited<ReturnType<typeof sent>>) {
  const get = async (url: string) => (await as(kite)({ url })).json()
  return {
    application: await shownTo(kite, id),
    timeline: await get(`/api/apply/${id}/timeline`),
    listing: await get(`/api/internship/${listingId}`),
    notifications: await notificationsOf(kite),
    mails: await db.select().from(mails).where(eq(mails.recipient, kite.email)),
    sockets: published.filter(({ userId }) => userId === kite.id),
  }
}

beforeEach(() => {
  clock.now = new Date()
})

async function offered() {
  const scene = await sent()
  await confirmEmail(scene.kite)
  await decide(scene.kite, scene.id, { status: 'accepted' })
  return scene
}

describe.each(answers)('an answer on hold: %s', (answer, body) => {
  test('is known to the student only, and undone without a trace', async () => {
    const scene = await offered()
    const { asha, id } = scene
    const before = await knownToCompany(scene)

    const reply = await post(asha, `${id}/answer`, body)

    expect(reply.statusCode).toBe(200)
    const answerTellAt = new Date(clock.now.getTime() + 10_000).toISOString()
    expect(reply.json().data).toMatchObject({ status: 'accepted', answer, answerTellAt })
    expect(await shownTo(asha, id)).toMatchObject({ answer, answerTellAt })
    expect(await knownToCompany(scene)).toEqual(before)

    const undone = await post(asha, `${id}/answer/undo`)

    expect(undone.json().data).toMatchObject({ answer: null, answerReason: null, answerTellAt: null })
    seconds(60)
    await releaseAnswers(deps)
    expect(await knownToCompany(scene)).toEqual(before)
    expect((await post(asha, `${id}/answer`, { answer: 'confirmed' })).statusCode).toBe(200)
  })

  test('is sent once when its time has come, with several processes', async () => {
    const scene = await offered()
    const { asha, kite, id } = scene
    const before = await knownToCompany(scene)
    await post(asha, `${id}/answer`, body)
    seconds(9)
    await releaseAnswers(deps)
    expect(await knownToCompany(scene)).toEqual(before)

    seconds(1)
    await Promise.all(Array.from({ length: 4 }, () => releaseAnswers(deps)))

    const after = await knownToCompany(scene)
    expect(after.application).toMatchObject({ answer, answerTellAt: null })
    expect(after.timeline.data.at(-1)).toMatchObject({ kind: 'answered', actor: 'student', detail: { answer } })
    expect(after.timeline.data).toHaveLength(before.timeline.data.length + 1)
    expect(after.notifications).toHaveLength(before.notifications.length + 1)
    expect(after.mails).toHaveLength(before.mails.length + 1)
    const late = await post(asha, `${id}/answer/undo`)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'already_told', message: 'Your answer can no longer be undone.' })
    expect(await shownTo(kite, id)).toMatchObject({ answer })
  })
})

test('an answer changed while it waits is sent at its new time', async () => {
  const scene = await offered()
  const { asha, id } = scene
  await post(asha, `${id}/answer`, { answer: 'confirmed', tellIn: 10 })
  seconds(10)
  const before = await knownToCompany(scene)
  const released = await db.transaction(async (tx) => {
    const isOwn = eq(applications.id, id)
    await tx.select().from(applications).where(isOwn).for('update')
    const release = releaseAnswers(deps)
    await statementsWait(1)
    await tx.update(applications).set({ answer: 'declined', answerTellAt: '2099-01-01T00:00:00.000Z' }).where(isOwn)
    return { release }
  })
  await released.release
  expect(await knownToCompany(scene)).toEqual(before)
})

test('the same answer again changes nothing, another one is refused', async () => {
  const { asha, id } = await offered()
  await post(asha, `${id}/answer`, { answer: 'confirmed', tellIn: 10 })
  const row = await rowOf(id)
  seconds(1)
  expect((await post(asha, `${id}/answer`, { answer: 'confirmed', tellIn: 10 })).statusCode).toBe(200)
  expect((await post(asha, `${id}/answer`, { answer: 'declined', tellIn: 10 })).statusCode).toBe(409)
  expect(await rowOf(id)).toEqual(row)
})

test('the company that moves the answer date does not learn of it', async () => {
  const { asha, kite, id } = await offered()
  await post(asha, `${id}/answer`, { answer: 'declined', tellIn: 600 })
  const answerBy = new Date(clock.now.getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
  const reply = await as(kite)({ method: 'PUT', url: `/api/apply/${id}/offer`, payload: { answerBy } })
  expect(reply.statusCode).toBe(200)
  expect(await rowOf(id)).toMatchObject({ answer: 'declined', answerBy })
})
