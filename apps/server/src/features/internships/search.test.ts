import type { Internship } from '@fledge/contract/internships'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'

const { anyone, as, db, company, internship, application, student } = await stage()
const kite = await company({ companyName: 'Kite Labs' })
const orbit = await company({ companyName: 'Orbit Café' })

const made = [
  await internship({
    company: kite,
    title: 'Frontend Developer',
    location: 'Bangalore, India',
    type: 'Hybrid',
    stipend: 20_000,
    requirements: ['React', 'CSS'],
  }),
  await internship({
    company: kite,
    title: 'Data Science',
    location: 'San Francisco',
    type: 'Remote',
    stipend: 40_000,
    description: 'Models for a shop: 100% sales_growth.',
  }),
  await internship({ company: orbit, title: 'Marketing', location: 'Remote, India', type: 'Part-time', stipend: 0 }),
  await internship({ company: orbit, title: 'UI/UX Design', location: 'São Paulo', type: 'On-site', stipend: 20_000 }),
]
const titles = made.map(({ title }) => title)
const [frontend] = made

type List = { data: Internship[]; total: number; totalOpen: number; nextCursor: string | null }
const list = async (query: Record<string, string> = {}): Promise<List> =>
  (await anyone({ url: '/api/internship', query })).json()
const found = async (query: Record<string, string>) => (await list(query)).data.map(({ title }) => title)

test('without parameters the list has every open internship, newest first, for anyone', async () => {
  const { data, total, totalOpen, nextCursor } = await list()

  expect(data.map(({ title }) => title)).toEqual([...titles].reverse())
  expect(total).toBe(4)
  expect(totalOpen).toBe(4)
  expect(nextCursor).toBeNull()
  expect(data.at(-1)).toMatchObject({
    _id: frontend!.id,
    id: frontend!.id,
    companyName: 'Kite Labs',
    status: 'Active',
    version: 1,
    company: { id: kite.id, name: 'Kite Labs', companyName: 'Kite Labs' },
    requirements: ['React', 'CSS'],
    duration: '3 months',
    durationMonths: 3,
    stipend: 20_000,
  })
  expect(data[0]).not.toHaveProperty('applicationsCount')
})

test.each([
  ['a title in other letters', { q: 'fRONTEND' }, ['Frontend Developer']],
  ['a company', { q: 'kite' }, ['Data Science', 'Frontend Developer']],
  ['a company without its accent', { q: 'cafe' }, ['UI/UX Design', 'Marketing']],
  ['a place', { q: 'francisco' }, ['Data Science']],
  ['a type', { q: 'part-time' }, ['Marketing']],
  ['a description', { q: 'models shop' }, ['Data Science']],
  ['a requirement', { q: 'react' }, ['Frontend Developer']],
  ['a city by its other name', { q: 'Bengaluru' }, ['Frontend Developer']],
  ['a popular search', { q: 'UI/UX Design' }, ['UI/UX Design']],
  ['a title that is not finished', { q: 'science d' }, ['Data Science']],
  ['a city with its state and country', { q: 'developer in bangalore, karnataka, india' }, ['Frontend Developer']],
  ['nothing', { q: '  ' }, [...titles].reverse()],
  ['what is not there', { q: 'plumber' }, []],
])('the search finds %s', async (_name, query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test.each([
  ['100%', ['Data Science']],
  ['sales_growth', ['Data Science']],
  ['salesXgrowth', []],
  ['s_les', []],
])('a wildcard character only separates words: %s', async (q, expected) => {
  expect(await found({ q })).toEqual(expected)
})

test.each([
  ['all', [...titles].reverse()],
  ['Remote', ['Data Science']],
  ['On-site', ['UI/UX Design']],
])('the type %s', async (type, expected) => {
  expect(await found({ type })).toEqual(expected)
})

test.each([
  ['all', [...titles].reverse()],
  ['remote', ['Marketing', 'Data Science']],
  ['san francisco', ['Data Science']],
  ['Bengaluru', ['Frontend Developer']],
  ['sao paulo', ['UI/UX Design']],
  ['india', ['Marketing', 'Frontend Developer']],
  ['Bengaluru, Karnataka, India', ['Frontend Developer']],
  ['bay area', ['Data Science']],
  ['boston', []],
])('the location %s', async (location, expected) => {
  expect(await found({ location })).toEqual(expected)
})

test('total follows the filters and totalOpen does not', async () => {
  const { total, totalOpen } = await list({ q: 'kite', type: 'Hybrid' })
  expect(total).toBe(1)
  expect(totalOpen).toBe(4)
})

test.each([
  ['newest', [...titles].reverse()],
  ['oldest', titles],
])('sorts by %s', async (sort, expected) => {
  expect(await found({ sort })).toEqual(expected)
})

test.each([
  ['stipend-high', [40_000, 20_000, 20_000, 0]],
  ['stipend-low', [0, 20_000, 20_000, 40_000]],
])('sorts by %s', async (sort, expected) => {
  expect((await list({ sort })).data.map(({ stipend }) => stipend)).toEqual(expected)
})

test.each([
  ['that is not encoded', 'newest', 'abc'],
  ['made for another order', 'newest', Buffer.from('["stipend-high",5,"x"]').toString('base64url')],
  ['with a time that is none', 'newest', Buffer.from(`["newest","' or 1=1","${made[0]!.id}"]`).toString('base64url')],
  [
    'with a year that PostgreSQL has not',
    'newest',
    Buffer.from(`["newest","0000-01-01T00:00:00.000Z","${made[0]!.id}"]`).toString('base64url'),
  ],
  [
    'with a stipend beyond numbers',
    'stipend-low',
    Buffer.from(`["stipend-low",1e300,"${made[0]!.id}"]`).toString('base64url'),
  ],
  [
    'with a tier of another search',
    'newest',
    Buffer.from(`["newest","2026-01-01T00:00:00.000Z","${made[0]!.id}",2]`).toString('base64url'),
  ],
  [
    'with half a tier',
    'newest',
    Buffer.from(`["newest","2026-01-01T00:00:00.000Z","${made[0]!.id}",0.5]`).toString('base64url'),
  ],
  ['with an id that is none', 'stipend-low', Buffer.from('["stipend-low",1,"x"]').toString('base64url')],
])('a cursor %s is refused', async (_name, sort, cursor) => {
  const reply = await anyone({ url: '/api/internship', query: { sort, cursor } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().code).toBe('not_valid')
})

test("a company's list has counts of applications for that company only", async () => {
  const own = await internship({ company: kite, title: 'Counted' })
  await application({ internshipId: own.id })
  await application({ internshipId: own.id })
  await application({ internshipId: made[3]!.id })
  const request = { url: '/api/internship', query: { company: kite.id } }

  const counts = ({ data }: List) => data.map(({ title, applicationsCount }) => [title, applicationsCount])
  expect(counts((await as(kite)(request)).json())).toEqual([
    ['Counted', 2],
    ['Data Science', 0],
    ['Frontend Developer', 0],
  ])
  expect(counts((await as(orbit)(request)).json())[0]).toEqual(['Counted', undefined])
  expect(counts((await as(await student())(request)).json())[0]).toEqual(['Counted', undefined])
  await as(kite)({ method: 'DELETE', url: `/api/internship/${own.id}` })
})

test.each(['unknown', "' or 1=1 --", '00000000-0000-4000-8000-000000000000', '../../etc/passwd'])(
  'the list of the company %j is empty',
  async (company) => {
    expect(await list({ company })).toMatchObject({ data: [], total: 0, totalOpen: 4 })
  },
)

test.each([
  [{ sort: 'best' }],
  [{ sort: 'newest; drop table internships' }],
  [{ type: 'Nap' }],
  [{ limit: '0' }],
  [{ limit: '1001' }],
  [{ limit: 'all' }],
  [{ q: 'x'.repeat(201) }],
  [{ q: 'a\0b' }],
  [{ location: '\0' }],
])('the query %j is refused', async (query) => {
  const before = await db.$count(internships)
  const reply = await anyone({ url: '/api/internship', query })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().success).toBe(false)
  expect(await db.$count(internships)).toBe(before)
})

test.each(["'; drop table internships; --", '{{7*7}}', '$$ or 9=9', '%00'])(
  'the search for %j is empty and does no harm',
  async (q) => {
    const reply = await anyone({ url: '/api/internship', query: { q } })
    expect(reply.json()).toMatchObject({ success: true, data: [], total: 0, totalOpen: 4 })
  },
)

test.each(["'", '"', '%', '_', '\\', '$$', '\u202e', '\u{1F4A9}', '/*', 'internships in', 'jobs at'])(
  'the search for %j, which says nothing, narrows nothing',
  async (q) => {
    const reply = await anyone({ url: '/api/internship', query: { q } })
    expect(reply.json()).toMatchObject({ success: true, total: 4, totalOpen: 4 })
  },
)
