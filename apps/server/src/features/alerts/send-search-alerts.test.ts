import type { AlertFrequency } from '@fledge/core/alerts'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { waitingAlerts } from '../../db/schema/internships.ts'
import { mails, notifications } from '../../db/schema/mails.ts'
import { readNotifications, stage } from '../../testing/stage.ts'
import { announce } from './announce.ts'
import { sendSearchAlerts } from './send-search-alerts.ts'

const here = await stage()
const { as, db, deps, clock, student, company, internship, application, confirmEmail, mailsTo } = here

type Person = { id: string; email: string }
const alertsOf = ({ id }: Person) =>
  readNotifications(db, and(eq(notifications.userId, id), eq(notifications.category, 'new_opportunity'))!)

/** A Wednesday at noon in India; daily alerts are due at 8:00, weekly ones on Mondays. */
const wednesday = '2026-11-25T06:30:00.000Z'
const at = (time: string) => {
  clock.now = new Date(time)
}

async function searcher(alert: AlertFrequency, q = 'sql') {
  const asha = await student()
  await confirmEmail(asha)
  return { asha, searchId: await keepSearch(asha, alert, q) }
}

async function keepSearch(person: Person, alert: AlertFrequency, q = 'sql'): Promise<string> {
  const payload = { name: `Search ${q}`, q, alert }
  return (await as(person)({ method: 'POST', url: '/api/saved/searches', payload })).json().data.id
}

async function post(title: string, over: Parameters<typeof internship>[0] = {}) {
  const listing = await internship({ title, requirements: ['SQL'], ...over })
  await confirmEmail(listing.company)
  await announce(deps, listing.id)
  return listing
}

test('a daily search alerts once the next morning, in the bell and by mail', async () => {
  at(wednesday)
  const { asha, searchId } = await searcher('daily')
  const [first, second] = [await post('First'), await post('Second')]

  at('2026-11-26T02:29:00.000Z')
  await sendSearchAlerts(deps)
  expect(await alertsOf(asha)).toEqual([])

  at('2026-11-26T02:31:00.000Z')
  await sendSearchAlerts(deps)
  await sendSearchAlerts(deps)
  const [alert, ...others] = await alertsOf(asha)
  expect(others).toEqual([])
  expect(alert).toMatchObject({
    title: '2 new matches for your search “Search sql”',
    message: 'Second at Kite Labs, First at Kite Labs.',
    actionUrl: '/student/dashboard?tab=internships&q=sql&sort=newest',
  })
  const [mail, ...more] = await mailsTo(asha)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'New internships match your saved search',
    alert: `search:${searchId}`,
    link: '/student/dashboard?tab=internships&q=sql&sort=newest',
  })
  expect(mail!.text).toContain('- Second at Kite Labs\n- First at Kite Labs')
  await announce(deps, first.id)
  await announce(deps, second.id)
  at('2026-11-27T03:00:00.000Z')
  await sendSearchAlerts(deps)
  expect(await alertsOf(asha)).toHaveLength(1)
})

test('a search by perk and hours alerts to what its list finds, and links to that list', async () => {
  at(wednesday)
  const { asha } = await searcher('never')
  const payload = { name: 'Offers', perk: 'ppo', hoursMax: 20, skill: 'SQL', alert: 'daily' }
  await as(asha)({ method: 'POST', url: '/api/saved/searches', payload })
  await post('Long hours', { perks: ['ppo'], hoursPerWeek: 40 })
  await post('No offer', { hoursPerWeek: 20 })
  await post('First', { perks: ['certificate', 'ppo'], hoursPerWeek: 20 })
  await post('Second', { perks: ['ppo'], hoursPerWeek: 10 })
  at('2026-11-26T02:31:00.000Z')
  await sendSearchAlerts(deps)
  expect(await alertsOf(asha)).toMatchObject([
    {
      title: '2 new matches for your search “Offers”',
      message: 'Second at Kite Labs, First at Kite Labs.',
      actionUrl: '/student/dashboard?tab=internships&perk=ppo&skill=SQL&hoursMax=20&sort=newest',
    },
  ])
})

test('a weekly search alerts on Monday, and links to the only internship', async () => {
  at(wednesday)
  const { asha } = await searcher('weekly')
  const { id } = await post('Only one')
  at('2026-11-29T23:00:00.000Z')
  await sendSearchAlerts(deps)
  expect(await alertsOf(asha)).toEqual([])
  at('2026-11-30T02:30:00.000Z')
  await sendSearchAlerts(deps)
  expect(await alertsOf(asha)).toEqual([
    expect.objectContaining({
      title: 'New match for your search “Search sql”',
      actionUrl: `/student/dashboard?tab=opportunities&highlight=${id}`,
    }),
  ])
})

test('several searches of one person announce an internship once, the most frequent one first', async () => {
  at(wednesday)
  const { asha } = await searcher('weekly', 'sql')
  await keepSearch(asha, 'daily', 'first')
  await keepSearch(asha, 'at_once', 'writer')
  await post('First writer')
  expect(await alertsOf(asha)).toHaveLength(1)
  await post('First job')
  at('2026-11-30T03:00:00.000Z')
  await Promise.all([sendSearchAlerts(deps), sendSearchAlerts(deps), sendSearchAlerts(deps)])
  const alerts = await alertsOf(asha)
  expect(alerts.map(({ message }) => message)).toEqual(['First writer at Kite Labs.', 'First job at Kite Labs.'])
  expect(await mailsTo(asha)).toHaveLength(2)
  expect(await db.$count(waitingAlerts)).toBe(0)
})

test('leaves out what closed and what the student applied to, and sends nothing when nothing is left', async () => {
  at(wednesday)
  const { asha } = await searcher('daily')
  const kite = await company()
  const [closed, applied] = [await post('Closed', { company: kite }), await post('Applied')]
  await as(kite)({ method: 'PATCH', url: `/api/internship/${closed.id}/state`, body: { state: 'closed' } })
  await application({ internshipId: applied.id, studentId: asha.id })
  at('2026-11-26T03:00:00.000Z')
  await sendSearchAlerts(deps)
  expect(await alertsOf(asha)).toEqual([])
  expect(await mailsTo(asha)).toEqual([])
})

test('a crash loses and repeats nothing', async () => {
  at(wednesday)
  const [{ asha }, { asha: ravi }] = [await searcher('daily'), await searcher('daily')]
  await post('First')
  at('2026-11-26T03:00:00.000Z')
  const failing = { ...deps, jobs: { ...deps.jobs, sendAll: () => Promise.reject(new Error('The process ended.')) } }
  await expect(sendSearchAlerts(failing)).rejects.toThrow('could not be sent')
  for (const person of [asha, ravi]) expect(await alertsOf(person)).toEqual([])
  await sendSearchAlerts(deps)
  for (const person of [asha, ravi]) expect(await mailsTo(person)).toHaveLength(1)
})

test('sends no mail to an unconfirmed address or with email off, and nothing with matches off', async () => {
  at(wednesday)
  const unconfirmed = await student()
  await keepSearch(unconfirmed, 'daily')
  const [{ asha: quiet }, { asha: silent }] = [await searcher('daily'), await searcher('daily')]
  await post('First')
  await as(quiet)({ method: 'PUT', url: '/api/users/me/settings', body: { email: false } })
  await as(silent)({ method: 'PUT', url: '/api/users/me/settings', body: { matches: false } })
  at('2026-11-26T03:00:00.000Z')
  await sendSearchAlerts(deps)
  for (const person of [unconfirmed, quiet, silent]) expect(await mailsTo(person)).toEqual([])
  expect([(await alertsOf(unconfirmed)).length, (await alertsOf(quiet)).length]).toEqual([1, 1])
  expect(await alertsOf(silent)).toEqual([])
})

test('what waits is dropped with never and with the search, and sent soon with at once', async () => {
  at(wednesday)
  const [never, deleted, soon] = [await searcher('weekly'), await searcher('weekly'), await searcher('weekly')]
  await post('First')
  const url = ({ searchId }: { searchId: string }) => `/api/saved/searches/${searchId}`
  await as(never.asha)({ method: 'PATCH', url: url(never), body: { alert: 'never' } })
  await as(never.asha)({ method: 'PATCH', url: url(never), body: { alert: 'daily' } })
  await as(deleted.asha)({ method: 'DELETE', url: url(deleted) })
  await as(soon.asha)({ method: 'PATCH', url: url(soon), body: { alert: 'at_once' } })
  await sendSearchAlerts(deps)
  expect(await alertsOf(soon.asha)).toHaveLength(1)
  at('2026-11-30T03:00:00.000Z')
  await sendSearchAlerts(deps)
  for (const { asha } of [never, deleted]) expect(await alertsOf(asha)).toEqual([])
})

test('a search with odd signs links to its results', async () => {
  at(wednesday)
  const asha = await student()
  const payload = { name: 'Odd', q: "c++ 'sql'", location: 'Pune (west)', alert: 'daily' }
  await as(asha)({ method: 'POST', url: '/api/saved/searches', payload })
  const text = { description: "c++ 'sql'", location: 'Pune (west)' }
  for (const title of ['One', 'Two']) await post(title, text)
  at('2026-11-26T03:00:00.000Z')
  await sendSearchAlerts(deps)
  const [alert] = await alertsOf(asha)
  const query = new URLSearchParams(alert?.actionUrl?.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({
    tab: 'internships',
    q: "c++ 'sql'",
    location: 'Pune (west)',
    sort: 'newest',
  })
  expect(alert?.actionUrl).toMatch(/^[\w\-./?=&%#]+$/)
})

test('lists at most ten internships and counts the others', async () => {
  at(wednesday)
  const { asha } = await searcher('daily')
  for (let n = 1; n <= 12; n += 1) await post(`Listing ${n}`)
  at('2026-11-26T03:00:00.000Z')
  await sendSearchAlerts(deps)
  const [mail] = await mailsTo(asha)
  expect(mail!.text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(11)
  expect(mail!.text).toContain('- and 2 more')
  expect(await db.$count(mails, like(mails.event, 'search:%'))).toBeGreaterThan(0)
})
