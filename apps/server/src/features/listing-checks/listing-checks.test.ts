import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications, interviews, messages } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'

const { anyone, clock, company, db, internship, application } = await stage()
const other = await company()

async function checksOf(id: string): Promise<ListingCheck[]> {
  return (await anyone({ url: `/api/internship/${id}` })).json().data.checks
}
const stipendChecksOf = async (id: string) => (await checksOf(id)).filter(({ code }) => code.startsWith('stipend'))

/** Paid from 14,500 to 15,500 with a median of 15,000 for an odd count. */
async function market(count: number, fields: Partial<InternshipFields>) {
  for (let n = 0; n < count; n += 1)
    await internship({ company: other, stipend: [15_000, 14_500, 15_500][n % 3]!, ...fields })
}

test('finds a stipend that is far above or below similar open internships', async () => {
  await market(21, { requirements: ['Welding', 'AutoCAD'] })
  const fields = { requirements: ['welding'] }
  const high = await internship({ ...fields, stipend: 90_000 })
  const low = await internship({ ...fields, stipend: 3000 })
  const usual = await internship({ ...fields, stipend: 20_000 })
  const unpaid = await internship({ ...fields, stipend: 0 })

  // Each is compared with the others too, except with the unpaid one.
  const comparison = { checkedAt: clock.now.toISOString(), median: 15_000, listings: 23 }
  expect(await stipendChecksOf(high.id)).toEqual([{ code: 'stipend_high', stipend: 90_000, ...comparison }])
  expect(await stipendChecksOf(low.id)).toEqual([{ code: 'stipend_low', stipend: 3000, ...comparison }])
  expect(await stipendChecksOf(usual.id)).toEqual([])
  expect(await stipendChecksOf(unpaid.id)).toEqual([])
})

test('compares with no other work type, no other skill, no closed listing and none of the company itself', async () => {
  const kite = await company()
  const fields: Partial<InternshipFields> = { requirements: ['Pottery'], type: 'On-site' }
  const high = await internship({ ...fields, company: kite, stipend: 90_000 })
  await market(19, fields)
  await market(3, { ...fields, type: 'Remote' })
  await market(3, { ...fields, requirements: ['Painting'] })
  await internship({ ...fields, company: kite })
  const closed = await internship({ ...fields, company: other })
  await db.update(internships).set({ state: 'closed' }).where(eq(internships.id, closed.id))
  expect(await stipendChecksOf(high.id)).toEqual([])
  await market(1, fields)
  expect(await stipendChecksOf(high.id)).toMatchObject([{ code: 'stipend_high', listings: 20 }])
})

test('names the day on which the company was last active on the listing', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  await db.update(internships).set({ updatedAt: '2026-01-02T10:00:00.000Z' }).where(eq(internships.id, id))
  const { id: applicationId, studentId } = await application({ internshipId: id })
  const row = eq(applications.id, applicationId)
  const lastActive = async () => (await checksOf(id)).find((check) => check.code === 'last_active')?.day
  expect(await lastActive()).toBe('2026-01-02')

  await db.update(applications).set({ seenAt: '2026-01-03T10:00:00.000Z' }).where(row)
  expect(await lastActive()).toBe('2026-01-03')
  // A held decision does not show.
  const decision = { status: 'rejected', decidedAt: '2026-01-05T10:00:00.000Z' } as const
  await db
    .update(applications)
    .set({ ...decision, tellAt: '2026-01-05T10:10:00.000Z' })
    .where(row)
  expect(await lastActive()).toBe('2026-01-03')
  await db.update(applications).set({ tellAt: null }).where(row)
  expect(await lastActive()).toBe('2026-01-05')

  // The day begins at midnight in India. What the student writes is no activity of the company.
  const message = { applicationId, text: 'Hello' }
  await db.insert(messages).values({ ...message, sender: 'company', createdAt: '2026-01-06T19:00:00.000Z' })
  await db.insert(messages).values({ ...message, sender: 'student', createdAt: '2026-02-01T19:00:00.000Z' })
  expect(await lastActive()).toBe('2026-01-07')
  await db.insert(interviews).values({
    applicationId,
    companyId: kite.id,
    studentId,
    mode: 'video',
    timeZone: 'Asia/Kolkata',
    updatedAt: '2026-01-08T10:00:00.000Z',
  })
  expect(await lastActive()).toBe('2026-01-08')
})

test('shows no checks in lists', async () => {
  const { id } = await internship()
  const { data } = (await anyone({ url: '/api/internship?limit=5' })).json()
  expect(data.find((one: { id: string }) => one.id === id)).not.toHaveProperty('checks')
})
