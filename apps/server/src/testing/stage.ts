import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registration } from '@fledge/contract/auth'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { LiveEvents } from '@fledge/contract/live-events'
import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, inject } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { defaultZone } from '../content/meeting-text.ts'
import { renderMail } from '../content/render-mail.ts'
import { renderStored } from '../content/render-notification.ts'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { applications } from '../db/schema/applications.ts'
import { internships } from '../db/schema/internships.ts'
import { mails, notifications } from '../db/schema/mails.ts'
import type { Deps } from '../deps.ts'
import { eraseAccounts } from '../features/account/erase.ts'
import { createLiveMarket } from '../features/analysis/live-market.ts'
import { insertAccount } from '../features/auth/account-queries.ts'
import { startSession } from '../features/auth/session.ts'
import { createTokenLink, createUnsubscribeLink } from '../features/email-tokens/mail-link.ts'
import { insertInternship } from '../features/internships/listing-queries.ts'
import { createReadings } from '../features/resumes/readings.ts'
import { openFiles } from '../files/files.ts'
import type { JobData, JobName } from '../jobs/jobs.ts'
import { outboxTransport } from '../mail/mail-transport.ts'
import { createMailSender } from '../mail/outbox-worker.ts'
import { testDatabase } from './database.ts'
import { onlyReads } from './only-reads.ts'

type StudentFields = Extract<Registration, { role: 'student' }>
type CompanyFields = Extract<Registration, { role: 'company' }>
type Sent = { [N in JobName]: { name: N; data: JobData[N] } }[JobName]

/** The application on its own database with a fixed clock; records events and jobs. `over` replaces dependencies. */
export async function stage(over: Partial<Deps> = {}, serving: AppOptions = {}) {
  const { db, url, close } = await testDatabase()
  const dataDir = await mkdtemp(join(inject('runFolder'), 'stage-'))
  const published: { userId: string; event: keyof LiveEvents; payload: unknown }[] = []
  const sent: Sent[] = []
  const ended: string[] = []
  const clock = { now: new Date() }
  const mailSender = createMailSender({
    db,
    now: () => clock.now,
    transport: outboxTransport,
    createTokenLink: (mail) => createTokenLink(db, mail, clock.now),
    createUnsubscribeLink: (mail) => createUnsubscribeLink(db, mail, clock.now),
    keep: true,
  })
  const deps: Deps = {
    db,
    publish: (userId, event, payload) => void published.push({ userId, event, payload }),
    endConnections: (tokenHash) => void ended.push(tokenHash),
    jobs: {
      send: async (_db, name, data) => void sent.push({ name, data } as Sent),
      // Mails are sent by `sendMails`.
      sendAll: async () => undefined,
      wake: () => undefined,
    },
    files: await openFiles({ dataDir, s3: null }),
    readings: createReadings(onlyReads(() => Promise.reject(new Error('Files are read by resumeStage() only.')))),
    market: createLiveMarket(),
    lookUpTxt: async () => [],
    now: () => clock.now,
    sessionHours: 24,
    sessionDays: 30,
    notificationDays: 183,
    demo: 'local',
    demoAccounts: [],
    limits: readConfig({}).limits,
    metrics: null,
    metricsToken: null,
    strictPasswords: false,
    mailSender,
    requireVerifiedEmail: false,
    outboxSecret: null,
    contactTo: 'contact@fledge.test',
    publicUrl: null,
    mailFrom: 'Fledge <no-reply@fledge.test>',
    isDatabaseReachable: async () => true,
    isDraining: () => false,
    ...over,
  }
  const app = await buildApp(deps, serving)
  afterAll(async () => {
    await app.close()
    await close()
    await rm(dataDir, { recursive: true })
  })
  /** Sends the stored mails to the outbox, where their links can be read. */
  async function sendMails() {
    const waiting = await db.select({ id: mails.id }).from(mails).where(isNull(mails.sentAt)).orderBy(mails.createdAt)
    for (const { id } of waiting) await mailSender.send(id)
  }
  const liveNotificationsOf = ({ id }: { id: string }) =>
    published.filter(({ userId, event }) => userId === id && event === 'newNotification')
  const records = { published, sent, ended, liveNotificationsOf }
  return {
    app,
    db,
    url,
    deps,
    ...records,
    clock,
    sendMails,
    ...makersOn(db),
    ...readersOf(db),
    ...callersOf(app, deps),
  }
}

export type Stage = Awaited<ReturnType<typeof stage>>

/** Functions that insert rows, with plausible values for omitted fields. */
function makersOn(db: Db) {
  const unusable = 'no password: sign in with as()'
  const address = () => `${randomUUID()}@example.test`

  // The address is new, so that an account comes back, and it has the role that was asked for.
  async function student(over: Partial<StudentFields> = {}): Promise<StudentUser> {
    const asha: StudentFields = {
      role: 'student',
      email: address(),
      password: '',
      firstName: 'Asha',
      lastName: 'Rao',
      university: 'Pune University',
      major: 'Computer Science',
      graduationYear: 2027,
    }
    return (await insertAccount(db, { ...asha, ...over }, unusable)) as StudentUser
  }

  async function company(over: Partial<CompanyFields> = {}): Promise<CompanyUser> {
    const kite: CompanyFields = {
      role: 'company',
      email: address(),
      password: '',
      companyName: 'Kite Labs',
      contactPerson: 'Meera Iyer',
      industry: 'Technology',
      companySize: '11-50',
    }
    return (await insertAccount(db, { ...kite, ...over }, unusable)) as CompanyUser
  }

  async function internship(over: Partial<InternshipFields> & { company?: CompanyUser } = {}) {
    const { company: owner = await company(), ...fields } = over
    return insertInternship(db, owner, { ...listing, ...fields })
  }

  /** By default a pending application without a resume. */
  async function application(over: Partial<typeof applications.$inferInsert> = {}) {
    const internshipId = over.internshipId ?? (await internship()).id
    const studentId = over.studentId ?? (await student()).id
    const [row] = await db
      .insert(applications)
      .values({ internshipVersion: 1, ...over, internshipId, studentId })
      .returning()
    return row!
  }

  /** A student who applied to a listing of a company. */
  async function applied(over: Partial<typeof applications.$inferInsert> = {}) {
    const [asha, kite] = [await student(), await company()]
    const listing = await internship({ company: kite, title: 'Data intern' })
    return { asha, kite, listing, sent: await application({ studentId: asha.id, internshipId: listing.id, ...over }) }
  }

  /** Confirms the email addresses of accounts: notifications are mailed only to confirmed ones. */
  async function confirmEmail(...people: { id: string }[]) {
    const ids = people.map(({ id }) => id)
    await db.update(users).set({ emailVerifiedAt: new Date().toISOString() }).where(inArray(users.id, ids))
  }

  return { student, company, internship, application, applied, confirmEmail }
}

/** Functions that read what is stored. */
function readersOf(db: Db) {
  return {
    notificationsOf: ({ id }: { id: string }) => readNotifications(db, eq(notifications.userId, id)),
    mailsTo: ({ email }: { email: string }) => readMails(db, eq(mails.recipient, email)),
    rowOf: async (id: string) => (await db.select().from(applications).where(eq(applications.id, id)))[0]!,
    /** Resolves when `count` statements wait for a lock. */
    statementsWait: (count: number) => expect.poll(() => db.$count(sql`pg_stat_activity`, waitsForLock)).toBe(count),
  }
}

const waitsForLock = sql`datname = current_database() and wait_event_type = 'Lock'`

const listing: InternshipFields = {
  title: 'Data intern',
  description: 'Clean data and answer questions with SQL.',
  requirements: ['SQL'],
  location: 'Pune, India',
  type: 'Hybrid',
  duration: '3 months',
  stipend: 15_000,
}

function callersOf(app: Awaited<ReturnType<typeof buildApp>>, deps: Deps) {
  const tokens = new Map<string, Promise<string>>()
  function tokenOf({ id }: { id: string }): Promise<string> {
    const token = tokens.get(id) ?? startSession(deps, id, 'test')
    tokens.set(id, token)
    return token
  }

  const as = (who: { id: string }) => async (request: InjectOptions) => {
    const authorization = `Bearer ${await tokenOf(who)}`
    return app.inject({ ...request, headers: { ...request.headers, authorization } })
  }
  /** The files in the export of an account by their names. */
  async function exportOf(who: { id: string }) {
    const files = unzipSync((await as(who)({ url: '/api/users/me/export' })).rawPayload)
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  /** Deletes accounts and lets their grace period pass. */
  async function erase(...people: { id: string }[]) {
    const ids = people.map(({ id }) => id)
    await deps.db.update(users).set({ eraseAt: deps.now().toISOString() }).where(inArray(users.id, ids))
    await eraseAccounts(deps)
  }
  /** Pauses the first listing of a company, closes the second, lets the third expire and withdraws the fourth. */
  async function closeEach(owner: { id: string }, listings: { id: string }[]) {
    const [paused, closed, , withdrawn] = listings.map(({ id }) => `/api/internship/${id}`)
    await as(owner)({ method: 'PATCH', url: `${paused}/state`, body: { state: 'paused' } })
    await as(owner)({ method: 'PATCH', url: `${closed}/state`, body: { state: 'closed' } })
    await deps.db.update(internships).set({ applyBy: '2020-01-01' }).where(eq(internships.id, listings[2]!.id))
    await as(owner)({ method: 'DELETE', url: withdrawn! })
  }
  return { as, anyone: (request: InjectOptions) => app.inject(request), tokenOf, exportOf, erase, closeEach }
}

/** Stored notifications with their texts, oldest first. */
export async function readNotifications(db: Db, condition: SQL) {
  const rows = await db.select().from(notifications).where(condition).orderBy(notifications.createdAt)
  return rows.map((row) => ({ ...row, ...renderStored(row, defaultZone) }))
}

/** Stored mails with their texts, oldest first. */
export async function readMails(db: Db, condition: SQL) {
  const rows = await db
    .select()
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(condition)
    .orderBy(mails.createdAt)
  return rows.map(({ mails: row, users: reader }) => ({
    ...row,
    ...renderMail({ ...row, readersZone: reader?.timeZone ?? null }),
  }))
}

/** What a company sends to post a listing. */
export const listingFields = {
  title: 'Data intern',
  description: 'Clean data.',
  requirements: ['SQL'],
  location: 'Pune',
  type: 'Hybrid' as const,
  duration: '3 months',
  stipend: 15_000,
}

/** What a company sends to register. */
export const companyFields = {
  role: 'company',
  email: 'hr@kite.test',
  password: 'a kite over Pune',
  companyName: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Iyer',
}

/** What a student sends to register. */
export const registrationFields = {
  role: 'student',
  email: 'asha@example.test',
  password: 'a kite over Pune',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'Pune University',
  major: 'Design',
  graduationYear: 2027,
}
