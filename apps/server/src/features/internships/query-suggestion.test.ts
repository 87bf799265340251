import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { anyone, as, company, internship } = await stage()
const kite = await company({ companyName: 'Banyan Works' })
await internship({ company: kite, title: 'Backend Developer', requirements: ['Python', 'Node.js'], type: 'Remote' })
await internship({ company: kite, title: 'Tester', requirements: ['Python'], type: 'Remote' })
await internship({ company: kite, title: 'Marketing Intern', requirements: ['Excel'], type: 'Hybrid' })
await internship({
  company: kite,
  title: 'Commerce Intern',
  requirements: ['C#'],
  location: 'Bengaluru',
  type: 'Remote',
})
await internship({
  company: kite,
  title: 'Writer of Copy',
  requirements: ['Copywriting'],
  location: 'Hyderabad',
  type: 'Remote',
})
const withdrawn = await internship({ company: kite, title: 'Carpenter', requirements: ['Woodwork'] })
await as(kite)({ method: 'DELETE', url: `/api/internship/${withdrawn.id}` })

const search = async (query: Record<string, string>) => (await anyone({ url: '/api/internship', query })).json()

test.each([
  ['a skill', 'pyhton', 'python'],
  ['a word of a title', 'marketng', 'marketing'],
  ['a company', 'banyen', 'banyan'],
  ['one of several words', 'Pyhton developer', 'python developer'],
  ['several words', 'bakend developr', 'backend developer'],
  ['words without their blank', 'banyanbackend', 'banyan backend'],
])('suggests the right spelling of %s', async (_kind, q, didYouMean) => {
  const answer = await search({ q })
  expect(answer).toMatchObject({ data: [], total: 0, didYouMean })
  expect((await search({ q: didYouMean })).total).toBeGreaterThan(0)
})

test.each([
  ['one word too many', 'python developer astronaut', 'python developer'],
  ['a word that is not there before the others', 'astronaut python developer', 'python developer'],
  ['words of different listings', 'marketing python developer', 'python developer'],
  ['several words that are not there', 'astronaut zoo python circus', 'python'],
  ['an error and a word too many', 'pyhton astronaut', 'python'],
])('suggests the nearest search for one with %s', async (_kind, q, didYouMean) => {
  expect(await search({ q })).toMatchObject({ data: [], total: 0, didYouMean })
  expect((await search({ q: didYouMean })).total).toBeGreaterThan(0)
})

test.each([
  ['a place', 'banglore'],
  ['a skill that no listing asks for', '.net'],
  ['a skill that no listing asks for', 'VB.NET'],
  ['a skill that no listing asks for', 'Django'],
  ['a longer word', 'e-commerce'],
  ['words in another order', 'writing copying'],
  ['a long text', 'javascript developer with react and node in bangalore for 6 months with stipend above 20000 please'],
])('suggests what finds something for %s: %j', async (_kind, q) => {
  const answer = await search({ q })
  expect(answer).toMatchObject({ total: 0, didYouMean: expect.any(String) })
  expect((await search({ q: answer.didYouMean })).total, answer.didYouMean).toBeGreaterThan(0)
})

test.each([
  ['a word like no other', 'astronaut'],
  ['two letters', 'zz'],
  ['another script', 'डेटा'],
  ['a word of a withdrawn listing only', 'carpentr'],
])('suggests a popular search, after %s', async (_kind, q) => {
  expect(await search({ q })).toMatchObject({ total: 0, didYouMean: 'Marketing' })
})

test.each([
  ['a word that other filters exclude', { q: 'python', type: 'Hybrid' }, 'python'],
  ['a correction that other filters exclude', { q: 'pyhton', type: 'Hybrid' }, 'python'],
  ['filters that exclude everything', { q: 'astronaut', type: 'On-site' }, 'Marketing'],
  ['a work type that nothing has', { type: 'On-site' }, 'Marketing'],
  ['a place that is misspelled', { location: 'Banglore' }, 'bangalore'],
  ['a place that other filters exclude', { location: 'Bengaluru', type: 'On-site' }, 'Bengaluru'],
  ['a place without listings', { location: 'Atlantis' }, 'Marketing'],
  ['a skill that nothing asks for', { skill: 'Welding' }, 'Marketing'],
])('suggests to search without the filters, for %s', async (_kind, query, didYouMean) => {
  expect(await search(query)).toMatchObject({ total: 0, didYouMean, withoutFilters: true })
})

test('suggests the skill that the filtered listings ask for most, where no popular search finds any', async () => {
  const answer = await search({ q: 'astronaut', type: 'Remote' })
  expect(answer).toMatchObject({ total: 0, didYouMean: 'Python' })
  expect(answer).not.toHaveProperty('withoutFilters')
})

test.each([
  ['results', { q: 'python' }],
  ['a text of signs', { q: "'; --" }],
  ['no filter but a company without listings', { company: '00000000-0000-4000-8000-000000000000' }],
])('suggests nothing for a search with %s', async (_kind, query) => {
  expect(await search(query)).not.toHaveProperty('didYouMean')
})
