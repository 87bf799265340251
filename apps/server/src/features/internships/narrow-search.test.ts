import type { Internship } from '@fledge/contract/internships'
import { expect, test } from 'vitest'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { anyone, as, company, internship } = here
const { sent, pass, decide } = promisesOn(here)
const kite = await company({ companyName: 'Kite Labs' })
const orbit = await company({ companyName: 'Orbit' })

const react = await internship({
  company: kite,
  title: 'React Developer',
  requirements: ['React', 'CSS', 'C++'],
  stipend: 20_000,
  duration: '3 months',
  startsOn: '2030-01-10',
})
await internship({
  company: kite,
  title: 'Frontend Developer',
  requirements: ['react', 'HTML', 'React Native'],
  stipend: 10_000,
  duration: '6 months',
  startsOn: '2030-02-01',
  type: 'Remote',
})
await internship({
  company: orbit,
  title: 'Accounting Intern',
  description: 'Keep the books and prepare invoices.',
  requirements: ['Tally', 'Bookkeeping', 'Excel'],
  stipend: 0,
  duration: '2 months',
})
await internship({
  company: orbit,
  title: 'Mobile Developer',
  requirements: ['React Native', 'C'],
  stipend: 30_000,
  duration: '12 months',
  startsOn: '2030-03-01',
})

type Query = Record<string, string | string[]>
type List = { data: Internship[]; total: number; totalOpen: number; nextCursor: string | null }
const list = async (query: Query): Promise<List> => (await anyone({ url: '/api/internship', query })).json()
const titles = async (query: Query) => (await list(query)).data.map(({ title }) => title)

test.each<[string, Query, string[]]>([
  ['at least this stipend', { stipendMin: '20000' }, ['Mobile Developer', 'React Developer']],
  ['any stipend from 0', { stipendMin: '0', q: 'books' }, ['Accounting Intern']],
  ['at most this duration', { monthsMax: '3' }, ['Accounting Intern', 'React Developer']],
  [
    'a start on or before a day, or an open start',
    { startsBy: '2030-02-01' },
    ['Accounting Intern', 'Frontend Developer', 'React Developer'],
  ],
  ['a start before every other', { startsBy: '2030-01-09' }, ['Accounting Intern']],
  ['a skill in any case', { skill: 'REACT' }, ['Frontend Developer', 'React Developer']],
  ['a skill with a suffix', { skill: 'react.js' }, ['Frontend Developer', 'React Developer']],
  ['a skill closed up', { skill: 'reactnative' }, ['Mobile Developer', 'Frontend Developer']],
  ['another name of a skill', { skill: 'cpp' }, ['React Developer']],
  ['a skill in two words', { skill: 'book keeping' }, ['Accounting Intern']],
  ['a skill of two words', { skill: ' react  native ' }, ['Mobile Developer', 'Frontend Developer']],
  ['a short skill without its neighbours', { skill: 'c' }, ['Mobile Developer']],
  ['a skill with signs', { skill: 'c++' }, ['React Developer']],
  ['two skills with a comma', { skill: 'react, css' }, ['React Developer']],
  ['two skills as two parameters', { skill: ['react', 'HTML'] }, ['Frontend Developer']],
  ['two neighbouring skills as one', { skill: 'HTML React Native' }, []],
  ['a skill that no internship asks for', { skill: 'Rust' }, []],
  ['a part of a skill', { skill: 'book' }, []],
  ['an empty skill', { skill: '', q: 'books' }, ['Accounting Intern']],
  ['a field of work', { field: 'Accounting' }, ['Accounting Intern']],
  ['a field of work without internships', { field: 'Pharmacy' }, []],
  ['several filters', { stipendMin: '10000', skill: 'react', type: 'Remote', monthsMax: '6' }, ['Frontend Developer']],
])('finds %s', async (_name, query, expected) => {
  const { data, total, totalOpen } = await list(query)
  expect(data.map(({ title }) => title)).toEqual(expected)
  expect(total).toBe(expected.length)
  expect(totalOpen).toBe(4)
})

test('keeps the order of relevance', async () => {
  const byRelevance = await titles({ q: 'react' })
  expect(byRelevance).toEqual(['React Developer', 'Mobile Developer', 'Frontend Developer'])
  expect(await titles({ q: 'react', skill: 'react' })).toEqual(['React Developer', 'Frontend Developer'])
  expect(await titles({ q: 'react', stipendMin: '15000' })).toEqual(['React Developer', 'Mobile Developer'])
})

test.each<Query>([{ skill: 'the' }, { skill: 'in,at' }, { without: 'jobs' }, { q: 'in the ' }, { location: 'in' }])(
  'words that say nothing narrow nothing: %j',
  async (query) => {
    expect((await list(query)).total).toBe((await list({})).total)
    expect((await list({ ...query, monthsMax: '6' })).total).toBe((await list({ monthsMax: '6' })).total)
  },
)

test('a company filters its own internships that are not open', async () => {
  await as(kite)({ method: 'PATCH', url: `/api/internship/${react.id}/state`, payload: { state: 'paused' } })
  const query = { company: kite.id, stipendMin: '15000' }
  expect(await titles(query)).toEqual([])
  const own: List = (await as(kite)({ url: '/api/internship', query })).json()
  expect(own.data.map(({ title }) => title)).toEqual(['React Developer'])
  await as(kite)({ method: 'PATCH', url: `/api/internship/${react.id}/state`, payload: { state: 'open' } })
})

test.each([
  ['stipendMin=-1', 'stipendMin: At least 0'],
  ['stipendMin=', 'stipendMin: Enter a whole number'],
  ['stipendMin=1.5', 'stipendMin: Enter a whole number'],
  ['stipendMin=500001', 'stipendMin: At most 5,00,000'],
  ['monthsMax=0', 'monthsMax: At least 1'],
  ['monthsMax=long', 'monthsMax: Enter a whole number'],
  ['startsBy=soon', 'startsBy: Choose a day'],
  ['startsBy=2030-02-30', 'startsBy: Choose a day'],
  ['skill=a,b,c,d,e,f', 'skill: At most 5 skills'],
  ['skill=a&skill=b&skill=c&skill=d&skill=e&skill=f', 'skill: At most 5 skills'],
  [`skill=${'x'.repeat(61)}`, 'skill.0: Each skill has at most 60 characters'],
  ['field=Astrology', 'field: Choose one of'],
  ['replies=late', 'replies: Choose one of: on-time'],
])('names the invalid filter of %s', async (query, said) => {
  for (const path of ['/api/internship', '/api/internship/facets']) {
    const reply = await anyone({ url: `${path}?${query}` })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toContain(said)
  }
})

test('finds companies that reply on time by their public record', async () => {
  const answered = { Prompt: 8, Slow: 7, 'Too new': 9 }
  for (const [companyName, replies] of Object.entries(answered)) {
    const employer = await company({ companyName })
    const listing = await internship({ company: employer, title: companyName })
    for (let count = 0; count < (companyName === 'Too new' ? 9 : 10); count += 1) {
      const { id } = await sent({ kite: employer, internshipId: listing.id, daysAgo: 12 })
      if (count < replies) await decide(employer, id, { status: 'rejected' })
    }
  }
  expect(await titles({ replies: 'on-time' })).toEqual([])
  pass(4)
  expect(await titles({ replies: 'on-time' })).toEqual(['Prompt'])
  expect(await titles({ replies: 'on-time', q: 'slow' })).toEqual([])
  pass(120)
  expect(await titles({ replies: 'on-time' })).toEqual([])
})
