import type { Application } from '@fledge/contract/applications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { stage } from '../../testing/stage.ts'

const { as, db, student, company, internship, application } = await stage()

async function applied() {
  const [asha, kite] = [await student(), await company()]
  for (const { id } of [asha, kite]) await db.update(users).set({ phone: '+91 98765 43210' }).where(eq(users.id, id))
  const sent = await application({ studentId: asha.id, internshipId: (await internship({ company: kite })).id })
  return { asha, kite, sent }
}
const choose = (userId: string, chosen: Partial<typeof settings.$inferInsert>) =>
  db.insert(settings).values({ ...chosen, userId })
const withdraw = (id: string) =>
  db.update(applications).set({ withdrawnAt: new Date().toISOString() }).where(eq(applications.id, id))
const seenBy = async (kite: { id: string }): Promise<Application> =>
  (await as(kite)({ url: '/api/apply/company' })).json().data[0]
const seenByStudent = async ({ id }: { id: string }): Promise<Application> =>
  (await as({ id })({ url: `/api/apply/user/${id}` })).json().data[0]

test('shares studies and email but no phone with the company', async () => {
  const { asha, kite } = await applied()
  expect((await seenBy(kite)).applicant).toMatchObject({ email: asha.email, phone: null, major: asha.major })
})

test('shares the phone when the student allows it', async () => {
  const { asha, kite } = await applied()
  await choose(asha.id, { showPhone: true })
  expect((await seenBy(kite)).applicant.phone).toBe('+91 98765 43210')
})

test('hides the email after a withdrawal and applies the profile setting', async () => {
  const [one, other] = [await applied(), await applied()]
  await choose(other.asha.id, { profileVisible: false, showEmail: true })
  for (const { sent } of [one, other]) await withdraw(sent.id)
  expect((await seenBy(one.kite)).applicant).toMatchObject({ email: '', major: one.asha.major, graduationYear: 2027 })
  expect((await seenBy(other.kite)).applicant).toMatchObject({
    email: other.asha.email,
    university: '',
    major: '',
    graduationYear: null,
  })
})

test('shows students their own full data', async () => {
  const { asha, sent } = await applied()
  await withdraw(sent.id)
  expect((await seenByStudent(asha)).applicant).toMatchObject({ email: asha.email, phone: '+91 98765 43210' })
})

test('shows the company’s contact to the student only, according to its settings', async () => {
  const { asha, kite } = await applied()
  expect((await seenByStudent(asha)).internship.company.contact).toEqual({
    person: 'Meera Iyer',
    industry: 'Technology',
    companySize: '11-50',
    email: null,
    phone: null,
  })
  await choose(kite.id, { profileVisible: false, showEmail: true, showPhone: true })
  expect((await seenByStudent(asha)).internship.company.contact).toEqual({
    person: null,
    industry: null,
    companySize: null,
    email: kite.email,
    phone: '+91 98765 43210',
  })
  expect((await seenBy(kite)).internship.company.contact).toBeUndefined()
})
