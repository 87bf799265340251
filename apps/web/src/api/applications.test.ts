import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { anApplication } from '../testing/things.ts'
import { companyApplications } from './applications.ts'

test('joins the pages of a company’s applications into one list', async () => {
  const pages = [
    { data: [anApplication({ id: 'newest' }), anApplication({ id: 'newer' })], nextCursor: 'after-newer' },
    { data: [anApplication({ id: 'oldest' })], nextCursor: null },
  ]
  const asked: string[] = []
  globalThis.fetch = vi.fn(async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, ...pages[asked.length - 1] })
  }) as typeof fetch

  const applications = await new QueryClient().fetchQuery(companyApplications)

  expect(applications.map(({ id }) => id)).toEqual(['newest', 'newer', 'oldest'])
  expect(asked).toEqual(['/api/apply/company?limit=300', '/api/apply/company?limit=300&cursor=after-newer'])
})

test('returns no partial list when a page fails', async () => {
  let page = 0
  globalThis.fetch = vi.fn(async () => {
    page += 1
    if (page === 1) return Response.json({ success: true, data: [anApplication()], nextCursor: 'more' })
    return Response.json({ success: false, code: 'internal', message: 'broken' }, { status: 500 })
  }) as typeof fetch
  await expect(new QueryClient().fetchQuery({ ...companyApplications, retry: false })).rejects.toThrow('broken')
})
