import { dayMs, hourMs, weekMs } from '@fledge/core/time/units'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, companyDomains, preferences, sessions, users } from '../../db/schema/accounts.ts'
import { applications, interviews, messages } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { contactMessages, mails } from '../../db/schema/mails.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { readMails } from '../../testing/stage.ts'
import { hashPassword } from '../auth/password.ts'
import { startSession } from '../auth/session.ts'
import { eraseAccounts } from './erase.ts'

const scene = await resumeStage()
const {
  as,
  anyone,
  db,
  deps,
  clock,
  ended,
  published,
  student,
  company,
  internship,
  application,
  resumeOf,
  notificationsOf,
  mailsTo,
  erase,
} = scene
const passwordHash = await hashPassword('a kite over Pune')

async function withPassword<T extends { id: string; email: string }>(who: T): Promise<T> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, who.id))
  return who
}
const remove = (password = 'a kite over Pune') =>
  ({ method: 'POST', url: '/api/users/me/delete', body: { password } }) as const
const login = (email: string) =>
  anyone({ method: 'POST', url: '/api/auth/login', body: { email, password: 'a kite over Pune' } })
const rowOf = async ({ id }: { id: string }) => (await db.select().from(users).where(eq(users.id, id)))[0]

const confirmAddress = ({ id }: { id: string }) =>
  db.update(users).set({ emailVerifiedAt: clock.now.toISOString() }).where(eq(users.id, id))

test('deleting requires the password, ends all sessions and leaves seven days', async () => {
  const asha = await withPassword(await student())
  await confirmAddress(asha)
  await startSession(deps, asha.id, 'phone')

  expect((await as(asha)(remove('wrong'))).json()).toMatchObject({ code: 'wrong_password', success: false })
  expect((await rowOf(asha))?.eraseAt).toBeNull()
  const reply = await as(asha)(remove())

  const eraseAt = new Date(clock.now.getTime() + weekMs).toISOString()
  expect(reply.json()).toEqual({ success: true, data: { eraseAt } })
  expect(await db.$count(sessions, eq(sessions.userId, asha.id))).toBe(0)
  expect(ended.length).toBeGreaterThanOrEqual(2)
  const [mail] = await mailsTo(asha)
  expect(mail).toMatchObject({ subject: 'Your account will be deleted', link: '/login' })
})

test('signing in during the grace period shows the date and can keep the account', async () => {
  const asha = await withPassword(await student())
  const { eraseAt } = (await as(asha)(remove())).json().data
  const { user, token } = (await login(asha.email)).json()
  expect(user.eraseAt).toBe(eraseAt)

  const headers = { authorization: `Bearer ${token}` }
  const kept = await anyone({ method: 'POST', url: '/api/users/me/keep', headers })

  expect(kept.json().data).toMatchObject({ id: asha.id, eraseAt: null })
  clock.now = new Date(clock.now.getTime() + 8 * dayMs)
  await eraseAccounts(deps)
  expect(await rowOf(asha)).toBeDefined()
  clock.now = new Date()
})

test('erases nothing before the grace period ends', async () => {
  const asha = await withPassword(await student())
  await as(asha)(remove())
  clock.now = new Date(Date.now() + 6 * dayMs)
  await eraseAccounts(deps)
  expect(await rowOf(asha)).toBeDefined()
  clock.now = new Date(Date.now() + weekMs + 60_000)
  await eraseAccounts(deps)
  expect(await rowOf(asha)).toBeUndefined()
  clock.now = new Date()
})

test('erases a student completely: resume, applications, messages, and notifications of companies with the name', async () => {
  const [asha, ben, kite] = [await student({ lastName: 'Iyengar' }), await student(), await company()]
  const listing = await internship({ company: kite })
  const resumeId = await resumeOf(asha)
  const apply = { method: 'POST', url: `/api/apply/${listing.id}`, body: { resumeId } } as const
  const sent = (await as(asha)(apply)).json().data
  await as(asha)({ method: 'PUT', url: '/api/users/me/preferences', body: { cities: ['Pune'] } })
  await db.insert(messages).values({ applicationId: sent.id, sender: 'student', text: 'Good morning' })
  await db
    .insert(contactMessages)
    .values({ name: 'Asha', email: asha.email, category: 'general', message: 'A question' })
  const bens = await application({ studentId: ben.id, internshipId: listing.id })
  await confirmAddress(asha)
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  expect(JSON.stringify(await notificationsOf(kite))).toContain('Iyengar')

  await erase(asha)

  expect(await rowOf(asha)).toBeUndefined()
  expect(await db.$count(preferences, eq(preferences.userId, asha.id))).toBe(0)
  const left = await db.select().from(applications).where(eq(applications.internshipId, listing.id))
  expect(left.map(({ id }) => id)).toEqual([bens.id])
  expect(await db.$count(messages, eq(messages.applicationId, sent.id))).toBe(0)
  expect(await db.$count(resumeFiles, eq(resumeFiles.id, file!.id))).toBe(0)
  expect(await deps.files.keptAt(file!.id)).toBeNull()
  expect(await db.$count(contactMessages, eq(contactMessages.email, asha.email))).toBe(0)
  const notices = await notificationsOf(kite)
  expect(notices.map(({ title }) => title)).toEqual(['An applicant deleted their account'])
  const written = JSON.stringify([notices, await db.select().from(mails)])
  expect(written).not.toMatch(/Iyengar/)
  expect(written).not.toContain(asha.email)
  expect(published.at(-1)).toMatchObject({ userId: kite.id, event: 'newNotification' })
})

test('erases a company without applications and its listings', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  await erase(kite)
  expect(await rowOf(kite)).toBeUndefined()
  expect(await db.$count(internships, eq(internships.id, id))).toBe(0)
})

test('keeps only the name of a company with applications', async () => {
  const [kite, asha] = [await withPassword(await company({ companyName: 'Kite Labs' })), await student()]
  const listing = await internship({ company: kite })
  await application({ studentId: asha.id, internshipId: listing.id })
  await db.update(companies).set({ about: 'We build kites.' }).where(eq(companies.userId, kite.id))
  await db.insert(companyDomains).values({ companyId: kite.id, domain: 'kite.test', token: 'x' })

  await erase(kite)

  expect(await rowOf(kite)).toMatchObject({ email: `erased-${kite.id}@erased.invalid`, phone: null, eraseAt: null })
  const [row] = await db.select().from(companies).where(eq(companies.userId, kite.id))
  expect(row).toMatchObject({ companyName: 'Kite Labs', contactPerson: '', about: null })
  expect(await db.$count(companyDomains, eq(companyDomains.companyId, kite.id))).toBe(0)
  const { data } = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json()
  expect(data[0].internship).toMatchObject({ company: { companyName: 'Kite Labs' }, open: false })
  expect((await notificationsOf(asha)).map(({ message }) => message)).toEqual([
    expect.stringContaining('Kite Labs withdrew'),
  ])
  expect((await anyone({ url: `/api/internship/${listing.id}` })).statusCode).toBe(404)
  expect((await login(kite.email)).statusCode).toBe(401)
  expect((await login(`erased-${kite.id}@erased.invalid`)).statusCode).toBe(401)
  expect(await notificationsOf(kite)).toEqual([])
})

type Meeting = Partial<typeof interviews.$inferInsert>

/** An interview of the company with this student. */
async function meet(kite: { id: string }, listing: { id: string }, studentId: string, over: Meeting) {
  const sent = await application({ studentId, internshipId: listing.id })
  const about = { applicationId: sent.id, companyId: kite.id, studentId }
  const how = { mode: 'phone', timeZone: 'Asia/Kolkata' } as const
  const [row] = await db
    .insert(interviews)
    .values({ ...about, ...how, ...over })
    .returning()
  return row!
}

const inHours = (hours: number) => new Date(clock.now.getTime() + hours * hourMs).toISOString()
const statusOf = async ({ id }: { id: string }) =>
  (await db.select().from(interviews).where(eq(interviews.id, id)))[0]?.status

test.each<[string, () => Meeting]>([
  ['is to be agreed', () => ({ status: 'proposed' })],
  ['was agreed', () => ({ status: 'scheduled', startsAt: inHours(48), endsAt: inHours(49) })],
  [
    'is being rescheduled after its time has passed',
    () => ({ status: 'proposed', startsAt: inHours(-48), endsAt: inHours(-47), round: 2, sequence: 2 }),
  ],
])('cancels an interview that %s when either account is erased, and notifies the other side', async (_what, when) => {
  const [kite, asha, ben] = [await company(), await student(), await student()]
  const listing = await internship({ company: kite })
  await meet(kite, listing, asha.id, when())
  const withBen = await meet(kite, listing, ben.id, when())

  await erase(asha)
  expect((await notificationsOf(kite)).map(({ title }) => title)).toContain('Interview cancelled')
  await erase(kite)

  expect(await statusOf(withBen)).toBe('cancelled')
  expect((await notificationsOf(ben)).map(({ title }) => title).sort()).toEqual([
    'Interview cancelled',
    'Listing withdrawn',
  ])
  const { data } = (await as(ben)({ url: `/api/apply/${withBen.applicationId}/timeline` })).json()
  expect(data.map(({ kind }: { kind: string }) => kind)).toContain('interview_cancelled')
})

test('sends the student a calendar cancellation, and leaves past interviews unchanged', async () => {
  const [kite, asha, ben] = [await company(), await student(), await student()]
  await confirmAddress(asha)
  await confirmAddress(kite)
  const listing = await internship({ company: kite })
  await meet(kite, listing, asha.id, { status: 'scheduled', startsAt: inHours(48), endsAt: inHours(49), sequence: 1 })
  const over = await meet(kite, listing, ben.id, { status: 'scheduled', startsAt: inHours(-2), endsAt: inHours(-1) })

  await erase(kite)

  const written = await readMails(db, eq(mails.userId, asha.id))
  const [file] = written.flatMap(({ attachments }) => attachments)
  expect(file?.content).toMatch(/METHOD:CANCEL.*SEQUENCE:2/s)
  expect(await statusOf(over)).toBe('scheduled')
  expect((await notificationsOf(ben)).map(({ title }) => title)).toEqual(['Listing withdrawn'])
})

test('an account whose erasure fails does not block others', async () => {
  const [asha, ben] = [await student(), await student()]
  for (const who of [asha, ben]) {
    await resumeOf(who)
    await db.update(users).set({ eraseAt: clock.now.toISOString() }).where(eq(users.id, who.id))
  }
  const files = { ...deps.files, release: () => Promise.reject(new Error('The disk is gone.')) }
  await expect(eraseAccounts({ ...deps, files })).rejects.toThrow('Some accounts could not be erased.')
  expect([await rowOf(asha), await rowOf(ben)]).toEqual([undefined, undefined])
})

test('contact messages are erased only with an account that confirmed their address', async () => {
  const listed = await company()
  await application({ internshipId: (await internship({ company: listed })).id })
  const accounts = [await student(), await company(), listed]
  const message = { name: 'Asha', category: 'general', message: 'A question' } as const
  await db.insert(contactMessages).values(accounts.map(({ email }) => ({ ...message, email })))
  const countOf = ({ email }: { email: string }) => db.$count(contactMessages, eq(contactMessages.email, email))

  for (const account of accounts) {
    await erase(account)
    expect(await countOf(account)).toBe(1)
  }

  const confirmed = await student()
  await db.insert(contactMessages).values({ ...message, email: confirmed.email })
  await confirmAddress(confirmed)
  await erase(confirmed)
  expect(await countOf(confirmed)).toBe(0)
})
