import type { Internship } from '@fledge/contract/internships'
import { expect, test } from 'vitest'
import { unusedId } from '../../http/contract/ids.ts'
import { stage } from '../../testing/stage.ts'
import { findMatchingSearches } from './matching-searches.ts'

const { anyone, as, company, deps, internship, student } = await stage()
const kite = await company({ companyName: 'Kite Labs' })
const made = [
  await internship({
    company: kite,
    title: 'Data analyst intern',
    requirements: ['SQL', 'Python'],
    location: 'Pune, India',
    perks: ['certificate', 'ppo'],
    hoursPerWeek: 20,
    graduationYears: [2027],
    stipend: 15_000,
  }),
  await internship({ company: kite, title: 'Frontend intern', requirements: ['React'], type: 'Remote', stipend: 0 }),
  await internship({ company: kite, title: 'Cook', startsOn: '2030-01-01', duration: '6 months', hoursPerWeek: 40 }),
]

const searches = [
  { q: 'sql' },
  { q: 'kite', type: 'Remote' as const },
  { location: 'pune' },
  { perk: 'ppo' as const },
  { q: 'intern', perk: 'flexible' as const },
  { hoursMax: 20 },
  { graduationYear: 2027 },
  { graduationYear: 2031 },
  { stipendMin: 10_000 },
  { monthsMax: 3 },
  { startsBy: '2029-12-31' },
  { skill: ['sql', 'python'] },
  { skill: ['react'], type: 'all' as const },
  { without: 'SQL' },
  { field: 'Data and AI' as const },
  { replies: 'on-time' as const },
]

test('finds the searches whose list has the internship', async () => {
  for (const { id, title } of made) {
    const listed = await Promise.all(
      searches.map(async (query) => {
        const { data } = (await anyone({ url: '/api/internship', query: toQuery(query) })).json()
        return (data as Internship[]).some((one) => one.id === id)
      }),
    )
    const expected = searches.filter((_, index) => listed[index])
    expect(expected.length, title).toBeGreaterThan(0)
    expect(await findMatchingSearches(deps, id, searches), title).toEqual(expected)
  }
  expect(await findMatchingSearches(deps, unusedId, searches), 'unknown listing').toEqual([])
  expect(await findMatchingSearches(deps, made[0]!.id, []), 'no searches').toEqual([])
})

const toQuery = (search: (typeof searches)[number]) =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))

test('takes a batch of the longest searches', async () => {
  const asha = await student()
  const q = 'ab cd ef gh '.repeat(10)
  const longest = {
    q,
    location: q,
    without: q.slice(0, 60),
    skill: Array.from({ length: 5 }, (_, n) => `${n}${q.slice(0, 59)}`),
  }
  const payload = { name: 'Longest', ...longest, stipendMin: 1, monthsMax: 1, startsBy: '2027-01-01', hoursMax: 10 }
  expect((await as(asha)({ method: 'POST', url: '/api/saved/searches', payload })).statusCode).toBe(201)
  const batch = Array.from({ length: 100 }, () => longest)
  expect(await findMatchingSearches(deps, made[0]!.id, batch)).toEqual([])
})
