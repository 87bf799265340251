import { dayMs } from '@fledge/core/time/units'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvents, applications, interviews } from '../../db/schema/applications.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, db, clock, published, student, company, internship, applied, resumeOf, rowOf } = await resumeStage({
  sessionHours: 10_000,
  sessionDays: 1000,
})

const seen = (id: string) => ({ method: 'POST', url: `/api/apply/${id}/seen` }) as const
const shortlist = (id: string, shortlisted: boolean) =>
  ({ method: 'PUT', url: `/api/apply/${id}/shortlist`, payload: { shortlisted } }) as const
const keep = (id: string, keepResume: boolean) =>
  ({ method: 'PUT', url: `/api/apply/${id}/keep-resume`, payload: { keepResume } }) as const

async function setup(over: Partial<typeof applications.$inferInsert> = {}) {
  const { asha, kite, listing, sent } = await applied(over)
  const shown = async (who: { id: string }) =>
    (await as(who)({ url: who === asha ? `/api/apply/user/${asha.id}` : '/api/apply/company' })).json().data[0]
  const timeline = async (who: { id: string }) =>
    (await as(who)({ url: `/api/apply/${sent.id}/timeline` })).json().data.map(({ kind }: { kind: string }) => kind)
  return { asha, kite, listing, sent, shown, timeline }
}

test('records the first opening and updates the student’s page', async () => {
  const { asha, kite, sent, shown, timeline } = await setup()
  expect((await shown(asha)).stage).toBe('applied')

  const replies = await Promise.all(Array.from({ length: 4 }, () => as(kite)(seen(sent.id))))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await shown(asha)).stage).toBe('seen')
  expect(await timeline(asha)).toEqual(['submitted', 'seen'])
  expect(published.filter(({ userId }) => userId === asha.id)).toEqual([
    { userId: asha.id, event: 'applicationChanged', payload: { applicationId: sent.id } },
  ])
  const { seenAt } = await rowOf(sent.id)
  await as(kite)(seen(sent.id))
  expect((await rowOf(sent.id)).seenAt).toBe(seenAt)
})

test('keeps the shortlist hidden from the student', async () => {
  const { asha, kite, sent, shown, timeline } = await setup()
  const on = await as(kite)(shortlist(sent.id, true))
  expect(on.json().data).toMatchObject({ stage: 'shortlisted', status: 'pending' })
  expect(await shown(asha)).toMatchObject({ stage: 'applied', shortlistedAt: null })
  expect(published.filter(({ userId }) => userId === asha.id)).toEqual([])
  expect((await as(kite)(shortlist(sent.id, true))).statusCode).toBe(200)
  await as(kite)(shortlist(sent.id, false))
  expect(await timeline(kite)).toEqual(['submitted'])
  expect(await timeline(asha)).toEqual(['submitted'])

  await as(kite)({ method: 'PUT', url: `/api/apply/${sent.id}`, payload: { status: 'rejected' } })
  expect((await as(kite)(shortlist(sent.id, true))).statusCode).toBe(409)
})

test('shows the interview stage to both sides until it is cancelled', async () => {
  const { asha, kite, sent, shown } = await setup()
  const meeting = { applicationId: sent.id, companyId: kite.id, studentId: asha.id }
  const [row] = await db
    .insert(interviews)
    .values({ ...meeting, mode: 'video', timeZone: 'Asia/Kolkata' })
    .returning()
  expect([(await shown(asha)).stage, (await shown(kite)).stage]).toEqual(['interview', 'interview'])
  await db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, row!.id))
  expect((await shown(asha)).stage).toBe('applied')
})

test('pages a timeline without losing events of the same time', async () => {
  const { kite, sent } = await setup()
  const at = (ms: number) => new Date(Date.parse('2026-02-01T00:00:00.000Z') + ms).toISOString()
  // 90 newer ones, then 20 of the same millisecond across the border of a page, then 5 older ones.
  const times = [...Array.from({ length: 90 }, (_, index) => 1000 + index), ...Array(20).fill(500), 1, 2, 3, 4, 5]
  await db.insert(applicationEvents).values(
    times.map((ms) => ({
      applicationId: sent.id,
      actor: 'student' as const,
      kind: 'nudged' as const,
      createdAt: at(ms),
    })),
  )
  type Page = { data: { id: string; kind: string; createdAt: string }[]; nextBefore: string | null }
  const page = async (query = ''): Promise<Page> =>
    (await as(kite)({ url: `/api/apply/${sent.id}/timeline${query}` })).json()
  const newest = await page()
  const earlier = await page(`?before=${newest.nextBefore}`)
  expect(earlier.nextBefore).toBeNull()
  const nudges = [...earlier.data, ...newest.data].filter(({ kind }) => kind === 'nudged')
  expect(nudges.map(({ createdAt }) => createdAt)).toEqual(times.map(at).toSorted())
  expect(new Set(nudges.map(({ id }) => id)).size).toBe(times.length)
  // The application itself is the newest event.
  expect(newest.data.length).toBe(1 + 90 + 20)
})

test('records one resume opening per day, also with concurrent requests', async () => {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite })
  const resumeId = await resumeOf(asha)
  const { id } = (await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })).json()
    .data
  const open = () => as(kite)({ url: `/api/apply/${id}/resume` })
  const opened = async () =>
    (await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))).filter(
      ({ kind }) => kind === 'resume_opened',
    ).length

  await Promise.all([open(), open(), open()])
  expect(await opened()).toBe(1)
  await as(asha)({ url: `/api/apply/${id}/resume` })
  expect(await opened()).toBe(1)
  clock.now = new Date(clock.now.getTime() + dayMs)
  await open()
  expect(await opened()).toBe(2)
})

test('blocks the resume of a rejected application after 90 days unless the student keeps it shared', async () => {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite })
  const resumeId = await resumeOf(asha)
  const { id } = (await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })).json()
    .data
  const decidedAt = new Date(clock.now.getTime() - 90 * dayMs).toISOString()
  await db.update(applications).set({ status: 'rejected', decidedAt }).where(eq(applications.id, id))

  const gone = await as(kite)({ url: `/api/apply/${id}/resume` })
  expect([gone.statusCode, gone.json()]).toMatchObject([410, { code: 'resume_expired' }])
  expect(gone.json().message).toBe('The resume of a rejected applicant is kept for 90 days. That time is over.')
  expect((await as(kite)({ url: `/api/apply/${id}/ledger` })).statusCode).toBe(410)
  const [listed] = (await as(kite)({ url: '/api/apply/company' })).json().data
  expect([listed.resume, listed.resumeGone]).toEqual([null, 'expired'])
  expect((await as(asha)({ url: `/api/apply/${id}/resume` })).statusCode).toBe(200)

  const kept = await as(asha)(keep(id, true))
  expect([kept.statusCode, kept.json().data]).toMatchObject([200, { keepResume: true, resumeUntil: null }])
  expect((await as(kite)({ url: `/api/apply/${id}/resume` })).statusCode).toBe(200)
})
