import { dayMs, hourMs } from '@fledge/core/time/units'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { interviews } from '../../db/schema/applications.ts'
import { notifications } from '../../db/schema/mails.ts'
import { stage } from '../../testing/stage.ts'
import { listAhead, recordReminder } from './interview-queries.ts'
import { remindOfInterviews } from './remind.ts'
import { interviewsOn } from './testing/scenery.ts'

const here = await stage({ sessionHours: 1000, sessionDays: 1000 })
const { db, deps, clock, published } = here
const { ask, cancel, proposeAgain, pick, get, scheduled, rowOf, notificationsOf, mailsOf } = interviewsOn(here)

/** The next morning in India, so that a day ahead is always tomorrow there. */
const start = new Date(`${new Date(clock.now.getTime() + dayMs).toISOString().slice(0, 10)}T04:30:00Z`)
clock.now = start
/** Sets the clock to this many hours after the start of the test and runs the job. */
async function after(hours: number) {
  clock.now = new Date(start.getTime() + hours * hourMs)
  await remindOfInterviews(deps)
}
const remindersOf = async (who: { id: string }) =>
  (await notificationsOf(who))
    .map(({ title }) => title)
    .filter((title) => /^Interview (tomorrow|today|in less)/.test(title))

afterEach(async () => {
  clock.now = start
  await db.delete(interviews)
})

test('reminds both sides once a day and an hour before, by notification and mail', async () => {
  const { asha, kite, id } = await scheduled([48])
  const startsAt = (await rowOf(id)).startsAt
  for (const hours of [20, 24, 24.02, 30, 47, 47.01, 47.9, 48, 49]) await after(hours)

  for (const who of [asha, kite]) {
    expect(await remindersOf(who)).toEqual(['Interview tomorrow', 'Interview in less than an hour'])
    const reminders = (await notificationsOf(who)).slice(-2)
    expect(reminders.map(({ event }) => event)).toEqual(
      ['day', 'hour'].map((reminder) => `interview:${id}:reminder:${reminder}:${startsAt}`),
    )
    expect(reminders.map(({ priority }) => priority)).toEqual(['high', 'urgent'])
    expect((await mailsOf(who)).map(({ event }) => event).slice(-2)).toEqual(reminders.map(({ event }) => event))
    expect(
      published.filter(({ userId, event }) => userId === who.id && event === 'newNotification').length,
    ).toBeGreaterThan(2)
  }
})

test('two concurrent processes remind once, also when the notification was deleted in between', async () => {
  const { asha } = await scheduled([48])
  clock.now = new Date(start.getTime() + 30 * hourMs)
  await Promise.all([remindOfInterviews(deps), remindOfInterviews(deps), remindOfInterviews(deps)])
  expect(await remindersOf(asha)).toEqual(['Interview tomorrow'])
  await db.delete(notifications)
  await after(31)
  expect(await remindersOf(asha)).toEqual([])
})

test('a reminder on the same day says today', async () => {
  const { asha, kite } = await scheduled([48])
  await after(40)
  for (const who of [asha, kite]) expect(await remindersOf(who)).toEqual(['Interview today'])
})

test('sends no reminder for cancelled interviews and those being moved', async () => {
  const [gone, moving] = [await scheduled([48]), await scheduled([48])]
  await cancel(gone.asha, gone.id)
  await ask(moving.asha, moving.id)
  for (const hours of [30, 47.5]) await after(hours)
  for (const { asha, kite } of [gone, moving])
    expect([...(await remindersOf(asha)), ...(await remindersOf(kite))]).toEqual([])
})

test('reminds again for the new time of a moved interview', async () => {
  const { asha, kite, id } = await scheduled([48])
  await after(30)
  await proposeAgain(kite, id, [70])
  await pick(asha, id, (await get(asha, id)).slots[0]!.id)
  expect((await rowOf(id)).startsAt).toBe(new Date(start.getTime() + 100 * hourMs).toISOString())
  for (const hours of [47.5, 77, 99.5]) await after(hours)
  expect(await remindersOf(asha)).toEqual([
    ...['Interview tomorrow', 'Interview tomorrow', 'Interview in less than an hour'],
  ])
})

test('records a reminder once, and not for a time that was given up', async () => {
  const { kite, id } = await scheduled([48])
  const inDays = new Date(start.getTime() + 72 * hourMs)
  const [row] = await listAhead(db, start, inDays)
  expect(row!.interview.id).toBe(id)
  expect([await recordReminder(db, row!.interview, 'day'), await recordReminder(db, row!.interview, 'day')]).toEqual([
    true,
    false,
  ])
  await proposeAgain(kite, id)
  await pick(row!.student, id, (await get(row!.student, id)).slots[0]!.id)
  expect(await recordReminder(db, row!.interview, 'hour')).toBe(false)
})

test('a failing reminder does not block others', async () => {
  const [broken, whole] = [await scheduled([40]), await scheduled([41])]
  await db.update(interviews).set({ timeZone: 'Nowhere/None' }).where(eq(interviews.id, broken.id))
  await expect(after(30)).rejects.toThrow('Some reminders could not be sent.')
  expect([await remindersOf(broken.asha), await remindersOf(whole.asha)]).toEqual([[], ['Interview tomorrow']])
})
