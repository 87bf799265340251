import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { mails } from '../../db/schema/mails.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { ashasResume, pdfOf, resumeStage } from '../../testing/resume-files.ts'

const { as, db, student, company, internship, resumeOf, confirmEmail, notificationsOf, liveNotificationsOf } =
  await resumeStage()

const apply = (internshipId: string, payload: object = {}) =>
  ({ method: 'POST', url: `/api/apply/${internshipId}`, payload }) as const
const applicationsTo = (id: string) => db.select().from(applications).where(eq(applications.internshipId, id))
const errorOf = (reply: { statusCode: number; json: () => { code: string; message: string } }) => {
  const { code, message } = reply.json()
  return [reply.statusCode, code, message]
}

/** A student with a resume, and a company with a listing. */
async function setup() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  return { asha, kite, listing, resumeId: await resumeOf(asha) }
}

test('stores the resume and listing version and notifies both sides', async () => {
  const { asha, kite, listing, resumeId } = await setup()

  const reply = await as(asha)(apply(listing.id, { resumeId }))

  expect(reply.statusCode).toBe(201)
  const { data } = reply.json()
  expect(data).toMatchObject({
    status: 'pending',
    internshipId: listing.id,
    decidedAt: null,
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
  expect(await notificationsOf(asha)).toEqual([
    expect.objectContaining({ category: 'application_submitted', message: 'You applied to Data intern at Kite Labs.' }),
  ])
  expect(await notificationsOf(kite)).toEqual([
    expect.objectContaining({ category: 'application_received', message: 'Asha Rao applied to Data intern.' }),
  ])
  expect(liveNotificationsOf(asha)).toHaveLength(1)
  expect(liveNotificationsOf(kite)).toHaveLength(1)
})

test('keeps one of a hundred concurrent applications and notifies each side once', async () => {
  const { asha, kite, listing, resumeId } = await setup()
  const send = as(asha)

  const replies = await Promise.all(Array.from({ length: 100 }, () => send(apply(listing.id, { resumeId }))))

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(99).fill(409)])
  const refused = replies.filter(({ statusCode }) => statusCode === 409).map(errorOf)
  expect(refused).toEqual(refused.map(() => [409, 'already_applied', 'Already applied']))
  expect(await applicationsTo(listing.id)).toHaveLength(1)
  for (const user of [asha, kite]) {
    expect(await notificationsOf(user)).toHaveLength(1)
    expect(liveNotificationsOf(user)).toHaveLength(1)
  }
})

test('rejects a missing, unnamed or foreign resume', async () => {
  const { asha, listing } = await setup()
  const none = await student()
  const bens = await resumeOf(await student())

  expect(errorOf(await as(none)(apply(listing.id, { resumeId: null })))).toEqual([
    400,
    'no_resume',
    'Please upload a resume first to apply for internships',
  ])
  for (const body of [{}, { resumeId: null }]) {
    expect(errorOf(await as(asha)(apply(listing.id, body)))).toEqual([
      400,
      'no_resume_selected',
      'No resume selected. Please upload a resume first.',
    ])
  }
  const strange = [bens, unusedId, 'x'].flatMap((resumeId) =>
    [asha, none].map((who) => as(who)(apply(listing.id, { resumeId }))),
  )
  const answers = (await Promise.all(strange)).map(errorOf)
  expect(answers).toEqual(answers.map(() => [404, 'not_found', 'This resume does not exist.']))
  expect(await applicationsTo(listing.id)).toEqual([])
})

test('rejects a missing or closed listing and a second application', async () => {
  const { asha, kite, listing, resumeId } = await setup()
  expect((await as(asha)(apply(unusedId, { resumeId }))).statusCode).toBe(404)
  expect((await as(asha)(apply('x', { resumeId }))).statusCode).toBe(404)

  await as(asha)(apply(listing.id, { resumeId }))
  await as(asha)({ method: 'DELETE', url: `/api/resume/${resumeId}` })
  expect(errorOf(await as(asha)(apply(listing.id)))).toEqual([409, 'already_applied', 'Already applied'])

  await as(kite)({ method: 'DELETE', url: `/api/internship/${listing.id}` })
  const ben = await student()
  expect(errorOf(await as(ben)(apply(listing.id, { resumeId: await resumeOf(ben) })))).toEqual([
    409,
    'closed',
    'This internship is no longer available',
  ])
})

test('sends a concurrently deleted resume completely or not at all', async () => {
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
    expect(file.statusCode).toBe(200)
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(sha256)
  }
})

test('keeps the application or rejects it when the listing closes concurrently', async () => {
  for (let round = 0; round < 30; round += 1) {
    const { asha, kite, listing, resumeId } = await setup()

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

/** Numbers of the rows that applying writes. */
async function countRows({
  asha,
  kite,
  listing,
}: Pick<Awaited<ReturnType<typeof setup>>, 'asha' | 'kite' | 'listing'>) {
  const rows = await applicationsTo(listing.id)
  const isOfListing = sql`${applicationEvents.applicationId} in
    (select id from ${applications} where ${applications.internshipId} = ${listing.id})`
  return {
    applications: rows.length,
    events: await db.$count(applicationEvents, isOfListing),
    notifications: (await notificationsOf(asha)).length,
    mails: await db.$count(mails, eq(mails.recipient, kite.email)),
  }
}

test('stores all of an application with its event, notification and mail, or nothing when a statement fails', async () => {
  const [first, failing] = await Promise.all([setup(), setup()])
  await confirmEmail(first.kite, failing.kite)
  await db.execute(
    sql.raw(`alter table notifications add constraint refused check (user_id <> '${failing.kite.id}') not valid`),
  )

  const replies = await Promise.all(
    [first, failing].map(({ asha, listing, resumeId }) => as(asha)(apply(listing.id, { resumeId }))),
  ).finally(() => db.execute(sql`alter table notifications drop constraint refused`))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 500])
  expect(await countRows(first)).toEqual({ applications: 1, events: 1, notifications: 1, mails: 1 })
  expect(await countRows(failing)).toEqual({ applications: 0, events: 0, notifications: 0, mails: 0 })
})

test('waits for a locked listing without delaying applications to other listings', async () => {
  const [locked, free] = await Promise.all([setup(), setup()])

  const { waiting } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${internships} where ${internships.id} = ${locked.listing.id} for update`)
    const waiting = as(locked.asha)(apply(locked.listing.id, { resumeId: locked.resumeId }))
    expect((await as(free.asha)(apply(free.listing.id, { resumeId: free.resumeId }))).statusCode).toBe(201)
    expect(await applicationsTo(locked.listing.id)).toEqual([])
    return { waiting }
  })

  expect((await waiting).statusCode).toBe(201)
  expect(await applicationsTo(locked.listing.id)).toHaveLength(1)
})
