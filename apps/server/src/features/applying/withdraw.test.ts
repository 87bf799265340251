import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvents, applications, interviews } from '../../db/schema/applications.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, db, published, student, company, internship, application, resumeOf, notificationsOf, rowOf } =
  await resumeStage()

const apply = (internshipId: string, resumeId: string) =>
  ({ method: 'POST', url: `/api/apply/${internshipId}`, payload: { resumeId } }) as const
const withdraw = (id: string) => ({ method: 'POST', url: `/api/apply/${id}/withdraw` }) as const
const decide = (id: string, status: string) =>
  ({ method: 'PUT', url: `/api/apply/${id}`, payload: { status } }) as const
const kindsOf = async (id: string) =>
  (await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))).map(({ kind }) => kind)

async function setup() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  const resumeId = await resumeOf(asha)
  const sent = (await as(asha)(apply(listing.id, resumeId))).json().data
  return { asha, kite, listing, resumeId, sent }
}

type Scene = Awaited<ReturnType<typeof setup>>

test('withdraws a pending application, notifies the company and removes its access to the resume', async () => {
  const { asha, kite, sent } = await setup()

  const reply = await as(asha)(withdraw(sent.id))

  expect([reply.statusCode, reply.json().data]).toMatchObject([
    200,
    { id: sent.id, status: 'pending', resumeGone: 'withdrawn', resume: { filename: 'Asha Rao.pdf' } },
  ])
  const row = await rowOf(sent.id)
  expect([row.status, row.withdrawnAt]).toEqual(['pending', reply.json().data.withdrawnAt])
  expect(await notificationsOf(kite)).toContainEqual(
    expect.objectContaining({
      category: 'application_received',
      message: 'Asha Rao withdrew the application to Data intern.',
    }),
  )
  expect(published).toContainEqual({
    userId: kite.id,
    event: 'applicationChanged',
    payload: { applicationId: sent.id },
  })
  expect(await kindsOf(sent.id)).toEqual(['submitted', 'withdrawn'])

  const [listed] = (await as(kite)({ url: '/api/apply/company' })).json().data
  expect([listed.withdrawnAt, listed.resume, listed.fit]).toEqual([row.withdrawnAt, null, undefined])
  for (const url of [`/api/apply/${sent.id}/resume`, `/api/apply/${sent.id}/ledger`]) {
    const gone = await as(kite)({ url })
    expect([gone.statusCode, gone.json().code]).toEqual([410, 'resume_withdrawn'])
    expect((await as(asha)({ url })).statusCode).toBe(200)
  }
})

test('counts a withdrawn application of a listing apart from the others', async () => {
  const { asha, kite, listing, sent } = await setup()
  await application({ internshipId: listing.id })
  await as(asha)(withdraw(sent.id))
  const [counted] = (await as(kite)({ url: `/api/internship?company=${kite.id}` })).json().data
  expect(counted).toMatchObject({ id: listing.id, applicationsCount: 1, withdrawnCount: 1 })
})

test('shows the timeline after a withdrawal to the student only, until a second application', async () => {
  const { asha, kite, listing, resumeId, sent } = await setup()
  const timeline = { url: `/api/apply/${sent.id}/timeline` }
  expect((await as(kite)(timeline)).statusCode).toBe(200)

  await as(asha)(withdraw(sent.id))
  expect((await as(asha)(timeline)).statusCode).toBe(200)
  const gone = await as(kite)(timeline)
  expect(gone.statusCode).toBe(410)
  expect(gone.json().code).toBe('withdrawn')

  await as(asha)(apply(listing.id, resumeId))
  expect((await as(kite)(timeline)).statusCode).toBe(200)
})

test('refuses to withdraw a decided or to decide a withdrawn application', async () => {
  const { asha, kite, sent } = await setup()
  await as(asha)(withdraw(sent.id))
  const again = await as(asha)(withdraw(sent.id))
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_withdrawn'])
  const late = await as(kite)(decide(sent.id, 'accepted'))
  expect([late.statusCode, late.json().code]).toEqual([409, 'withdrawn'])

  const other = await setup()
  await as(other.kite)(decide(other.sent.id, 'rejected'))
  const refused = await as(other.asha)(withdraw(other.sent.id))
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Application already decided'])
  expect((await rowOf(other.sent.id)).withdrawnAt).toBeNull()
})

test('either withdraws or decides when both happen at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { asha, kite, sent } = await setup()
    const calls = Array.from({ length: 6 }, (_, i) =>
      i % 2 ? as(kite)(decide(sent.id, 'rejected')) : as(asha)(withdraw(sent.id)),
    )
    const replies = await Promise.all(calls)
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const row = await rowOf(sent.id)
    expect((row.withdrawnAt === null) === (row.status === 'rejected')).toBe(true)
    const notified = (await notificationsOf(asha)).filter(({ category }) => category === 'application_status')
    expect(notified).toHaveLength(row.status === 'rejected' ? 1 : 0)
  }
})

test('restarts the application with the current resume when the student applies again', async () => {
  const { asha, kite, listing, resumeId, sent } = await setup()
  await as(kite)({ method: 'POST', url: `/api/apply/${sent.id}/seen` })
  await as(asha)(withdraw(sent.id))
  await as(asha)({ method: 'DELETE', url: `/api/resume/${resumeId}` })
  const renewed = await resumeOf(asha, ['Asha Rao', 'Skills', 'SQL, Go'])

  const reply = await as(asha)(apply(listing.id, renewed))

  expect([reply.statusCode, reply.json().data]).toMatchObject([
    201,
    { id: sent.id, attempt: 2, status: 'pending', withdrawnAt: null, seenAt: null, stage: 'applied' },
  ])
  expect(reply.json().data.appliedAt > sent.appliedAt).toBe(true)
  const [file] = await db
    .select({ draft: resumeFiles.draft })
    .from(applications)
    .innerJoin(resumeFiles, eq(resumeFiles.id, applications.resumeFileId))
    .where(eq(applications.id, sent.id))
  expect(file!.draft!.skills.map(({ skill }) => skill)).toContain('Go')
  const [listed] = (await as(kite)({ url: `/api/apply/company/${listing.id}` })).json().data
  expect(listed).toMatchObject({ id: sent.id, resumeGone: null, fit: { matchPercentage: expect.any(Number) } })
  expect(await kindsOf(sent.id)).toEqual(['submitted', 'seen', 'withdrawn', 'submitted_again'])
  expect((await notificationsOf(kite)).filter(({ title }) => title === 'New application')).toHaveLength(2)

  await as(asha)(withdraw(sent.id))
  const third = await as(asha)(apply(listing.id, renewed))
  expect([third.statusCode, third.json().message]).toEqual([409, 'Already applied'])
})

test('keeps one of several concurrent second applications and refuses a closed listing', async () => {
  const { asha, kite, listing, resumeId, sent } = await setup()
  await as(asha)(withdraw(sent.id))
  const send = as(asha)
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(apply(listing.id, resumeId))))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
  expect((await rowOf(sent.id)).attempt).toBe(2)

  const other = await setup()
  await as(other.asha)(withdraw(other.sent.id))
  await as(other.kite)({ method: 'DELETE', url: `/api/internship/${other.listing.id}` })
  const closed = await as(other.asha)(apply(other.listing.id, other.resumeId))
  expect([closed.statusCode, closed.json().code]).toEqual([409, 'closed'])
  expect(await as(kite)({ url: '/api/apply/company' }).then((reply) => reply.json().data)).toHaveLength(1)
})

test.each([
  ['withdrawing', (id: string, { asha }: Scene) => as(asha)(withdraw(id))],
  ['a rejection', (id: string, { kite }: Scene) => as(kite)(decide(id, 'rejected'))],
])('%s cancels the upcoming interview', async (_, end) => {
  const scene = await setup()
  const { asha, kite, sent } = scene
  const meeting = { applicationId: sent.id, companyId: kite.id, studentId: asha.id, timeZone: 'Asia/Kolkata' }
  await db.insert(interviews).values({ ...meeting, mode: 'video' })

  expect((await end(sent.id, scene)).statusCode).toBe(200)

  const [row] = await db.select().from(interviews).where(eq(interviews.applicationId, sent.id))
  expect(row!.status).toBe('cancelled')
  expect(await kindsOf(sent.id)).toContain('interview_cancelled')
})
