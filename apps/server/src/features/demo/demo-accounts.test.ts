import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { mails, notifications } from '../../db/schema/mails.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import type { Deps } from '../../deps.ts'
import { readMails, stage } from '../../testing/stage.ts'
import { announce } from '../alerts/announce.ts'
import { hashPassword } from '../auth/password.ts'
import { deleteDemoSessions } from '../auth/session-queries.ts'
import { insertSavedSearch } from '../saved/saved-queries.ts'
import { refuseExposedApplications } from './refuse-exposed-applications.ts'

const password = 'a published password'

async function setUp(demo: Deps['demo']) {
  const setting = await stage({ demo })
  const { db, student, company, internship, as, anyone } = setting
  const [demoStudent, realStudent] = [await student(), await student()]
  const [demoCompany, realCompany] = [await company(), await company()]
  const passwordHash = await hashPassword(password)
  await db.update(users).set({ passwordHash })
  for (const { id } of [demoStudent, demoCompany]) await db.update(users).set({ isDemo: true }).where(eq(users.id, id))
  const resumeIds = new Map<string, string>()
  for (const { id: studentId } of [demoStudent, realStudent]) {
    const file = { studentId, filename: 'Resume.pdf', kind: 'pdf', size: 1, sha256: 'unused' } as const
    const [stored] = await db.insert(resumeFiles).values(file).returning()
    const [resume] = await db.insert(resumes).values({ studentId, fileId: stored!.id }).returning()
    resumeIds.set(studentId, resume!.id)
  }
  const demoListing = await internship({ company: demoCompany })
  const realListing = await internship({ company: realCompany })

  return {
    ...setting,
    demoStudent,
    realStudent,
    demoCompany,
    demoListing,
    realListing,
    signIn: ({ email }: { email: string }) =>
      anyone({ method: 'POST', url: '/api/auth/login', body: { email, password } }),
    applyTo: async (who: typeof realStudent, listing: { id: string }) =>
      as(who)({ method: 'POST', url: `/api/apply/${listing.id}`, body: { resumeId: resumeIds.get(who.id) } }),
  }
}

describe('while the demo is off', async () => {
  const { db, demoStudent, demoCompany, realStudent, demoListing, signIn, applyTo, tokenOf, anyone } =
    await setUp('off')

  test('demo accounts are rejected like unknown ones, and real accounts sign in', async () => {
    const unknown = await signIn({ email: 'unknown@example.test' })
    for (const account of [demoStudent, demoCompany]) {
      const reply = await signIn(account)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toEqual(unknown.json())
    }
    expect((await signIn(realStudent)).statusCode).toBe(200)
  })

  test('the start ends sessions of demo accounts only', async () => {
    const [demoToken, realToken] = [await tokenOf(demoStudent), await tokenOf(realStudent)]
    await deleteDemoSessions(db)
    const statusOf = async (token: string) =>
      (await anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode
    expect(await statusOf(demoToken)).toBe(401)
    expect(await statusOf(realToken)).toBe(200)
    expect(await db.select().from(sessions).where(eq(sessions.userId, demoStudent.id))).toEqual([])
  })

  test('a demo listing rejects real students', async () => {
    const reply = await applyTo(realStudent, demoListing)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().message).toBe('This is a demo listing. It takes applications from demo accounts only.')
    expect(await db.select().from(applications).where(eq(applications.internshipId, demoListing.id))).toEqual([])
  })
})

describe('while the demo is on, on a public server', async () => {
  const { db, deps, demoStudent, realStudent, demoListing, realListing, signIn, applyTo } = await setUp('public')

  test('announces real listings only, because every visitor can post demo listings', async () => {
    await insertSavedSearch(db, realStudent.id, {
      name: 'Data',
      q: 'data',
      type: 'all',
      location: 'all',
      alert: 'at_once',
    })
    for (const { id } of [demoListing, realListing]) await announce(deps, id)
    const received = await db.select().from(notifications).where(eq(notifications.userId, realStudent.id))
    expect(received.map(({ internshipId }) => internshipId)).toEqual([realListing.id])
  })

  test('demo accounts sign in and apply to demo listings', async () => {
    expect((await signIn(demoStudent)).statusCode).toBe(200)
    expect((await applyTo(demoStudent, demoListing)).statusCode).toBe(201)
  })

  test('real students can apply to real listings only', async () => {
    expect((await applyTo(realStudent, demoListing)).statusCode).toBe(403)
    expect((await applyTo(realStudent, realListing)).statusCode).toBe(201)
  })
})

describe('while the demo is on, on one’s own machine', async () => {
  const { db, as, anyone, demoStudent, realStudent, demoListing, applyTo, signIn } = await setUp('local')

  test('real students can apply to demo listings', async () => {
    expect((await applyTo(realStudent, demoListing)).statusCode).toBe(201)
  })

  test('a public start with the demo is refused while such applications exist', async () => {
    await expect(refuseExposedApplications(db)).rejects.toThrow('would show 1 application of real students')
    await applyTo(demoStudent, demoListing)
    const isReal = eq(applications.studentId, realStudent.id)
    await db.update(applications).set({ withdrawnAt: new Date().toISOString() }).where(isReal)
    await expect(refuseExposedApplications(db)).resolves.toBeUndefined()
  })

  test.each([
    ['change its password', '/api/auth/change-password', { currentPassword: password, newPassword: 'another one' }],
    ['delete itself', '/api/users/me/delete', { password }],
  ])('a demo account cannot %s', async (_what, url, body) => {
    const reply = await as(demoStudent)({ method: 'POST', url, body })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().message).toBe('Demo accounts are shared. Create your own account to try this.')
    expect((await signIn(demoStudent)).statusCode).toBe(200)
  })

  test('mails no reset link for a demo account', async () => {
    for (const { email } of [demoStudent, realStudent])
      await anyone({ method: 'POST', url: '/api/auth/forgot-password', body: { email } })
    const subjectsTo = async (email: string) =>
      (await readMails(db, eq(mails.recipient, email))).map(({ subject }) => subject)
    expect(await subjectsTo(demoStudent.email)).not.toContain('Set a new password for Fledge')
    expect(await subjectsTo(realStudent.email)).toContain('Set a new password for Fledge')
  })
})
