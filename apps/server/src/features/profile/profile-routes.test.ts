import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { students, users } from '../../db/schema/accounts.ts'
import { applicationEvents } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'

const { as, anyone, db, published, student, company, internship, application } = await stage()
const put = (body: object) => ({ method: 'PUT', url: '/api/users/me', body }) as const
const me = { url: '/api/auth/me' }

test('updates the profile of a student and publishes it to all own sessions', async () => {
  const asha = await student()
  const change = { firstName: ' Aasha ', university: 'IIT Bombay', graduationYear: '2026', phone: '+91 98765 43210' }

  const reply = await as(asha)(put(change))

  const expected = { firstName: 'Aasha', lastName: 'Rao', university: 'IIT Bombay', graduationYear: 2026 }
  expect([reply.statusCode, reply.json().success]).toEqual([200, true])
  expect(reply.json().data).toMatchObject({ ...expected, phone: '+91 98765 43210', email: asha.email })
  expect((await as(asha)(me)).json().user).toEqual(reply.json().data)
  expect(published).toContainEqual({ userId: asha.id, event: 'accountChanged', payload: {} })
})

test('limits how often a company changes its name, and nothing else', async () => {
  const kite = await company()
  const statuses: number[] = []
  for (let n = 0; n < 22; n += 1) statuses.push((await as(kite)(put({ companyName: `Kite ${n}` }))).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  const refused = await as(kite)(put({ companyName: 'Kite again' }))
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toHaveProperty('retry-after')
  expect((await as(kite)(put({ companyName: 'Kite 19', contactPerson: 'Meera' }))).statusCode).toBe(200)
})

test('keeps omitted fields and removes an empty phone', async () => {
  const asha = await student()
  await as(asha)(put({ phone: '022 123456' }))
  expect((await as(asha)(put({ lastName: 'Iyer' }))).json().data).toMatchObject({ phone: '022 123456' })
  expect((await as(asha)(put({ phone: ' ' }))).json().data).toMatchObject({ phone: null, lastName: 'Iyer' })
})

test('ignores address, role, id, password, confirmation and fields of the other role', async () => {
  const asha = await student()
  const [before] = await db.select().from(users).where(eq(users.id, asha.id))
  const theirs = { email: 'evil@example.test', role: 'company', id: 'x', companyName: 'Evil', passwordHash: 'x' }
  const reply = await as(asha)(put({ ...theirs, emailVerified: true, emailVerifiedAt: '2026-01-01' }))
  expect(reply.json().data).toEqual(asha)
  expect(await db.select().from(users).where(eq(users.id, asha.id))).toEqual([before])
})

test.each([
  ['firstName', ''],
  ['firstName', '\u200b'],
  ['lastName', 'x'.repeat(101)],
  ['major', 'Alchemy'],
  ['graduationYear', 1800],
  ['graduationYear', 'soon'],
  ['phone', 'call me'],
  ['phone', '12'],
  ['university', ['x']],
])('rejects %s with %j', async (field, value) => {
  const asha = await student()
  const reply = await as(asha)(put({ [field]: value, lastName: field === 'lastName' ? value : 'Changed' }))
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  const [row] = await db.select().from(students).where(eq(students.userId, asha.id))
  expect(row?.lastName).toBe('Rao')
})

test('a renamed company is shown and found by its new name in all its listings', async () => {
  const kite = await company({ companyName: 'Kite Labs' })
  const mine = [await internship({ company: kite }), await internship({ company: kite, title: 'Design intern' })]
  const other = await internship()

  const reply = await as(kite)(put({ companyName: 'Zephyr Works', contactPerson: 'Ravi Nair' }))

  expect(reply.json().data).toMatchObject({ companyName: 'Zephyr Works', name: 'Zephyr Works' })
  const found = (await anyone({ url: '/api/internship', query: { q: 'zephyr' } })).json().data
  expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(mine.map(({ id }) => id).sort())
  expect(found[0].companyName).toBe('Zephyr Works')
  const [untouched] = await db.select().from(internships).where(eq(internships.id, other.id))
  expect(untouched?.searchText).toContain('kite labs')
})

test('keeps the line breaks of what a company says of itself, and clears invisible text', async () => {
  const kite = await company()
  const save = async (about: string | null) => (await as(kite)(put({ about }))).json().data.about
  expect(await save(' We build kites.\nIn Pune. ')).toBe('We build kites.\nIn Pune.')
  expect((await as(kite)(put({ contactPerson: 'Ravi Nair' }))).json().data.about).toBe('We build kites.\nIn Pune.')
  expect((await as(kite)(put({ about: 'x'.repeat(1001) }))).json().fields).toEqual({
    about: 'At most 1,000 characters',
  })
  expect(await save('\u200b \u3164')).toBeNull()
})

test('shows which company opened the resume, for which listing and when', async () => {
  const [asha, ben] = [await student(), await student()]
  const listing = await internship({ company: await company({ companyName: 'Kite Labs' }), title: 'Data intern' })
  const sent = await application({ studentId: asha.id, internshipId: listing.id })
  const opened = (createdAt: string) =>
    ({ applicationId: sent.id, kind: 'resume_opened', actor: 'company', createdAt }) as const
  await db
    .insert(applicationEvents)
    .values([
      opened('2026-03-01T09:00:00.000Z'),
      opened('2026-03-02T09:00:00.000Z'),
      { applicationId: sent.id, kind: 'seen', actor: 'company' },
    ])

  const { data } = (await as(asha)({ url: '/api/users/me/views' })).json()
  expect(data.map(({ openedAt }: { openedAt: string }) => openedAt)).toEqual([
    '2026-03-02T09:00:00.000Z',
    '2026-03-01T09:00:00.000Z',
  ])
  expect(data[0]).toMatchObject({ companyName: 'Kite Labs', internshipTitle: 'Data intern', applicationId: sent.id })
  expect((await as(ben)({ url: '/api/users/me/views' })).json().data).toEqual([])
})
