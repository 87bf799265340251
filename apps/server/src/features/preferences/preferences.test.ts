import type { Analysis } from '@fledge/contract/analysis'
import type { Internship, InternshipMatch } from '@fledge/contract/internships'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { preferences } from '../../db/schema/accounts.ts'
import { ashasResume, resumeStage } from '../../testing/resume-files.ts'
import { walkPages } from '../../testing/walk-pages.ts'

const here = await resumeStage()
const { as, clock, db, published, student, company, internship, resumeOf } = here
const url = '/api/users/me/preferences'
const put = (body: object) => ({ method: 'PUT', url, body }) as const
const skip = { method: 'POST', url: `${url}/skip` } as const
const nothing = { cities: [], remote: false, startsFrom: null, minimumStipend: null, fields: [] }
const stated = {
  cities: ['Pune', 'Mumbai'],
  remote: true,
  startsFrom: '2027-01-01',
  minimumStipend: 10_000,
  fields: ['Data and AI'],
}

const kite = await company({ companyName: 'Kite Labs' })
const offers = [
  { location: 'Mumbai', type: 'Hybrid', stipend: 20_000, startsOn: '2027-02-01' },
  { location: 'Pune', type: 'On-site', stipend: 12_000, startsOn: null },
  { location: 'Austin', type: 'Remote', stipend: 30_000, startsOn: null },
  { location: 'Remote, India', type: 'Remote', stipend: 5_000, startsOn: '2026-12-01' },
] as const
const asked = [
  ['SQL', 'Python', 'pandas'],
  ['SQL', 'Excel'],
  ['React', 'TypeScript'],
]
for (const offer of offers)
  for (const requirements of asked)
    await internship({
      company: kite,
      title: 'Data intern',
      description: 'Open to B.Tech students.',
      requirements,
      ...offer,
    })

const withHome = [ashasResume[0]!, 'Pune, Maharashtra', ...ashasResume.slice(1)]
async function seeker(lines: readonly string[] = withHome) {
  const who = await student()
  return { who, resumeId: await resumeOf(who, [...lines]) }
}
type List = { data: Internship[]; nextCursor: string | null }
const list = async (who: { id: string }, query: Record<string, string> = {}): Promise<List> =>
  (await as(who)({ url: '/api/internship', query: { sort: 'best-match', ...query } })).json()
const analyze = async (who: { id: string }, resumeId: string): Promise<Analysis['matching']> =>
  (await as(who)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId } })).json().data.matching
const exportOf = async (who: { id: string }) => JSON.parse((await here.exportOf(who))['fledge.json']!)
const scores = (data: readonly Internship[]) =>
  Object.fromEntries(data.map(({ id, match }) => [id, match?.matchPercentage]))
const isFalling = (numbers: readonly number[]) =>
  numbers.every((one, index) => index === 0 || one <= numbers[index - 1]!)
/** In an order that falls from good to other matches, and in both from what fits to what does not, then by score. */
const orderOf = (score: number | null | undefined, fits: boolean) =>
  1_000 * Number((score ?? 0) >= 60) + 500 * Number(fits) + (score ?? 0)

test('nothing is stated at first, and the place of the resume is known', async () => {
  const asha = await student()
  const unstated = { ...nothing, isStated: false, isSkipped: false }
  expect((await as(asha)({ url })).json().data).toEqual({ ...unstated, homePlace: null })
  await resumeOf(asha, [...withHome])
  expect((await as(asha)({ url })).json().data).toEqual({ ...unstated, homePlace: 'Pune' })
})

test('stores, exports, replaces and clears what is stated, for its student only', async () => {
  const [asha, ravi] = [await student(), await student()]
  const saved = await as(asha)(put(stated))
  expect(saved.statusCode).toBe(200)
  expect(saved.json().data).toEqual({ ...stated, isStated: true, isSkipped: false, homePlace: null })
  expect(published).toContainEqual({ userId: asha.id, event: 'accountChanged', payload: {} })
  expect((await as(asha)({ url })).json().data).toMatchObject(stated)
  expect((await as(ravi)({ url })).json().data).toMatchObject({ ...nothing, isStated: false })
  expect(await exportOf(asha)).toMatchObject({ preferences: stated, preferencesSkippedAt: null })

  await as(asha)(put({ cities: ['Pune', 'Poona', 'pune'] }))
  expect((await as(asha)({ url })).json().data).toMatchObject({ ...nothing, cities: ['Pune'], isStated: true })
  await as(asha)(put({}))
  expect((await as(asha)({ url })).json().data).toMatchObject({ ...nothing, isStated: true })
})

test('stores when the question was skipped first, for its student only', async () => {
  const [asha, ravi] = [await student(), await student()]
  for (const _ of [1, 2]) {
    const skipped = await as(asha)(skip)
    expect(skipped.statusCode).toBe(200)
    expect(skipped.json().data).toEqual({ ...nothing, isStated: false, isSkipped: true, homePlace: null })
    clock.now = new Date(clock.now.getTime() + 60_000)
  }
  expect(published).toContainEqual({ userId: asha.id, event: 'accountChanged', payload: {} })
  expect((await as(asha)({ url })).json().data.isSkipped).toBe(true)
  expect((await as(ravi)({ url })).json().data.isSkipped).toBe(false)
  const { preferencesSkippedAt } = await exportOf(asha)
  expect(Date.parse(preferencesSkippedAt)).toBe(clock.now.getTime() - 120_000)
  expect((await as(asha)(put(stated))).json().data).toMatchObject({ isStated: true, isSkipped: true })
})

test('are those of the session, whatever id the body names', async () => {
  const asha = await student()
  const ravi = await student()
  await as(ravi)(put({ ...stated, userId: asha.id, id: asha.id }))
  expect(await db.$count(preferences, eq(preferences.userId, asha.id))).toBe(0)
  expect(await db.$count(preferences, eq(preferences.userId, ravi.id))).toBe(1)
})

test.each([
  ['cities', { cities: 'Pune' }],
  ['cities', { cities: [''] }],
  ['cities', { cities: ['x'.repeat(61)] }],
  ['cities', { cities: Array.from({ length: 11 }, (_, n) => `City ${n}`) }],
  ['cities', { cities: ['Remote'] }],
  ['remote', { remote: 'yes' }],
  ['startsFrom', { startsFrom: '1 Jan' }],
  ['startsFrom', { startsFrom: '1999-01-01' }],
  ['minimumStipend', { minimumStipend: -1 }],
  ['minimumStipend', { minimumStipend: 500_001 }],
  ['minimumStipend', { minimumStipend: 'much' }],
  ['fields', { fields: ['Astrology'] }],
])('rejects %s with %j and names it', async (field, change) => {
  const asha = await student()
  const reply = await as(asha)(put({ ...stated, ...change }))
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)[0]).toMatch(new RegExp(`^${field}`))
  expect(await db.$count(preferences, eq(preferences.userId, asha.id))).toBe(0)
})

test('without preferences the place of the resume and remote come first of equal scores, and no score changes', async () => {
  const [{ who: inPune }, { who: nowhere }] = [await seeker(), await seeker(ashasResume)]
  const { data } = await list(inPune)
  const suits = ({ location }: Internship) => location === 'Pune' || location === 'Remote, India'
  expect(isFalling(data.map((one) => 2 * (one.match?.matchPercentage ?? -1) + Number(suits(one))))).toBe(true)
  expect(data.some((one) => 'misses' in one)).toBe(false)
  const plain = (await list(nowhere)).data
  expect(isFalling(plain.map(({ match }) => match?.matchPercentage ?? -1))).toBe(true)
  expect(scores(data)).toEqual(scores(plain))
})

test('best match shows what fits first among good matches and among others, and names every miss', async () => {
  const { who, resumeId } = await seeker()
  const before = scores((await list(who)).data)
  await as(who)(put({ ...stated, fields: [] }))
  const { data } = await list(who)
  const fits = data.filter(({ misses }) => misses?.length === 0)
  expect(new Set(fits.map(({ location }) => location))).toEqual(new Set(['Mumbai', 'Pune']))
  expect(isFalling(data.map(({ match, misses }) => orderOf(match?.matchPercentage, misses?.length === 0)))).toBe(true)
  const missesIn = (place: string) => data.find(({ location }) => location === place)?.misses?.map(({ text }) => text)
  expect(missesIn('Austin')).toEqual(['Remote outside India'])
  expect(missesIn('Remote, India')).toEqual(['Starts before 1 Jan', 'Below ₹10,000'])
  expect(scores(data)).toEqual(before)

  const { matches } = await analyze(who, resumeId)
  const order = matches.map(({ matchPercentage, misses }) => orderOf(matchPercentage, misses?.length === 0))
  expect(isFalling(order)).toBe(true)
  for (const { internshipId, matchPercentage } of matches) expect(matchPercentage).toBe(before[internshipId])
  const [first] = matches
  expect((await as(who)({ url: `/api/internship/${first!.internshipId}` })).json().data.misses).toEqual(first!.misses)
})

test('a city matches by every name it has, and another field of work is named', async () => {
  const { who } = await seeker(ashasResume)
  await as(who)(put({ cities: ['Bombay'], fields: ['Culinary'] }))
  const { data } = await list(who)
  const ofMumbai = data.find(({ location }) => location === 'Mumbai')
  expect(ofMumbai?.misses).toEqual([{ kind: 'field', text: 'Not in your fields of work' }])
})

test.each([{}, { q: 'data', type: 'all' }, { location: 'remote' }])(
  'pages with %j contain every listing once',
  async (query) => {
    const { who } = await seeker()
    await as(who)(put(stated))
    const whole = (await list(who, query)).data.map(({ id }) => id)
    const pages = await walkPages<List>((next) => list(who, { ...query, limit: '2', ...next }))
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(whole)
  },
)

test('conditions show degree, place, start and stipend next to the same score', async () => {
  const { who, resumeId } = await seeker()
  await as(who)(put(stated))
  const { data } = await list(who)
  const { id, match } = data.find(({ location }) => location === 'Mumbai')!
  const evidence: InternshipMatch = (await as(who)({ url: `/api/internship/${id}/match` })).json().data
  expect(evidence.matchPercentage).toBe(match?.matchPercentage)
  expect(evidence.conditions).toEqual([
    { kind: 'place', phrase: 'Mumbai · Hybrid', fits: true, note: 'You want: Pune, Mumbai or remote' },
    { kind: 'start', phrase: 'Starts 1 Feb 2027', fits: true, note: 'You want: starting 1 Jan 2027 or later' },
    { kind: 'degree', phrase: 'Open to B.Tech students.', fits: true, note: null },
    { kind: 'stipend', phrase: '₹20,000 / month', fits: true, note: 'You want: from ₹10,000' },
  ])
  const { matches } = await analyze(who, resumeId)
  expect(matches.find(({ internshipId }) => internshipId === id)?.conditions).toEqual(evidence.conditions)
})

test('a company sees degree and year of an applicant, and not what the student wants', async () => {
  const { who, resumeId } = await seeker()
  await as(who)(put(stated))
  const listing = await internship({
    company: kite,
    title: 'Law intern',
    description: 'For LLB students. Open to final-year students.',
    requirements: ['SQL'],
    location: 'Kochi',
  })
  const sent = await as(who)({ method: 'POST', url: `/api/apply/${listing.id}`, body: { resumeId } })
  expect(sent.statusCode).toBe(201)
  const [{ id }] = (await as(kite)({ url: `/api/apply/company/${listing.id}` })).json().data
  for (const reader of [who, kite]) {
    const { conditions } = (await as(reader)({ url: `/api/apply/${id}/ledger` })).json().data
    expect(conditions).toEqual([
      { kind: 'degree', phrase: 'For LLB students.', fits: false, note: null },
      { kind: 'year', phrase: 'Open to final-year students.', fits: expect.any(Boolean), note: null },
    ])
  }
})
