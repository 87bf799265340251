import { expect, test } from 'vitest'
import { companySearch } from './-dashboard-search.ts'

test('reads the tab and its items from the URL', () => {
  const addresses = [
    { tab: 'applications', internship: 'i1' },
    { tab: 'internships', highlight: 'i1' },
    { tab: 'interviews', interview: 'v1' },
    { tab: 'applications', status: 'pending', shortlisted: true },
    { tab: 'applications', year: 2027, late: true, sort: 'reply' },
  ]
  for (const address of addresses) expect(companySearch(address)).toMatchObject(address)
})

test('ignores invalid values in the URL', () => {
  const { q, ...rest } = companySearch({
    tab: 'constructor',
    status: 'withdrawn',
    shortlisted: 'no',
    year: 'soon',
    late: 'no',
    sort: 'name',
    internship: '',
    highlight: [],
    q: 7,
  })
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
  expect(q).toBe('7')
})
