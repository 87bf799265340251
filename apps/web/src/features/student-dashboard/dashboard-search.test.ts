import { expect, test } from 'vitest'
import { dashboardSearch } from './dashboard-search.ts'

test('the tabs keep their names, opportunities is another name of internships', () => {
  for (const tab of ['overview', 'resumes', 'ai-analyzer', 'internships', 'applications', 'interviews'])
    expect(dashboardSearch({ tab }).tab).toBe(tab)
  expect(dashboardSearch({ tab: 'opportunities' }).tab).toBe('internships')
})

test('a tab that does not exist is left out', () => {
  for (const tab of ['profile', 'constructor', '', 7]) expect(dashboardSearch({ tab }).tab).toBeUndefined()
})

test('words that look like a number or a boolean stay words, and overlong ones are cut', () => {
  const { q, highlight, location } = dashboardSearch({ q: 123, highlight: true, location: 'x'.repeat(500) })
  expect([q, highlight, location]).toEqual(['123', 'true', 'x'.repeat(120)])
})

test('values outside the lists are left out and the rest is kept', () => {
  const search = { tab: 'internships', type: 'Night', sort: 'best', status: 'lost', view: 9, filters: 1, q: 'react' }
  const { tab, q, ...rest } = dashboardSearch(search)
  expect([tab, q]).toEqual(['internships', 'react'])
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
})

test('the address of a notification names the interviews tab and the interview', () => {
  expect(dashboardSearch({ tab: 'interviews', interview: 'v1' })).toMatchObject({ tab: 'interviews', interview: 'v1' })
})
