import type { Internship } from '@fledge/contract/internships'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { anyone, company, internship } = await stage()
const kite = await company({ companyName: 'Kite Labs' })
const post = (title: string, requirements: string[], description = 'Work with us.', location = 'Pune') =>
  internship({ company: kite, title, requirements, description, location })

await post('Python Developer', ['Git'])
await post('Data Analyst', ['Python', 'SQL'])
await post('Backend Intern', ['SQL'], 'Maintain services in Python.')
await post('Junior Python Developer', ['Testing'])
await post('Research Intern', ['Python'])
await post('Office Intern', ['Excel'], 'Help the python and analyst teams.')
await post('Welder', ['Metalwork'], 'Learn to weld.', 'Nashik')
await post('Fitter', ['Welder safety'], 'Fit pipes.', 'Nashik')
await post('Welder, Second Shift', ['Metalwork'], 'A bus from Nashik takes you here.', 'Mumbai')

type List = { data: Internship[]; nextCursor: string | null }
const list = async (query: Record<string, string>): Promise<List> =>
  (await anyone({ url: '/api/internship', query })).json()
const titles = async (query: Record<string, string>) => (await list(query)).data.map(({ title }) => title)

const byRelevance = [
  'Junior Python Developer',
  'Python Developer',
  'Research Intern',
  'Data Analyst',
  'Office Intern',
  'Backend Intern',
]

test('a text search lists titles before skills before descriptions, each the newest first', async () => {
  expect(await titles({ q: 'python' })).toEqual(byRelevance)
  expect(await titles({ q: 'python', sort: 'relevance' })).toEqual(byRelevance)
})

test('terms may be spread over title and skills', async () => {
  expect(await titles({ q: 'python analyst' })).toEqual(['Data Analyst', 'Office Intern'])
})

test.each([
  ['hospital', 'Hospital Records', 'Hospitality', 'Multihospital'],
  ['art', 'Art', 'Article Writer', 'Smart Grid'],
  ['office nurse', 'Nurse, Office', 'Nursery, Officer', 'Wetnurse, Backoffice'],
])('relevance prefers %j as whole words, then as beginnings', async (q, whole, beginning, within) => {
  const own = await company({ companyName: 'Zed' })
  const found = [whole, beginning].flatMap(
    (words) =>
      [
        [words, 'Excel'],
        ['Trainee', words],
      ] as const,
  )
  // The newest come first among equals, so the best are posted first.
  for (const [title, skill] of [...found, [within, 'Excel'] as const])
    await internship({ company: own, title, requirements: [skill] })
  const { data } = (await anyone({ url: '/api/internship', query: { q, company: own.id } })).json() as List
  expect(data.map(({ title, requirements }) => [title, ...requirements])).toEqual([...found, [within, 'Excel']])
})

test('a place counts like the title', async () => {
  expect(await titles({ q: 'welder nashik' })).toEqual(['Welder', 'Fitter', 'Welder, Second Shift'])
})

test('another order replaces relevance', async () => {
  expect(await titles({ q: 'python', sort: 'newest' })).toEqual([
    'Office Intern',
    'Research Intern',
    'Junior Python Developer',
    'Backend Intern',
    'Data Analyst',
    'Python Developer',
  ])
})

test('a list without a text search is sorted by newest', async () => {
  const newest = await titles({ sort: 'newest' })
  expect(await titles({})).toEqual(newest)
  expect(await titles({ sort: 'relevance' })).toEqual(newest)
  expect(await titles({ q: '  ' })).toEqual(newest)
})
