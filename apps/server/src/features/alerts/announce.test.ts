import { randomUUID } from 'node:crypto'
import type { AlertFrequency } from '@fledge/core/alerts'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { savedSearches } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { readNotifications } from '../../testing/stage.ts'
import { saveCorrections } from '../resumes/queries.ts'
import { insertSavedSearch } from '../saved/saved-queries.ts'
import { announce } from './announce.ts'
import { listCandidateIds } from './candidate-queries.ts'
import { whileAnnouncing } from './testing/while-announcing.ts'

const {
  as,
  db,
  deps,
  sent,
  student,
  company,
  internship,
  application,
  resumeOf,
  upload,
  work,
  notificationsOf,
  liveNotificationsOf,
} = await resumeStage()

const sql = { title: 'Data analyst intern', requirements: ['SQL', 'Python'], description: 'Reports with SQL.' }
const cooksResume = ['Ravi Nair', 'Experience', 'Cook, Hotel Sagar', 'Cooked for two hundred guests a day.']

// Otherwise each test scores the students of those before.
afterEach(async () => {
  await db.delete(resumes)
  await db.delete(savedSearches)
})

test('announces a listing to students with a matching resume only', async () => {
  const [asha, cook, none] = [await student(), await student(), await student()]
  await resumeOf(asha)
  await resumeOf(cook, cooksResume)
  const kite = await company({ companyName: 'Kite Labs' })
  const fields = { ...sql, location: 'Pune', type: 'Remote', duration: '2 months', stipend: 5000 }

  const { data } = (await as(kite)({ method: 'POST', url: '/api/internship', payload: fields })).json()
  expect(sent).toEqual([{ name: 'announce-internship', data: { internshipId: data.id } }])
  await work()

  expect(await notificationsOf(asha)).toEqual([
    expect.objectContaining({
      category: 'new_opportunity_matched',
      event: `internship:${data.id}:matched`,
      message: expect.stringMatching(/^Data analyst intern at Kite Labs: \d+% match\.$/),
      actionUrl: `/student/dashboard?tab=opportunities&highlight=${data.id}`,
    }),
  ])
  expect([await notificationsOf(cook), await notificationsOf(none)]).toEqual([[], []])
  expect(liveNotificationsOf(asha)).toHaveLength(1)
})

test('does not announce a reopened listing to its applicants', async () => {
  const [asha, ravi, kite] = [await student(), await student(), await company()]
  const { id } = await internship({ ...sql, company: kite })
  const resumeId = await resumeOf(asha)
  await keepSearch(ravi, 'SQL', { q: 'sql' })
  expect((await as(asha)({ method: 'POST', url: `/api/apply/${id}`, body: { resumeId } })).statusCode).toBe(201)
  await application({ internshipId: id, studentId: ravi.id })
  for (const state of ['paused', 'open'])
    await as(kite)({ method: 'PATCH', url: `/api/internship/${id}/state`, body: { state } })
  await work()
  expect((await notificationsOf(asha)).map(({ category }) => category)).toEqual(['application_submitted'])
  expect(await notificationsOf(ravi)).toEqual([])
})

test('does not announce to students with an unread resume', async () => {
  const asha = await student()
  await upload(asha)
  await announce(deps, (await internship(sql)).id)
  expect(await notificationsOf(asha)).toEqual([])
})

test('announces to more students than one batch, and continues after a resume with missing text', async () => {
  const asha = await student()
  await resumeOf(asha)
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  const crowd = await Promise.all(Array.from({ length: 120 }, () => student()))
  const copies = crowd.map(({ id }, place) => ({
    ...file!,
    id: randomUUID(),
    studentId: id,
    ...(place % 10 === 0 && { lines: null }),
  }))
  await db.insert(resumeFiles).values(copies)
  await db.insert(resumes).values(copies.map(({ id, studentId }) => ({ fileId: id, studentId })))

  const { id } = await internship(sql)
  await announce(deps, id)

  const sent = await readNotifications(db, eq(notifications.internshipId, id))
  const reached = copies.filter(({ studentId }) => sent.some(({ userId }) => userId === studentId))
  expect(reached).toEqual(copies.filter(({ lines }) => lines !== null))
})

const keepSearch = (
  { id }: { id: string },
  name: string,
  over: { q?: string; location?: string; alert?: AlertFrequency } = {},
) => insertSavedSearch(db, id, { name, q: '', type: 'all', location: 'all', alert: 'at_once', ...over })

test('announces once to students with matching saved searches, however many match', async () => {
  const [asha, ravi] = [await student(), await student()]
  await keepSearch(asha, 'SQL in Pune', { q: 'sql', location: 'pune' })
  await keepSearch(asha, 'Anything with SQL', { q: 'sql' })
  await keepSearch(ravi, 'Cooking', { q: 'cook' })
  const { id } = await internship({ ...sql, location: 'Pune, India' })

  await Promise.all([announce(deps, id), announce(deps, id)])
  await announce(deps, id)

  expect(await notificationsOf(asha)).toEqual([
    expect.objectContaining({
      category: 'new_opportunity',
      title: expect.stringMatching(/^New match for your search “(SQL in Pune|Anything with SQL)”$/),
      actionUrl: `/student/dashboard?tab=opportunities&highlight=${id}`,
    }),
  ])
  expect([await notificationsOf(ravi), liveNotificationsOf(asha).length]).toEqual([[], 1])
})

test('announces to a student with a read resume that does not fit, by the saved search', async () => {
  const asha = await student()
  await resumeOf(asha, cooksResume)
  await keepSearch(asha, 'SQL', { q: 'sql' })
  await announce(deps, (await internship(sql)).id)
  expect((await notificationsOf(asha)).map(({ title }) => title)).toEqual(['New match for your search “SQL”'])
})

test('announces an internship that fits the resume and a saved search once', async () => {
  const asha = await student()
  await resumeOf(asha)
  await keepSearch(asha, 'SQL', { q: 'sql' })
  const { id } = await internship(sql)
  await Promise.all([announce(deps, id), announce(deps, id)])
  await announce(deps, id)
  expect((await notificationsOf(asha)).map(({ category }) => category)).toEqual(['new_opportunity_matched'])
  expect(liveNotificationsOf(asha)).toHaveLength(1)
})

test('does not announce what another process is announcing', async () => {
  const asha = await student()
  await keepSearch(asha, 'SQL', { q: 'sql' })
  const { id } = await internship(sql)
  await whileAnnouncing(db, { studentId: asha.id, internshipId: id }, () => announce(deps, id))
  expect(await notificationsOf(asha)).toEqual([])
})

test('does not repeat an alert that was deleted when the listing is reopened', async () => {
  const [asha, kite] = [await student(), await company()]
  await keepSearch(asha, 'SQL', { q: 'sql' })
  const { id } = await internship({ ...sql, company: kite })
  await announce(deps, id)
  const [alert] = await notificationsOf(asha)
  await as(asha)({ method: 'DELETE', url: `/api/notifications/${alert!.id}` })
  for (const state of ['paused', 'open'])
    await as(kite)({ method: 'PATCH', url: `/api/internship/${id}/state`, body: { state } })
  await work()
  expect(await notificationsOf(asha)).toEqual([])
})

test.each(['daily', 'weekly', 'never'] as const)('does not alert at once to a search that alerts %s', async (alert) => {
  const asha = await student()
  await keepSearch(asha, 'SQL', { q: 'sql', alert })
  await announce(deps, (await internship(sql)).id)
  expect(await notificationsOf(asha)).toEqual([])
})

test.each([{ matches: false }, { matchAlerts: false }])('does not alert by the resume with %o', async (flags) => {
  const asha = await student()
  await resumeOf(asha)
  await as(asha)({ method: 'PUT', url: '/api/users/me/settings', body: flags })
  await announce(deps, (await internship(sql)).id)
  expect(await notificationsOf(asha)).toEqual([])
})

test('alerts by a saved search without match alerts, but not without matches', async () => {
  const [asha, ravi] = [await student(), await student()]
  for (const [person, flags] of [
    [asha, { matchAlerts: false }],
    [ravi, { matches: false }],
  ] as const) {
    await keepSearch(person, 'SQL', { q: 'sql' })
    await as(person)({ method: 'PUT', url: '/api/users/me/settings', body: flags })
  }
  await announce(deps, (await internship(sql)).id)
  expect(await notificationsOf(asha)).toHaveLength(1)
  expect(await notificationsOf(ravi)).toEqual([])
})

test('checks more searches than one batch', async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, () => student()))
  const rows = crowd.flatMap(({ id }) =>
    Array.from({ length: 15 }, (_, n) => ({
      studentId: id,
      name: `${n}`,
      q: n === 7 ? 'sql reports' : `nothing ${n}`,
    })),
  )
  await db.insert(savedSearches).values(rows)
  const { id } = await internship(sql)
  await announce(deps, id)
  const sent = await readNotifications(db, eq(notifications.internshipId, id))
  expect(crowd.filter((one) => !sent.some(({ userId }) => userId === one.id))).toEqual([])
})

test('does not announce a deleted or withdrawn listing', async () => {
  const asha = await student()
  await resumeOf(asha)
  const kite = await company()
  const { id } = await internship({ ...sql, company: kite })
  await as(kite)({ method: 'DELETE', url: `/api/internship/${id}` })
  await announce(deps, id)
  await announce(deps, unusedId)
  expect(await notificationsOf(asha)).toEqual([])
})

test('scores only students who show an asked skill, once the skills of their readings are known', async () => {
  const [asha, cook] = [await student(), await student()]
  const [ashas, cooks] = [await resumeOf(asha), await resumeOf(cook, cooksResume)]
  await announce(deps, (await internship({ title: 'Pastry intern', requirements: ['Baking'] })).id)

  const { id } = await internship(sql)
  const found = await listCandidateIds(db, id, ['SQL', 'Python'])
  expect(found, 'shows SQL').toContain(ashas)
  expect(found, 'shows neither').not.toContain(cooks)
  await announce(deps, id)
  expect((await notificationsOf(asha)).map(({ internshipId }) => internshipId)).toEqual([id])
})

test('scores a known reading without its text, unless the internship asks for words', async () => {
  const asha = await student()
  await resumeOf(asha)
  const first = await internship(sql)
  await announce(deps, first.id)
  const ofAsha = eq(resumeFiles.studentId, asha.id)
  const [{ lines }] = (await db.select().from(resumeFiles).where(ofAsha)) as [typeof resumeFiles.$inferSelect]
  await db.update(resumeFiles).set({ lines: [] }).where(ofAsha)
  const again = await internship(sql)
  await announce(deps, again.id)
  const matchOf = (one: { message: string }) => /\d+%/.exec(one.message)![0]
  const notices = await notificationsOf(asha)
  expect(notices.map(({ internshipId }) => internshipId).sort()).toEqual([first.id, again.id].sort())
  expect(matchOf(notices[1]!)).toBe(matchOf(notices[0]!))

  const words = { ...sql, requirements: [...sql.requirements, 'Glass blowing'] }
  await announce(deps, (await internship(words)).id)
  expect(await notificationsOf(asha), 'without its words').toHaveLength(2)
  await db.update(resumeFiles).set({ lines }).where(ofAsha)
  const worded = await internship(words)
  await announce(deps, worded.id)
  const glass = (await notificationsOf(asha)).find(({ internshipId }) => internshipId === worded.id)
  expect(Number.parseInt(matchOf(glass!), 10)).toBeLessThan(Number.parseInt(matchOf(notices[0]!), 10))
})

test('scores a student whose reading has changed since its skills were found', async () => {
  const cook = await student()
  const resumeId = await resumeOf(cook, cooksResume)
  const { id } = await internship(sql)
  await announce(deps, id)
  expect(await listCandidateIds(db, id, ['SQL'])).not.toContain(resumeId)

  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, cook.id))
  await saveCorrections(db, file!.id, null)
  expect(await listCandidateIds(db, id, ['SQL'])).toContain(resumeId)
})
