import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'
import { listingFields, readNotifications, stage } from '../../testing/stage.ts'

const { anyone, as, db, published, sent, company, student, internship, application } = await stage()
const unknownId = '00000000-0000-4000-8000-000000000000'

const fields = { ...listingFields, requirements: 'SQL, Python,, sql ', duration: '6 months', stipend: 12_000 }
const post = (body: object) => ({ method: 'POST', url: '/api/internship', body }) as const
const put = (id: string, body: object) => ({ method: 'PUT', url: `/api/internship/${id}`, body }) as const
const remove = (id: string) => ({ method: 'DELETE', url: `/api/internship/${id}` }) as const
const get = (id: string) => ({ url: `/api/internship/${id}` }) as const
const findRow = async (id: string) => (await db.select().from(internships).where(eq(internships.id, id)))[0]
const listVersions = (id: string) =>
  db
    .select()
    .from(internshipVersions)
    .where(eq(internshipVersions.internshipId, id))
    .orderBy(internshipVersions.version)

test('posting stores the listing, its first version and the announcement job, and notifies the company', async () => {
  const kite = await company()
  const reply = await as(kite)(post(fields))

  expect(reply.statusCode).toBe(201)
  const { data } = reply.json()
  expect(data).toMatchObject({ title: 'Data intern', requirements: ['SQL', 'Python'], durationMonths: 6, version: 1 })
  expect((await anyone(get(data.id))).json().data).toEqual({ ...data, checks: expect.any(Array) })
  expect(await listVersions(data.id)).toMatchObject([{ version: 1, title: 'Data intern', stipend: 12_000 }])
  expect(sent).toContainEqual({ name: 'announce-internship', data: { internshipId: data.id } })
  expect(published.filter(({ userId }) => userId === kite.id)).toEqual([
    {
      userId: kite.id,
      event: 'newNotification',
      payload: expect.objectContaining({
        category: 'internship_posted',
        relatedInternship: { _id: data.id, title: 'Data intern' },
      }),
    },
  ])
})

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['a title of 121 letters', { title: 'x'.repeat(121) }, 'title'],
  ['no description', { description: '' }, 'description'],
  ['no skills', { requirements: ' , ,' }, 'requirements'],
  ['31 skills', { requirements: Array.from({ length: 31 }, (_, n) => `skill ${n}`) }, 'requirements'],
  ['another type', { type: 'Nap' }, 'type'],
  ['a duration without a length', { duration: 'soon' }, 'duration'],
  ['a stipend over the most', { stipend: 500_001 }, 'stipend'],
  ['no stipend', { stipend: undefined }, 'stipend'],
  ['a stipend in words', { stipend: 'ten' }, 'stipend'],
  ['half a rupee', { stipend: 0.5 }, 'stipend'],
])('refuses %s and stores nothing', async (_name, over, field) => {
  const before = await db.$count(internships)
  const reply = await as(await company())(post({ ...fields, ...over }))
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)[0]).toMatch(new RegExp(`^${field}`))
  expect(await db.$count(internships)).toBe(before)
})

test('an edit adds a version and keeps the earlier ones', async () => {
  const kite = await company()
  const { id, createdAt } = await internship({ company: kite, title: 'Before', stipend: 1000 })

  const reply = await as(kite)(put(id, { ...fields, title: 'After' }))

  expect(reply.statusCode).toBe(200)
  expect(reply.json().data).toMatchObject({
    title: 'After',
    stipend: 12_000,
    version: 2,
    createdAt,
    applicationsCount: 0,
  })
  expect(await listVersions(id)).toMatchObject([
    { version: 1, title: 'Before', stipend: 1000 },
    { version: 2, title: 'After', stipend: 12_000 },
  ])
  expect((await anyone({ url: '/api/internship', query: { q: 'after' } })).json().total).toBe(1)
})

test('an edit without changes adds no version', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  await as(kite)(put(id, fields))
  const reply = await as(kite)(put(id, { ...fields, requirements: ['SQL', 'Python'] }))
  expect(reply.json().data.version).toBe(2)
  expect(await listVersions(id)).toHaveLength(2)
})

test('textChangedAt is the time of the last change of the text, not of terms or state', async () => {
  const kite = await company()
  const own = as(kite)
  const { id, createdAt, textChangedAt } = (await own(post(fields))).json().data
  expect(textChangedAt).toBe(createdAt)
  const textChangedAtNow = async () => (await anyone(get(id))).json().data.textChangedAt
  for (const state of ['paused', 'open']) {
    const { data } = (await own({ method: 'PATCH', url: `/api/internship/${id}/state`, body: { state } })).json()
    expect(data).toMatchObject({ textChangedAt: createdAt })
    expect(data.updatedAt > createdAt).toBe(true)
  }
  expect((await own(put(id, { ...fields, stipend: 1 }))).json().data).toMatchObject({
    version: 2,
    textChangedAt: createdAt,
  })

  const edited = (await own(put(id, { ...fields, description: 'Dust data.' }))).json().data
  const [, , third] = await listVersions(id)
  expect(edited.textChangedAt).toBe(third!.createdAt)
  expect(await textChangedAtNow()).toBe(third!.createdAt)
  await own(put(id, { ...fields, description: 'Dust data.', location: 'Delhi' }))
  expect(await textChangedAtNow()).toBe(third!.createdAt)
  // Restoring an earlier text is a change too.
  const back = (await own(put(id, fields))).json().data
  expect(back.textChangedAt > third!.createdAt).toBe(true)
  expect((await anyone({ url: '/api/internship', query: { company: kite.id } })).json().data).toEqual([
    expect.objectContaining({ version: 5, textChangedAt: back.textChangedAt }),
  ])
})

test('textChangedAt of a listing edited by an earlier release is its last change', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  const changed = '2026-01-02T03:04:05.678Z'
  await db
    .update(internships)
    .set({ version: 2, updatedAt: changed, textChangedAt: null })
    .where(eq(internships.id, id))
  for (const state of ['paused', 'open'])
    await as(kite)({ method: 'PATCH', url: `/api/internship/${id}/state`, body: { state } })
  expect((await anyone(get(id))).json().data).toMatchObject({ textChangedAt: changed })
})

test('the same edit sent several times at once adds one version, and every response has its time', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  const replies = await Promise.all(Array.from({ length: 6 }, () => as(kite)(put(id, fields))))
  const [, second, ...more] = await listVersions(id)
  expect(more).toEqual([])
  expect(replies.map((reply) => reply.json().data.textChangedAt)).toEqual(Array(6).fill(second!.createdAt))
})

test('concurrent edits add consecutive versions', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  const edits = Array.from({ length: 8 }, (_, n) => as(kite)(put(id, { ...fields, title: `Edit ${n}` })))
  expect((await Promise.all(edits)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect((await listVersions(id)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('deleting a listing without applications deletes its versions', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  const reply = await as(kite)(remove(id))

  expect(reply.json()).toEqual({ success: true, data: { id } })
  expect(await findRow(id)).toBeUndefined()
  expect(await listVersions(id)).toEqual([])
  expect((await anyone(get(id))).statusCode).toBe(404)
  expect((await as(kite)(remove(id))).statusCode).toBe(404)
})

test('deleting a listing with applications keeps them and notifies each student once', async () => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite, title: 'Kite design' })
  const [asha, ben] = [await student(), await student()]
  for (const { id: studentId } of [asha, ben]) await application({ internshipId: id, studentId })

  expect((await as(kite)(remove(id))).statusCode).toBe(200)

  expect((await findRow(id))?.deletedAt).not.toBeNull()
  expect(await db.$count(applications, eq(applications.internshipId, id))).toBe(2)
  expect((await anyone(get(id))).statusCode).toBe(404)
  expect((await as(kite)({ url: '/api/internship', query: { company: kite.id } })).json().data).toEqual([])
  for (const { id: userId } of [asha, ben]) {
    const notices = await readNotifications(db, eq(notifications.userId, userId))
    expect(notices).toMatchObject([{ category: 'internship_withdrawn', senderName: 'Kite Labs', internshipId: id }])
    expect(published.filter((event) => event.userId === userId)).toHaveLength(1)
  }
})

test('a withdrawn listing is unknown to its company', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  await application({ internshipId: id })
  await as(kite)(remove(id))
  const before = await findRow(id)
  for (const request of [put, remove]) {
    const reply = await as(kite)(request(id, fields))
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toBe((await as(kite)(request(unknownId, fields))).body)
  }
  expect(await findRow(id)).toEqual(before)
})
