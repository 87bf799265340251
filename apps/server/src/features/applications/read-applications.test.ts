import { readResume } from '@fledge/core/resume/read-resume'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { notifications } from '../../db/schema/mails.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { ashasResume, pdfOf, resumeStage } from '../../testing/resume-files.ts'
import { readNotifications } from '../../testing/stage.ts'

const { as, db, clock, published, student, company, internship, application, resumeOf, upload } = await resumeStage()

const needsSql = { title: 'Data analyst intern', requirements: ['SQL', 'Python'], description: 'Reports with SQL.' }
const cooksResume = ['Ravi Nair', 'Experience', 'Cook, Hotel Sagar', 'Cooked for two hundred guests a day.']
type Shown = { id: string }

async function applied(who: { id: string }, internshipId: string, resumeId: string): Promise<string> {
  const reply = await as(who)({ method: 'POST', url: `/api/apply/${internshipId}`, payload: { resumeId } })
  return reply.json().data.id
}

test('lists the student’s applications, newest first, without a fit', async () => {
  const asha = await student()
  const first = await application({ studentId: asha.id, createdAt: '2026-01-01T00:00:00.000Z' })
  const second = await application({ studentId: asha.id, createdAt: '2026-02-01T00:00:00.000Z', status: 'accepted' })
  await application()

  const { data } = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json()

  expect(data.map(({ id }: Shown) => id)).toEqual([second.id, first.id])
  expect(data[0]).toMatchObject({ _id: second.id, status: 'accepted', appliedAt: second.createdAt, resume: null })
  expect(data[0]).not.toHaveProperty('fit')
})

test('lists applicants by fit, then by time, with the reason for a missing fit', async () => {
  const kite = await company()
  const { id: listing } = await internship({ ...needsSql, company: kite })
  const [cook, early, late, noFile, broken] = await Promise.all(Array.from({ length: 5 }, () => student()))
  const cookId = await applied(cook!, listing, await resumeOf(cook!, cooksResume))
  const lateId = await applied(late!, listing, await resumeOf(late!))
  const earlyId = await applied(early!, listing, await resumeOf(early!))
  await db.update(applications).set({ createdAt: '2026-01-01T00:00:00.000Z' }).where(eq(applications.id, earlyId))
  const { id: noFileId } = await application({ studentId: noFile!.id, internshipId: listing })
  const damaged = Buffer.concat([(await pdfOf(['x'])).subarray(0, 300), Buffer.from('\ntrailer << >>')])
  const brokenId = await applied(broken!, listing, (await upload(broken!, damaged)).json().data.id)

  const { data } = (await as(kite)({ url: `/api/apply/company/${listing}` })).json()

  expect(data.map(({ id }: Shown) => id)).toEqual([
    earlyId,
    lateId,
    cookId,
    ...(data[3].id === noFileId ? [noFileId, brokenId] : [brokenId, noFileId]),
  ])
  const fitOf = (id: string) => data.find((shown: Shown) => shown.id === id).fit
  expect(fitOf(earlyId)).toMatchObject({ band: expect.stringMatching(/good|excellent/), reason: null })
  expect(fitOf(earlyId).proof, 'what the resume shows best').toMatchObject({ phrase: 'SQL', mark: 'SQL queries' })
  expect(fitOf(cookId).proof, 'of a resume that shows nothing').toBeNull()
  expect(fitOf(earlyId)).toEqual(fitOf(lateId))
  expect(fitOf(noFileId)).toEqual({ matchPercentage: null, band: null, reason: 'no_resume' })
  expect(fitOf(brokenId)).toEqual({ matchPercentage: null, band: null, reason: 'unreadable_resume' })
})

test('computes the fit with the listing version that was applied to', async () => {
  const [kite, asha] = [await company(), await student()]
  const { id: listing } = await internship({ ...needsSql, company: kite })
  await applied(asha, listing, await resumeOf(asha))
  const fit = async () => (await as(kite)({ url: `/api/apply/company/${listing}` })).json().data[0].fit
  const before = await fit()

  const payload = {
    ...needsSql,
    requirements: ['Welding'],
    location: 'Pune',
    type: 'Remote',
    duration: '2 months',
    stipend: 0,
  }
  const edited = await as(kite)({ method: 'PUT', url: `/api/internship/${listing}`, payload })

  expect([edited.statusCode, edited.json().data.version]).toEqual([200, 2])
  expect(await fit()).toEqual(before)
})

test('lists the applications to all listings of the company, newest first', async () => {
  const kite = await company()
  const [one, two] = [await internship({ company: kite }), await internship({ company: kite })]
  const older = await application({ internshipId: one.id, createdAt: '2026-01-01T00:00:00.000Z' })
  const newer = await application({ internshipId: two.id, createdAt: '2026-02-01T00:00:00.000Z' })
  await application()
  await as(kite)({ method: 'DELETE', url: `/api/internship/${one.id}` })

  const { data } = (await as(kite)({ url: '/api/apply/company' })).json()

  expect(data.map(({ id }: Shown) => id)).toEqual([newer.id, older.id])
  expect(data.map((shown: { internship: { open: boolean } }) => shown.internship.open)).toEqual([true, false])
  expect(data[0].fit).toEqual({ matchPercentage: null, band: null, reason: 'no_resume' })
})

test('shows both sides the same ledger with points and quotes', async () => {
  const [kite, asha] = [await company(), await student()]
  const { id: listing } = await internship({ ...needsSql, company: kite })
  const id = await applied(asha, listing, await resumeOf(asha))
  const url = `/api/apply/${id}/ledger`

  const [hers, theirs] = await Promise.all([as(asha)({ url }), as(kite)({ url })])

  expect(hers.json()).toEqual(theirs.json())
  const { data } = hers.json()
  const listed = (await as(kite)({ url: `/api/apply/company/${listing}` })).json().data[0].fit
  expect(listed).toMatchObject({ matchPercentage: data.matchPercentage, band: data.band, reason: data.reason })
  expect(data.parts.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
    listed.matchPercentage,
  )
  const quotes = data.parts.flatMap(({ quote }: { quote: Quote | null }) => (quote ? [quote] : []))
  expect(quotes.length).toBeGreaterThan(0)
  for (const { text, source } of quotes) {
    expect(data.lines[source.line].text.slice(source.start, source.end)).toBe(text)
  }
})

test('omits hidden text for the company and keeps quotes in place', async () => {
  const [kite, asha] = [await company(), await student()]
  const { id: listing } = await internship({ ...needsSql, requirements: ['SQL', 'Kubernetes'], company: kite })
  const id = await applied(asha, listing, await resumeOf(asha, ['~Kubernetes Kubernetes Kubernetes', ...ashasResume]))
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  const lines = file!.lines!.toSorted((a, b) => Number(b.hidden !== null) - Number(a.hidden !== null))
  expect(lines[0]).toMatchObject({ text: 'Kubernetes Kubernetes Kubernetes', hidden: 'white' })
  const reordered = { lines, draft: readResume({ pages: 2, lines }) }
  await db.update(resumeFiles).set(reordered).where(eq(resumeFiles.id, file!.id))

  const { data } = (await as(kite)({ url: `/api/apply/${id}/ledger` })).json()

  expect(JSON.stringify(data.lines)).not.toContain('Kubernetes')
  const [sql, kubernetes] = data.parts
  const { line, start, end } = sql.quote.source
  expect(data.lines[line].text.slice(start, end)).toBe(sql.quote.text)
  expect(kubernetes).toMatchObject({ phrase: 'Kubernetes', met: 'no', points: 0, quote: null })
})

type Quote = { text: string; source: { line: number; start: number; end: number } }

test('explains an empty ledger for a missing or unreadable resume', async () => {
  const kite = await company()
  const { id: listing } = await internship({ ...needsSql, company: kite })
  const none = await application({ internshipId: listing })
  const { data } = (await as(kite)({ url: `/api/apply/${none.id}/ledger` })).json()
  expect(data).toEqual({ matchPercentage: null, band: null, reason: 'no_resume', parts: [], conditions: [], lines: [] })
})

test('opens the sent resume for both sides and notifies the student once a day', async () => {
  const [kite, asha] = [await company(), await student()]
  const { id: listing } = await internship({ ...needsSql, company: kite })
  const resumeId = await resumeOf(asha)
  const id = await applied(asha, listing, resumeId)
  const url = `/api/apply/${id}/resume`
  const views = async () =>
    (await readNotifications(db, eq(notifications.userId, asha.id))).filter(
      ({ category }) => category === 'profile_viewed',
    )
  clock.now = new Date('2026-03-01T18:29:00Z')

  expect((await as(asha)({ url })).rawPayload.equals(await pdfOf(ashasResume))).toBe(true)
  expect(await views()).toEqual([])
  const shown = await as(kite)({ url: `${url}?disposition=inline` })
  expect([shown.statusCode, shown.headers['content-disposition']]).toEqual([200, 'inline; filename="Asha Rao.pdf"'])
  await as(kite)({ url })
  expect(await views()).toEqual([
    expect.objectContaining({ message: 'Kite Labs opened the resume you sent.', internshipId: listing }),
  ])
  expect(published).toContainEqual(
    expect.objectContaining({ userId: asha.id, payload: expect.objectContaining({ category: 'profile_viewed' }) }),
  )

  // Midnight in India.
  clock.now = new Date('2026-03-01T18:30:00Z')
  await as(kite)({ url })
  expect(await views()).toHaveLength(2)

  await as(asha)({ method: 'DELETE', url: `/api/resume/${resumeId}` })
  expect((await as(kite)({ url })).statusCode).toBe(200)
})

test('responds 404 for an application without a resume', async () => {
  const kite = await company()
  const { id } = await application({ internshipId: (await internship({ company: kite })).id })
  const reply = await as(kite)({ url: `/api/apply/${id}/resume` })
  expect([reply.statusCode, reply.json().message]).toEqual([404, "This application doesn't have a resume attached."])
})
