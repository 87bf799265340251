import { countMissingPage, getSite, getSiteCounts } from '@fledge/contract/site/site'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { createMissingPages } from './missing-pages.ts'

const { anyone, clock, student, company, internship, application } = await stage({ requireVerifiedEmail: true })

test('counts from the database once a minute', async () => {
  const counts = async () => (await anyone({ url: getSiteCounts.path })).json().data
  const kite = await company()
  await application({ internshipId: (await internship({ company: kite })).id })
  expect(await counts()).toEqual({ students: 1, companies: 1, openInternships: 1, applications: 1 })
  await student()
  expect((await counts()).students).toBe(1)
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await counts()).students).toBe(2)
})

test('tells pages whether an address must be confirmed', async () => {
  expect((await anyone({ url: getSite.path })).json().data.verifiedEmailRequired).toBe(true)
})

test('counts missing pages and reports the count in the health check', async () => {
  const missing = async () => (await anyone({ url: '/api/health' })).json().missingPages
  const before = await missing()
  const reply = await anyone({ method: 'POST', url: countMissingPage.path, body: { path: '/no/such/page' } })
  expect(reply.statusCode).toBe(204)
  expect(await missing()).toEqual(before + 1)
})

test('logs a plausible path once and without its query', () => {
  const logged: string[] = []
  const pages = createMissingPages({ info: ({ path }: { path: string }) => logged.push(path) } as never)
  for (const path of ['/old?token=secret', '/old', '/reset/asha@example.test', '/<script>']) pages.count(path)
  expect(logged).toEqual(['/old', '(another)'])
  for (let n = 0; n < 1000; n += 1) pages.count(`/page-${n}`)
  expect(logged.length).toBe(200)
  expect(pages.total()).toBe(1004)
})
