import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { interviews } from '../../db/schema/interviews.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { stage } from '../../testing/stage.ts'
import { listAhead, recordReminder } from './interview-queries.ts'
import { remindOfInterviews } from './remind.ts'
import { interviewsOn } from './testing/scenery.ts'

const here = await stage({ sessionHours: 1000, sessionDays: 1000 })
const { db, deps, clock, published } = here
const { ask, cancel, proposeAgain, pick, get, scheduled, rowOf, toldOf, mailsOf } = interviewsOn(here)

const hour = 3_600_000
/** The next morning in India, so that a day ahead is always tomorrow there. */
const start = new Date(`${new Date(clock.now.getTime() + 24 * hour).toISOString().slice(0, 10)}T04:30:00Z`)
clock.now = start
/** Lets so many hours pass since the beginning of the test, and runs the job. */
async function after(hours: number) {
  clock.now = new Date(start.getTime() + hours * hour)
  await remindOfInterviews(deps)
}
const remindersOf = async (who: { id: string }) =>
  (await toldOf(who)).map(({ title }) => title).filter((title) => /^Interview (tomorrow|today|within)/.test(title))

afterEach(async () => {
  clock.now = start
  await db.delete(interviews)
})

test('both sides are told a day and an hour before, by notification and mail, once', async () => {
  const { asha, kite, id } = await scheduled([[48, 1]])
  const startsAt = (await rowOf(id)).startsAt
  for (const hours of [20, 24, 24.02, 30, 47, 47.01, 47.9, 48, 49]) await after(hours)

  for (const who of [asha, kite]) {
    expect(await remindersOf(who)).toEqual(['Interview tomorrow', 'Interview within an hour'])
    const told = (await toldOf(who)).slice(-2)
    expect(told.map(({ event }) => event)).toEqual(
      ['day', 'hour'].map((reminder) => `interview:${id}:reminder:${reminder}:${startsAt}`),
    )
    expect(told.map(({ priority }) => priority)).toEqual(['high', 'urgent'])
    expect((await mailsOf(who)).map(({ event }) => event).slice(-2)).toEqual(told.map(({ event }) => event))
    expect(
      published.filter(({ userId, event }) => userId === who.id && event === 'newNotification').length,
    ).toBeGreaterThan(2)
  }
})

test('two processes at the same moment tell it once, also when it was deleted in between', async () => {
  const { asha } = await scheduled([[48, 1]])
  clock.now = new Date(start.getTime() + 30 * hour)
  await Promise.all([remindOfInterviews(deps), remindOfInterviews(deps), remindOfInterviews(deps)])
  expect(await remindersOf(asha)).toEqual(['Interview tomorrow'])
  await db.delete(notifications)
  await after(31)
  expect(await remindersOf(asha)).toEqual([])
})

test('after a pause only the reminder that is still of use is sent, and none after the start', async () => {
  const [long, longer] = [await scheduled([[48, 1]]), await scheduled([[40, 1]])]
  await after(47.5)
  expect(await remindersOf(long.asha)).toEqual(['Interview within an hour'])
  expect(await remindersOf(longer.asha)).toEqual([])
})

test('a reminder that comes on the day itself says today', async () => {
  const { asha, kite } = await scheduled([[48, 1]])
  await after(40)
  for (const who of [asha, kite]) expect(await remindersOf(who)).toEqual(['Interview today'])
})

test('what was agreed an hour ago is not reminded of as a day ahead', async () => {
  const { asha } = await scheduled([[5, 1]])
  await after(1)
  expect(await remindersOf(asha)).toEqual([])
  await after(4.5)
  expect(await remindersOf(asha)).toEqual(['Interview within an hour'])
})

test('a cancelled interview and one that is being moved are not reminded of', async () => {
  const [gone, moving] = [await scheduled([[48, 1]]), await scheduled([[48, 1]])]
  await cancel(gone.asha, gone.id)
  await ask(moving.asha, moving.id)
  for (const hours of [30, 47.5]) await after(hours)
  for (const { asha, kite } of [gone, moving])
    expect([...(await remindersOf(asha)), ...(await remindersOf(kite))]).toEqual([])
})

test('a moved interview is reminded of at its new time, though it was at the old one', async () => {
  const { asha, kite, id } = await scheduled([[48, 1]])
  await after(30)
  await proposeAgain(kite, id, [[70, 1]])
  await pick(asha, id, (await get(asha, id)).slots[0]!.id)
  expect((await rowOf(id)).startsAt).toBe(new Date(start.getTime() + 100 * hour).toISOString())
  for (const hours of [47.5, 77, 99.5]) await after(hours)
  expect(await remindersOf(asha)).toEqual([...['Interview tomorrow', 'Interview tomorrow', 'Interview within an hour']])
})

test('a reminder is noted once, and not for a time that was given up after it was looked up', async () => {
  const { kite, id } = await scheduled([[48, 1]])
  const inDays = new Date(start.getTime() + 72 * hour)
  const [row] = await listAhead(db, start, inDays)
  expect(row!.interview.id).toBe(id)
  expect([await recordReminder(db, row!.interview, 'day'), await recordReminder(db, row!.interview, 'day')]).toEqual([
    ...[true, false],
  ])
  await proposeAgain(kite, id)
  await pick(row!.student, id, (await get(row!.student, id)).slots[0]!.id)
  expect(await recordReminder(db, row!.interview, 'hour')).toBe(false)
})

test('one that cannot be told keeps no other from being told', async () => {
  const [broken, whole] = [await scheduled([[40, 1]]), await scheduled([[41, 1]])]
  await db.update(interviews).set({ timeZone: 'Nowhere/None' }).where(eq(interviews.id, broken.id))
  await expect(after(30)).rejects.toThrow('Some reminders could not be sent.')
  expect([await remindersOf(broken.asha), await remindersOf(whole.asha)]).toEqual([[], ['Interview tomorrow']])
})
