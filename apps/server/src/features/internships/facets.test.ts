import { locationFilters, workTypeFilters } from '@fledge/contract/constants'
import type { InternshipFacets } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'
import { expect, test } from 'vitest'
import { insertWorld } from '../../demo-world/insert-world.ts'
import { makeDemoWorld } from '../../demo-world/world.ts'
import { stage } from '../../testing/stage.ts'

const { anyone, db } = await stage()
const now = new Date('2026-11-21T09:00:00.000Z')
const world = makeDemoWorld(now)
await insertWorld(db, {
  world: { ...world, applications: [], interviews: [] },
  read: [],
  notices: [],
  hashes: { demo: '', nobody: '' },
  now,
})

type Query = { q?: string; type?: string; location?: string; skill?: string; stipendMin?: string }
const facets = async (query: Query): Promise<InternshipFacets> =>
  (await anyone({ url: '/api/internship/facets', query })).json().data
const total = async (query: Query): Promise<number> =>
  (await anyone({ url: '/api/internship', query: { ...query, limit: '1' } })).json().total

test.each<Query>([
  {},
  { q: 'python' },
  { q: 'design', type: 'Hybrid' },
  { type: 'Remote' },
  { type: 'Part-time', location: 'Pune' },
  { location: 'remote' },
  { q: 'pune' },
  { skill: 'python', stipendMin: '15000' },
])('the count of every option equals the total of its filter, under %j', { timeout: 120_000 }, async (query) => {
  const { types, places, isWhole } = await facets(query)
  expect(isWhole).toBe(true)
  expect(places.length).toBeGreaterThan(1)
  const counts = (facet: InternshipFacets['places'], value: string) =>
    facet.find((one) => foldText(one.value) === value)?.count ?? 0
  for (const type of workTypeFilters.slice(1))
    expect(types.find(({ value }) => value === type)?.count ?? 0, type).toBe(await total({ ...query, type }))
  for (const location of locationFilters.slice(1))
    expect(counts(places, location), location).toBe(await total({ ...query, location }))
  for (const { value, count } of places) expect(count, value).toBe(await total({ ...query, location: value }))
})

test('facets list each city and remote work once', async () => {
  const names = (await facets({})).places.map(({ value }) => foldText(value))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.includes('remote') || name.includes(','))).toEqual(['remote'])
})
