import { dayMs, hourMs, weekMs } from '@fledge/core/time/units'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings, users } from '../../db/schema/accounts.ts'
import { replyPromises } from '../../db/schema/applications.ts'
import { mails, notifications } from '../../db/schema/mails.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { readMails } from '../../testing/stage.ts'
import { interviewsOn } from '../interviews/testing/scenery.ts'
import { announce } from './announce.ts'
import { sendSearchAlerts } from './send-search-alerts.ts'
import { sendWeeklyDigests } from './send-weekly-digests.ts'
import { whileAnnouncing } from './testing/while-announcing.ts'

const here = await resumeStage()
const { as, db, deps, clock, student, company, confirmEmail, resumeOf } = here
const { applicants, proposal } = interviewsOn(here)

/** An internship of a company with a confirmed address. */
async function internship(...fields: Parameters<typeof here.internship>) {
  const made = await here.internship(...fields)
  await confirmEmail(made.company)
  return made
}
const digestsTo = ({ email }: { id: string; email: string }) =>
  readMails(db, and(eq(mails.recipient, email), eq(mails.kind, 'weekly_digest'))!)
const data = { title: 'Data analyst intern', requirements: ['SQL', 'Python'], description: 'Reports with SQL.' }

/** Moves the clock to the next Monday, 8:01 in India. */
function nextMonday() {
  const now = clock.now.getTime()
  const offset = 4 * dayMs + 2.5 * hourMs
  clock.now = new Date((Math.floor((now - offset) / weekMs) + 1) * weekMs + offset + 60_000)
}

/** A student with a digest due next Monday. */
async function reader(flags: Partial<typeof settings.$inferInsert> = {}) {
  const asha = await student()
  await confirmEmail(asha)
  await db.insert(settings).values({ userId: asha.id, ...flags })
  return asha
}

test('lists new internships of the best band that no alert announced, once', async () => {
  const asha = await reader({ matchAlerts: false })
  await resumeOf(asha)
  const { id } = await internship(data)
  await internship({ title: 'Cook', requirements: ['Cooking'], description: 'Cook for guests.' })
  await announce(deps, id)

  await sendWeeklyDigests(deps)
  expect(await digestsTo(asha)).toEqual([])
  nextMonday()
  await Promise.all([sendWeeklyDigests(deps), sendWeeklyDigests(deps)])
  await sendWeeklyDigests(deps)

  const [digest, ...others] = await digestsTo(asha)
  expect(others).toEqual([])
  expect(digest).toMatchObject({ subject: 'Your week on Fledge', alert: 'digest', link: '/student/dashboard' })
  expect(digest!.text).toMatch(
    /^New internships that are (excellent|good) matches for your resume\n- Data analyst intern at Kite Labs: \d+% match\n\n/,
  )
  expect(digest!.text).not.toContain('Cook')

  await db.update(settings).set({ matchAlerts: true }).where(eq(settings.userId, asha.id))
  await announce(deps, id)
  expect(await db.$count(notifications, eq(notifications.userId, asha.id))).toBe(0)
  nextMonday()
  await sendWeeklyDigests(deps)
  expect(await digestsTo(asha)).toHaveLength(1)
})

test('match alert, daily alert and digest at the same time announce an internship once', async () => {
  const asha = await reader({ matchAlerts: false })
  await resumeOf(asha)
  const payload = { name: 'Data', q: 'data', alert: 'daily' }
  await as(asha)({ method: 'POST', url: '/api/saved/searches', payload })
  const listings = [await internship(data), await internship(data), await internship(data)]
  for (const { id } of listings) await announce(deps, id)
  await db.update(settings).set({ matchAlerts: true }).where(eq(settings.userId, asha.id))
  nextMonday()
  await Promise.all([
    sendWeeklyDigests(deps),
    sendSearchAlerts(deps),
    ...listings.map(({ id }) => announce(deps, id)),
    sendSearchAlerts(deps),
    sendWeeklyDigests(deps),
  ])

  const announced = await db
    .select({ params: notifications.params })
    .from(notifications)
    .where(eq(notifications.userId, asha.id))
  const inBell = announced.map(({ params }) => ('count' in params ? Number(params['count']) : 1))
  const inDigest = (await digestsTo(asha)).map(({ text }) => text.match(/^- Data analyst/gm)?.length ?? 0)
  expect([...inBell, ...inDigest].reduce((sum, count) => sum + count, 0)).toBe(listings.length)
})

test('does not announce what another process is announcing', async () => {
  const asha = await reader({ matchAlerts: false })
  await resumeOf(asha)
  const { id } = await internship(data)
  nextMonday()
  await whileAnnouncing(db, { studentId: asha.id, internshipId: id }, () => sendWeeklyDigests(deps))
  expect(await digestsTo(asha)).toEqual([])
})

test('does not repeat what a match alert announced', async () => {
  const asha = await reader()
  await resumeOf(asha)
  await announce(deps, (await internship(data)).id)
  nextMonday()
  await sendWeeklyDigests(deps)
  expect(await digestsTo(asha)).toEqual([])
})

test('lists interviews of the coming week and those that need a time', async () => {
  const { asha, kite, sent } = await applicants()
  await confirmEmail(asha)
  nextMonday()
  clock.now = new Date(clock.now.getTime() - dayMs)
  const reply = await as(kite)({
    method: 'POST',
    url: '/api/interviews',
    body: { applicationId: sent.id, ...proposal() },
  })
  expect(reply.statusCode).toBe(201)
  nextMonday()
  await sendWeeklyDigests(deps)
  expect((await digestsTo(asha)).map(({ text }) => text.split('\n\n')[0])).toEqual([
    expect.stringMatching(/^Your interviews\n- .+ at .+: pick a time$/),
  ])
})

test('leaves out internships of companies with an unconfirmed address', async () => {
  const asha = await reader({ matchAlerts: false })
  await resumeOf(asha)
  await here.internship({ ...data, title: 'Visit gold.example' })
  await internship(data)
  nextMonday()
  await sendWeeklyDigests(deps)
  const [digest] = await digestsTo(asha)
  expect(digest!.text).toContain('Data analyst intern')
  expect(digest!.text).not.toContain('gold.example')
})

test('leaves out demo internships on a public server, which every visitor can post', async () => {
  const asha = await reader({ matchAlerts: false })
  await resumeOf(asha)
  const demo = await company()
  await db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id))
  await internship({ ...data, title: 'Demo intern', company: demo })
  await internship(data)
  nextMonday()
  await sendWeeklyDigests({ ...deps, demo: 'public' })
  const [digest] = await digestsTo(asha)
  expect(digest!.text).toContain('Data analyst intern')
  expect(digest!.text).not.toContain('Demo intern')
})

test.each([
  [true, 1],
  [false, 0],
])('lists promised replies of the week and new late ones with applications %s', async (isOn, digests) => {
  const { asha, kite, sent } = await applicants()
  await confirmEmail(asha)
  await db.insert(settings).values({ userId: asha.id, applications: isOn })
  nextMonday()
  const after = (days: number) => new Date(clock.now.getTime() + days * dayMs).toISOString()
  const promise = { applicationId: sent.id, companyId: kite.id, about: 'application' as const, startedAt: after(-9) }
  await db.delete(replyPromises).where(eq(replyPromises.applicationId, sent.id))
  await db.insert(replyPromises).values([
    { ...promise, replyBy: after(-3), closedAt: after(-4) },
    { ...promise, replyBy: after(-2), answeredAt: after(-3) },
    { ...promise, replyBy: after(3) },
  ])
  await sendWeeklyDigests(deps)
  const sections = (await digestsTo(asha)).map(({ text }) => text.split('\n\n')[0])
  expect(sections).toHaveLength(digests)
  for (const section of sections)
    expect(section).toMatch(/^Promised replies\n- Data intern at Kite Labs: Reply by \d+ \w+$/)
  nextMonday()
  await sendWeeklyDigests(deps)
  const [, late, ...more] = (await digestsTo(asha)).map(({ text }) => text)
  expect(more).toEqual([])
  if (isOn) expect(late).toContain('No reply yet, promised by')
  nextMonday()
  await sendWeeklyDigests(deps)
  expect(await digestsTo(asha)).toHaveLength(digests * 2)
})

test.each([
  ['email off', { email: false }],
  ['the digest off', { weeklyDigest: false }],
  ['matches off', { matches: false }],
])('sends none with %s, nor in the middle of the week once it is on again', async (_name, flags) => {
  const asha = await reader({ matchAlerts: false, ...flags })
  await resumeOf(asha)
  await internship(data)
  nextMonday()
  await sendWeeklyDigests(deps)
  await db.update(settings).set({ email: true, weeklyDigest: true }).where(eq(settings.userId, asha.id))
  clock.now = new Date(clock.now.getTime() + dayMs)
  await sendWeeklyDigests(deps)
  expect(await digestsTo(asha)).toEqual([])
})

test('sends none to an unconfirmed address, to a leaving account, or with nothing to say', async () => {
  const [unconfirmed, leaving, idle] = [await reader(), await reader(), await reader()]
  for (const person of [unconfirmed, leaving]) await resumeOf(person)
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id))
  await db.update(users).set({ eraseAt: clock.now.toISOString() }).where(eq(users.id, leaving.id))
  await internship(data)
  nextMonday()
  await sendWeeklyDigests(deps)
  for (const person of [unconfirmed, leaving, idle]) expect(await digestsTo(person)).toEqual([])
})

test('a crash loses and repeats nothing', async () => {
  const asha = await reader({ matchAlerts: false })
  await resumeOf(asha)
  await internship(data)
  nextMonday()
  const failing = { ...deps, jobs: { ...deps.jobs, sendAll: () => Promise.reject(new Error('The process ended.')) } }
  await expect(sendWeeklyDigests(failing)).rejects.toThrow('could not be sent')
  expect(await digestsTo(asha)).toEqual([])
  await sendWeeklyDigests(deps)
  expect(await digestsTo(asha)).toHaveLength(1)
})
