import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { companies, users } from '../db/schema/accounts.ts'
import { applicationEvents, applications, interviewSlots, interviews } from '../db/schema/applications.ts'
import { internships } from '../db/schema/internships.ts'
import { notifications } from '../db/schema/mails.ts'
import { resumeFiles, resumes } from '../db/schema/resumes.ts'
import type { Deps } from '../deps.ts'
import { createLiveMarket } from '../features/analysis/live-market.ts'
import { ledgerOf } from '../features/applications/ledger.ts'
import { findAccount } from '../features/auth/account-queries.ts'
import { verifyPassword } from '../features/auth/password.ts'
import { findMatchInputs } from '../features/internship-matches/match-input-queries.ts'
import { findOwnProfile } from '../features/resumes/own-resume.ts'
import { listSavedInternships, listSavedSearches } from '../features/saved/saved-queries.ts'
import { openFiles } from '../files/files.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createReader } from '../reading/reader.ts'
import { loadDemoAccounts } from '../start/load-demo-accounts.ts'
import { testDatabase } from '../testing/database.ts'
import { demoAccounts, demoCompanyEmail, demoStudentEmail } from './demo-accounts.ts'
import { loadDemoWorld } from './load.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const { db, close } = await testDatabase()
const dataDir = await mkdtemp(join(inject('runFolder'), 'demo-'))
const files = await openFiles({ dataDir, s3: null })
const reader = createReader({ processes: 2, time: 60_000 })
afterAll(async () => {
  await reader.close()
  await close()
  await rm(dataDir, { recursive: true })
})

/** Loading takes seconds; on a busy machine many. */
const patience = { timeout: 240_000 }
const waiting = { 'read-resume': [] as string[], 'read-slow-resume': [] as string[] }
const jobs: Jobs = {
  send: async () => undefined,
  wake: () => undefined,
  sendAll: async (_db, name, rows) => {
    if (name in waiting)
      waiting[name as keyof typeof waiting].push(...rows.flatMap((row) => ('fileId' in row ? row.fileId : [])))
  },
}
const load = (over: object = {}) => loadDemoWorld({ db, files, reader, jobs, now, log: () => undefined, ...over })
/** All that the evidence of an application needs. */
const deps = { db, now: () => now } as Deps
const hasNobody = async () => (await db.$count(users)) === 0

test('a load that breaks off leaves no row', patience, async () => {
  let left = 20
  const full = async () => {
    left -= 1
    if (left < 0) throw new Error('disk full')
  }
  await expect(load({ files: { ...files, keep: full } })).rejects.toThrow('disk full')
  expect(await hasNobody()).toBe(true)
})

test('an empty database becomes the demo world, within the time that a first start has', patience, async () => {
  const before = process.cpuUsage()
  expect(await load()).toBe(true)
  const { user, system } = process.cpuUsage(before)
  // Of this process alone, the readers run in parallel: six to eight, and up to three times as much where programs share
  // a core's threads and caches.
  expect((user + system) / 1e6).toBeLessThan(36)

  expect(await db.$count(internships, isNull(internships.deletedAt))).toBe(1500)
  expect(await db.$count(users, eq(users.role, 'student'))).toBe(300)
  expect(await db.$count(companies, isNull(companies.about))).toBe(0)
  expect(await db.$count(resumes)).toBe(300)
  expect(await db.$count(applications)).toBeGreaterThan(1000)
})

test('leaves resumes to jobs, but not the demo student’s, and stores every file', async () => {
  const rows = await db
    .select({
      id: resumeFiles.id,
      size: resumeFiles.size,
      status: resumeFiles.status,
      student: resumeFiles.studentId,
    })
    .from(resumeFiles)
  const unread = rows.filter(({ status }) => status !== 'read')
  expect(unread.map(({ id }) => id).toSorted()).toEqual(Object.values(waiting).flat().toSorted())
  const student = (await findAccount(db, demoStudentEmail))!.user
  expect(unread.some((file) => file.student === student.id)).toBe(false)
  for (const { id, size } of rows.slice(0, 20)) expect((await files.read(id)).length).toBe(size)
})

test('jobs read what the demo company’s page shows before the others', async () => {
  const company = (await findAccount(db, demoCompanyEmail))!.user
  const shown = await db
    .select({ id: applications.resumeFileId })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(eq(internships.companyId, company.id))
  expect(shown.length).toBeGreaterThan(30)
  expect(waiting['read-resume'].length).toBeGreaterThan(20)
  expect(shown.filter(({ id }) => waiting['read-slow-resume'].includes(id!))).toEqual([])
})

test('lets only the demo accounts sign in with their password', async () => {
  for (const { email, password, role } of demoAccounts) {
    const account = await findAccount(db, email)
    expect(account?.user.role).toBe(role)
    expect(await verifyPassword(password, account?.passwordHash ?? null)).toBe(true)
  }
  const [other] = await db.select().from(users).where(eq(users.email, 'careers@ledgerleaf.example'))
  expect(await verifyPassword(demoAccounts[0]!.password, other?.passwordHash ?? null)).toBe(false)
})

test('gives the demo student at least 15 notifications, some of them unread', async () => {
  const own = await noticesOf(demoStudentEmail)
  expect(own.length).toBeGreaterThanOrEqual(15)
  expect(own.filter(({ isRead }) => !isRead).length).toBeGreaterThanOrEqual(3)
  expect(own.every(({ createdAt }) => createdAt < now.toISOString())).toBe(true)
  expect(new Set(own.map(({ category }) => category))).toEqual(
    new Set([
      'application_submitted',
      'application_status',
      'profile_viewed',
      'new_opportunity_matched',
      'internship_withdrawn',
      'interview_scheduled',
    ]),
  )
})

test('matches are notified with the score that the student sees', async () => {
  const student = (await findAccount(db, demoStudentEmail))!.user
  const own = await findOwnProfile(db, (await findMatchInputs(db, student.id)).file, now)
  const market = await createLiveMarket().current(db)
  const { totals } = scoreMarket(own.profile!, market)
  const sent = await db
    .select({ internshipId: notifications.internshipId, params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, student.id), eq(notifications.kind, 'internship_matched')))
  expect(sent.length).toBeGreaterThan(0)
  for (const { internshipId, params } of sent)
    expect(params).toMatchObject({ percentage: totals[market.placeById.get(internshipId!)!] })
})

test('rejections name only skills that the evidence shows as missing', async () => {
  const rejected = await db
    .select({ id: applications.id, reasons: applications.reasons, email: users.email })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(users, eq(users.id, internships.companyId))
    .where(eq(applications.status, 'rejected'))
  const named = rejected.flatMap(({ reasons, ...row }) =>
    reasons.flatMap(({ skill }) => (skill === undefined ? [] : [{ ...row, skill }])),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const { id, skill, email } of named) {
    const { user } = (await findAccount(db, email))!
    const { parts } = await ledgerOf(deps, user, id)
    expect(parts.find(({ kind, phrase }) => kind === 'requirement' && phrase === skill)?.met).toBe('no')
  }
})

test('the demo student saved listings, one of them gone by now, and searches', async () => {
  const student = (await findAccount(db, demoStudentEmail))!.user
  const saved = await listSavedInternships(db, student.id)
  expect(saved.length).toBeGreaterThanOrEqual(3)
  expect(saved.filter(({ open }) => open).length).toBeGreaterThanOrEqual(2)
  expect(saved.every(({ savedAt, createdAt }) => createdAt < savedAt && savedAt < now.toISOString())).toBe(true)
  expect(await listSavedSearches(db, student.id)).toHaveLength(2)
})

test('interviews are there with the times that were offered, and on the timelines', async () => {
  expect(await db.$count(interviews)).toBeGreaterThan(100)
  expect(await db.$count(interviewSlots)).toBe(3 * (await db.$count(interviews)))
  expect(await db.$count(applicationEvents, eq(applicationEvents.kind, 'interview_proposed'))).toBe(
    await db.$count(interviews),
  )
})

test('notifies the demo company of each application and each posted listing', async () => {
  const own = await noticesOf('company@fledge.demo')
  const about = (category: string) => own.filter((notice) => notice.category === category).length
  expect(about('internship_posted')).toBeGreaterThanOrEqual(8)
  expect(about('application_received')).toBeGreaterThanOrEqual(40)
  expect(own.some(({ isRead }) => !isRead) && own.some(({ isRead }) => isRead)).toBe(true)
})

test('notifies each student of a decision once', async () => {
  const isReleased = and(inArray(applications.status, ['accepted', 'rejected']), isNull(applications.tellAt))
  const decided = await db.$count(applications, isReleased)
  expect(await db.$count(notifications, eq(notifications.category, 'application_status'))).toBe(decided)
})

test('a database with users is left alone', async () => {
  const before = await db.$count(notifications)
  const target = { files, jobs, log: () => undefined }
  expect(await loadDemoAccounts({ ...target, db })).toEqual(demoAccounts)
  expect(await db.$count(notifications)).toBe(before)

  const other = await testDatabase()
  await other.db.insert(users).values({ email: 'hr@kite.test', passwordHash: 'none', role: 'company' })
  expect(await loadDemoAccounts({ ...target, db: other.db }), 'accounts that the login offers').toEqual([])
  expect(await other.db.$count(users)).toBe(1)
  await other.close()
})

async function noticesOf(email: string) {
  return db
    .select({ category: notifications.category, isRead: notifications.isRead, createdAt: notifications.createdAt })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.userId), eq(users.email, email)))
}
