import { expect, test } from 'vitest'
import { dashboardSearch } from './dashboard-search.ts'

test('accepts the tab names and opportunities for internships', () => {
  for (const tab of ['overview', 'resumes', 'ai-analyzer', 'internships', 'applications', 'interviews'])
    expect(dashboardSearch({ tab }).tab).toBe(tab)
  expect(dashboardSearch({ tab: 'opportunities' }).tab).toBe('internships')
})

test('drops an unknown tab', () => {
  for (const tab of ['profile', 'constructor', '', 7]) expect(dashboardSearch({ tab }).tab).toBeUndefined()
})

test('keeps text that looks like a number or boolean and cuts long text', () => {
  const { q, highlight, location } = dashboardSearch({ q: 123, highlight: true, location: 'x'.repeat(500) })
  expect(q).toBe('123')
  expect(highlight).toBe('true')
  expect(location).toBe('x'.repeat(120))
})

test('drops invalid values and keeps the rest', () => {
  const search = { tab: 'internships', type: 'Night', sort: 'best', status: 'lost', view: 9, filters: 1, q: 'react' }
  const { tab, q, ...rest } = dashboardSearch(search)
  expect(tab).toBe('internships')
  expect(q).toBe('react')
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
})

test('reads the interviews tab and the interview from a notification’s address', () => {
  expect(dashboardSearch({ tab: 'interviews', interview: 'v1' })).toMatchObject({ tab: 'interviews', interview: 'v1' })
})
