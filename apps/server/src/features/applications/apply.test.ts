import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { ashasResume, pdfOf, resumeStage } from '../../testing/resume-files.ts'

const { as, anyone, db, published, student, company, internship, resumeOf } = await resumeStage()

const apply = (internshipId: string, payload: object = {}) =>
  ({ method: 'POST', url: `/api/apply/${internshipId}`, payload }) as const
const applicationsTo = (id: string) => db.select().from(applications).where(eq(applications.internshipId, id))
const toldOf = ({ id }: { id: string }) => db.select().from(notifications).where(eq(notifications.userId, id))
const heard = ({ id }: { id: string }) =>
  published.filter(({ userId, event }) => userId === id && event === 'newNotification')
const answerOf = (reply: { statusCode: number; json: () => { code: string; message: string } }) => {
  const { code, message } = reply.json()
  return [reply.statusCode, code, message]
}

/** A student with a resume, a company, and a listing of it. */
async function scenery() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  return { asha, kite, listing, resumeId: await resumeOf(asha) }
}

test('sends the resume, remembers the version that was answered, and tells both sides', async () => {
  const { asha, kite, listing, resumeId } = await scenery()

  const reply = await as(asha)(apply(listing.id, { resumeId }))

  expect(reply.statusCode).toBe(201)
  const { data } = reply.json()
  expect(data).toMatchObject({
    ...{ status: 'pending', internshipId: listing.id, decidedAt: null },
    internship: { id: listing.id, title: 'Data intern', company: { companyName: 'Kite Labs' }, open: true },
    resume: {
      filename: 'Asha Rao.pdf',
      url: `/api/apply/${data.id}/resume`,
      resumeUrl: `/api/apply/${data.id}/resume`,
    },
    user: { firstName: 'Asha', email: asha.email },
  })
  expect(data.applicant).toEqual(data.user)
  expect(data).not.toHaveProperty('fit')
  const { data: own } = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json()
  expect(own).toEqual([data])
  const [row] = await applicationsTo(listing.id)
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  expect(row).toMatchObject({ id: data.id, internshipVersion: 1, resumeFileId: file!.id })
  expect(await toldOf(asha)).toEqual([
    expect.objectContaining({ category: 'application_submitted', message: 'You applied to Data intern at Kite Labs.' }),
  ])
  expect(await toldOf(kite)).toEqual([
    expect.objectContaining({ category: 'application_received', message: 'Asha Rao applied to Data intern.' }),
  ])
  expect([heard(asha).length, heard(kite).length]).toEqual([1, 1])
})

test('of a hundred applications at the same moment one is kept, and each side is told once', async () => {
  const { asha, kite, listing, resumeId } = await scenery()
  const send = as(asha)

  const replies = await Promise.all(Array.from({ length: 100 }, () => send(apply(listing.id, { resumeId }))))

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(99).fill(409)])
  const refused = replies.filter(({ statusCode }) => statusCode === 409).map(answerOf)
  expect(refused).toEqual(refused.map(() => [409, 'already_applied', 'Already applied']))
  expect(await applicationsTo(listing.id)).toHaveLength(1)
  expect([(await toldOf(asha)).length, (await toldOf(kite)).length]).toEqual([1, 1])
  expect([heard(asha).length, heard(kite).length]).toEqual([1, 1])
})

test('without a resume, without saying which, and with one that is not one’s own', async () => {
  const { asha, listing } = await scenery()
  const none = await student()
  const bens = await resumeOf(await student())

  expect(answerOf(await as(none)(apply(listing.id, { resumeId: null })))).toEqual([
    ...[400, 'no_resume', 'Please upload a resume first to apply for internships'],
  ])
  for (const body of [{}, { resumeId: null }]) {
    expect(answerOf(await as(asha)(apply(listing.id, body)))).toEqual([
      ...[400, 'no_resume_selected', 'No resume selected. Please upload a resume first.'],
    ])
  }
  const strange = [bens, unusedId, 'x'].flatMap((resumeId) =>
    [asha, none].map((who) => as(who)(apply(listing.id, { resumeId }))),
  )
  const answers = (await Promise.all(strange)).map(answerOf)
  expect(answers).toEqual(answers.map(() => [404, 'not_found', 'This resume does not exist.']))
  expect(await applicationsTo(listing.id)).toEqual([])
})

test('a listing that is not there, one that was taken down, and one already applied to', async () => {
  const { asha, kite, listing, resumeId } = await scenery()
  expect((await as(asha)(apply(unusedId, { resumeId }))).statusCode).toBe(404)
  expect((await as(asha)(apply('x', { resumeId }))).statusCode).toBe(404)

  await as(asha)(apply(listing.id, { resumeId }))
  await as(asha)({ method: 'DELETE', url: `/api/resume/${resumeId}` })
  expect(answerOf(await as(asha)(apply(listing.id)))).toEqual([409, 'already_applied', 'Already applied'])

  await as(kite)({ method: 'DELETE', url: `/api/internship/${listing.id}` })
  const ben = await student()
  expect(answerOf(await as(ben)(apply(listing.id, { resumeId: await resumeOf(ben) })))).toEqual([
    ...[409, 'closed', 'This internship is no longer available'],
  ])
})

test('a resume deleted at the same moment is either sent whole or not at all', async () => {
  const bytes = await pdfOf(ashasResume)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const kite = await company()
  for (let round = 0; round < 30; round += 1) {
    const [asha, listing] = [await student(), await internship({ company: kite })]
    const resumeId = await resumeOf(asha)

    const [applied, deleted] = await Promise.all([
      as(asha)(apply(listing.id, { resumeId })),
      as(asha)({ method: 'DELETE', url: `/api/resume/${resumeId}` }),
    ])

    expect(deleted.statusCode).toBe(200)
    expect([201, 404]).toContain(applied.statusCode)
    if (applied.statusCode !== 201) continue
    const file = await as(kite)({ url: applied.json().data.resume.url })
    expect([file.statusCode, createHash('sha256').update(file.rawPayload).digest('hex')]).toEqual([200, sha256])
  }
})

test('a listing taken down at the same moment has either the application or nothing', async () => {
  for (let round = 0; round < 30; round += 1) {
    const { asha, kite, listing, resumeId } = await scenery()

    const [applied, deleted] = await Promise.all([
      as(asha)(apply(listing.id, { resumeId })),
      as(kite)({ method: 'DELETE', url: `/api/internship/${listing.id}` }),
    ])

    expect(deleted.statusCode).toBe(200)
    expect([201, 404, 409]).toContain(applied.statusCode)
    const rows = await applicationsTo(listing.id)
    expect(rows).toHaveLength(applied.statusCode === 201 ? 1 : 0)
    if (applied.statusCode !== 201) continue
    const [row] = await db.select().from(internships).where(eq(internships.id, listing.id))
    expect(row!.deletedAt).not.toBeNull()
    const { data } = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json()
    expect(data[0]).toMatchObject({ status: 'pending', internship: { title: 'Data intern', open: false } })
  }
})

test('is for signed-in students only', async () => {
  const { listing } = await scenery()
  expect((await anyone(apply(listing.id))).statusCode).toBe(401)
  expect((await as(await company())(apply(listing.id))).statusCode).toBe(403)
})
