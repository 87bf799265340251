import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { pdfOf, resumeStage } from '../../testing/resume-files.ts'

const { as, db, student, company, internship, published, upload, resumeOf, work } = await resumeStage()

const analyze = (resumeId: string) =>
  ({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId } }) as const
const titlesOf = (body: { data: { matching: { matches: { internshipTitle: string }[] } } }) =>
  body.data.matching.matches.map(({ internshipTitle }) => internshipTitle)

test('ranks the open listings by fit and proves every point with words of the resume', async () => {
  const asha = await student()
  const kite = await company({ companyName: 'Kite Labs' })
  const avatarFileId = randomUUID()
  await db.update(users).set({ avatarFileId }).where(eq(users.id, kite.id))
  const whole = await internship({
    company: kite,
    title: 'Data analyst intern',
    requirements: ['SQL', 'Python', 'pandas'],
  })
  await internship({ company: kite, title: 'Data intern', requirements: ['SQL', 'Tableau', 'Power BI', 'SAS'] })
  await internship({ title: 'Pastry chef', requirements: ['Baking', 'Food safety'], description: 'Bake.' })
  const id = await resumeOf(asha)

  const reply = await as(asha)(analyze(id))

  expect(reply.statusCode).toBe(200)
  const { parsing, matching } = reply.json().data
  expect(parsing).toMatchObject({ wasParsed: false, skills: expect.arrayContaining(['SQL', 'Python']) })
  expect(new Date(parsing.lastParsed).toISOString()).toBe(parsing.lastParsed)
  expect(matching.considered).toBe(3)
  const { excellent, good, fair, low } = matching.counts
  expect(excellent + good + fair + low).toBe(3)
  expect(excellent + good).toBeGreaterThanOrEqual(1)
  expect(low).toBeGreaterThanOrEqual(1)
  const [best] = matching.matches
  expect(best).toMatchObject({
    internshipId: whole.id,
    internshipTitle: 'Data analyst intern',
    company: 'Kite Labs',
    logoUrl: `/api/avatars/${avatarFileId}`,
    reason: null,
    location: 'Pune, India',
    type: 'Hybrid',
    stipend: 15_000,
    duration: '3 months',
  })
  expect(best.matchPercentage).toBeGreaterThanOrEqual(60)
  expect(best.parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0)).toBe(best.matchPercentage)
  const { lines } = (await as(asha)({ url: `/api/resume/${id}/reading` })).json().data
  for (const { met, quote } of best.parts) {
    if (met === 'no') continue
    const { line, start, end } = quote.source
    expect(lines[line].text.slice(start, end)).toBe(quote.text)
  }
  expect(titlesOf(reply.json())).not.toContain('Pastry chef')
  const again = await as(asha)(analyze(id))
  expect(again.json().data.matching).toEqual(matching)
})

test('uses posted, edited and withdrawn listings at once', async () => {
  const asha = await student()
  const kite = await company()
  const id = await resumeOf(asha)
  const send = as(kite)
  const fields = {
    title: 'SQL reporter',
    description: 'Reports with SQL and Python.',
    requirements: ['SQL', 'Python'],
    location: 'Pune',
    type: 'Remote',
    duration: '2 months',
    stipend: 5000,
  }
  const titles = async () => titlesOf((await as(asha)(analyze(id))).json())
  expect(await titles()).not.toContain('SQL reporter')

  const { data } = (await send({ method: 'POST', url: '/api/internship', payload: fields })).json()
  expect(await titles()).toContain('SQL reporter')

  const renamed = { ...fields, title: 'Python reporter' }
  await send({ method: 'PUT', url: `/api/internship/${data.id}`, payload: renamed })
  expect(await titles()).toContain('Python reporter')

  const before = (await as(asha)(analyze(id))).json().data.matching.considered
  await send({ method: 'DELETE', url: `/api/internship/${data.id}` })
  expect(await titles()).not.toContain('Python reporter')
  expect((await as(asha)(analyze(id))).json().data.matching.considered).toBe(before - 1)
})

test('reads an unread resume once for all concurrent analyses', async () => {
  const asha = await student()
  const { id } = (await upload(asha)).json().data

  const replies = await Promise.all([as(asha)(analyze(id)), as(asha)(analyze(id)), work()])

  expect(replies.slice(0, 2).map((reply) => reply?.statusCode)).toEqual([200, 200])
  expect(published.filter(({ userId, event }) => userId === asha.id && event === 'resumeChanged')).toHaveLength(1)
})

test('reports whether the file was read during the call', async () => {
  const asha = await student()
  const { id } = (await upload(asha)).json().data
  const [first, second] = [await as(asha)(analyze(id)), await as(asha)(analyze(id))]
  expect([first, second].map((reply) => reply.json().data.parsing.wasParsed)).toEqual([true, false])
})

test('rejects an unreadable file', async () => {
  const asha = await student()
  const bytes = Buffer.concat([(await pdfOf(['x'])).subarray(0, 300), Buffer.from('\ntrailer << >>')])
  const { id } = (await upload(asha, bytes)).json().data
  const reply = await as(asha)(analyze(id))
  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    { success: false, code: 'unreadable', message: expect.stringMatching(/\w+/) },
  ])
})

test.each([
  ['no id', {}],
  ['an empty id', { resumeId: '' }],
  ['a number', { resumeId: 7 }],
])('refuses %s', async (_what, payload) => {
  const reply = await as(await student())({ method: 'POST', url: '/api/ai/analyze-resume', payload })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'No resume selected for analysis'])
})
