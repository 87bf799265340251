import type { Analysis, Fit } from '@fledge/contract/analysis'
import type { Internship, InternshipMatch } from '@fledge/contract/internships'
import { expect, test } from 'vitest'
import { unusedId } from '../../http/contract/ids.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { walkPages } from '../../testing/walk-pages.ts'

const { as, anyone, student, company, internship, resumeOf, upload } = await resumeStage()

const kite = await company({ companyName: 'Kite Labs' })
const skills = [
  ['SQL', 'Python', 'pandas'],
  ['React', 'TypeScript', 'Git'],
  ['SQL', 'Excel'],
  ['Welding', 'Masonry'],
]
const made = await Promise.all(
  Array.from({ length: 12 }, (_, n) =>
    internship({
      company: kite,
      title: ['Data analyst', 'Web developer', 'Sales', 'Site work'][n % 4]!,
      type: 'Hybrid',
      requirements: skills[n % 4]!,
      location: n < 6 ? 'Pune' : 'Remote, India',
      description: 'Work in a team.',
    }),
  ),
)
const asha = await student()
const resumeId = await resumeOf(asha)

type List = { data: Internship[]; total: number; totalOpen: number; nextCursor: string | null }
const list = async (who: { id: string }, query: Record<string, string> = {}): Promise<List> =>
  (await as(who)({ url: '/api/internship', query })).json()
const scoreOf = ({ match }: Internship) => match?.matchPercentage ?? -1
const noScore = (reason: Fit['reason']) => ({ matchPercentage: null, band: null, reason })

test('every listing shows the score of the analysis in every order', async () => {
  const reply = await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId } })
  const { matching } = reply.json().data as Analysis
  expect(matching.matches.length).toBeGreaterThan(2)
  const { data } = await list(asha, { sort: 'oldest' })
  expect(data).toHaveLength(made.length)
  for (const { internshipId, matchPercentage, band } of matching.matches)
    expect(data.find(({ id }) => id === internshipId)?.match).toEqual({ matchPercentage, band, reason: null })
})

test('best match orders by the score of the analysis, then the rest', async () => {
  const { data, total, totalOpen } = await list(asha, { sort: 'best-match' })
  const expected = [...data].sort((a, b) => scoreOf(b) - scoreOf(a) || (a.id < b.id ? -1 : 1))
  expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  expect(new Set(data.map(({ id }) => id)).size).toBe(made.length)
  expect(total).toBe(made.length)
  expect(totalOpen).toBe(made.length)
  const analysis = await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId } })
  const { matches } = (analysis.json().data as Analysis).matching
  expect(data.slice(0, matches.length).map(({ id }) => id)).toEqual(matches.map(({ internshipId }) => internshipId))
})

test('pages by best match contain every match of the filters once', async () => {
  const query = { sort: 'best-match', location: 'remote', q: 'kite' }
  const whole = (await list(asha, query)).data.map(({ id }) => id)
  expect(whole).toHaveLength(6)
  const pages = await walkPages<List>((next) => list(asha, { ...query, limit: '1', ...next }))
  for (const page of pages) expect(page).toMatchObject({ total: 6, totalOpen: made.length })
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(whole)
})

test('best match shows and counts a new listing at once, and no withdrawn one', async () => {
  const payload = {
    title: 'Data analyst',
    description: 'SQL.',
    requirements: ['SQL', 'Python'],
    location: 'Pune',
    type: 'Hybrid',
    duration: '3 months',
    stipend: 1,
  }
  const posted = await as(kite)({ method: 'POST', url: '/api/internship', payload })
  const { id } = posted.json().data
  const before = await list(asha, { sort: 'best-match' })
  expect(before.data.map((one) => one.id)).toContain(id)
  await as(kite)({ method: 'DELETE', url: `/api/internship/${id}` })
  const { data, total, totalOpen } = await list(asha, { sort: 'best-match' })
  expect(data.map((one) => one.id)).not.toContain(id)
  expect({ total, totalOpen, shown: data.length }).toEqual({
    total: before.total - 1,
    totalOpen: before.total - 1,
    shown: before.total - 1,
  })
})

test('without a resume listings show the reason, and best match sorts by newest', async () => {
  const ravi = await student()
  const { data } = await list(ravi, { sort: 'best-match' })
  expect(data.map(({ id }) => id)).toEqual((await list(ravi)).data.map(({ id }) => id))
  expect(data.map(({ match }) => match)).toEqual(made.map(() => noScore('no_resume')))
  expect((await as(ravi)({ url: `/api/internship/${made[0]!.id}` })).json().data.match).toEqual(noScore('no_resume'))
})

test('listings show no score while the resume is read, and the reason when it is unreadable', async () => {
  const [ravi, mina] = [await student(), await student()]
  await upload(ravi)
  expect((await list(ravi)).data.some((one) => 'match' in one)).toBe(false)
  await resumeOf(mina, [' '])
  expect((await list(mina)).data[0]?.match).toEqual(noScore('unreadable_resume'))
})

test('visitors and companies see no scores', async () => {
  const lists: List[] = [(await anyone({ url: '/api/internship?sort=best-match' })).json(), await list(kite)]
  for (const { data } of lists) expect(data.some((one) => 'match' in one)).toBe(false)
})

test('the evidence of a listing adds up to its score', async () => {
  const { data } = await list(asha)
  for (const { id, match } of data) {
    const evidence: InternshipMatch = (await as(asha)({ url: `/api/internship/${id}/match` })).json().data
    expect(evidence).toMatchObject(match!)
    expect(evidence.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match?.matchPercentage)
  }
})

test('evidence needs an open listing and a resume', async () => {
  const url = `/api/internship/${made[0]!.id}/match`
  for (const id of [unusedId, 'x'])
    expect((await as(asha)({ url: `/api/internship/${id}/match` })).statusCode).toBe(404)
  expect((await as(await student())({ url })).json().data).toEqual({
    ...noScore('no_resume'),
    parts: [],
    conditions: [],
  })
})

test.each([
  ['of another order', ['newest', '2026-01-01T00:00:00.000Z', unusedId]],
  ['with a score that is none', ['best-match', 'high', unusedId, 1]],
  ['with an id that is none', ['best-match', 50, 'x', 1]],
  ['without its group', ['best-match', 50, unusedId]],
])('a cursor %s is refused', async (_name, key) => {
  const cursor = Buffer.from(JSON.stringify(key)).toString('base64url')
  const reply = await as(asha)({ url: '/api/internship', query: { sort: 'best-match', cursor } })
  expect(reply.statusCode).toBe(400)
})
