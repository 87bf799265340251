import type { PublicPage } from '@fledge/contract/site/public-pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anInternship } from '../../../testing/things.ts'
import { PageHead } from './page-head.tsx'

const origin = 'https://fledge.test'

function headOf(over: Parameters<typeof anInternship>[0] = {}): Document {
  const internship = { success: true as const, data: anInternship(over) }
  const page: PublicPage = { kind: 'internship', id: 'i1', internship, similar: { success: true, data: [] } }
  return new DOMParser().parseFromString(renderToStaticMarkup(<PageHead page={page} origin={origin} />), 'text/html')
}
const postingOf = (head: Document): Record<string, unknown> =>
  JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
const content = (head: Document, selector: string) => head.querySelector(selector)?.getAttribute('content')

test('describes an internship for search engines and for previews of shared links', () => {
  const head = headOf({ description: 'Build pages.\n'.repeat(50) })
  expect(head.title).toBe('Frontend Developer Intern at Kite Labs · Fledge')
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/internships/i1`)
  expect(content(head, 'meta[property="og:title"]')).toBe('Frontend Developer Intern at Kite Labs')
  expect(content(head, 'meta[property="og:image"]')).toBe(`${origin}/internships/i1/image.png?v=1`)
  expect(content(head, 'meta[name=description]')?.length).toBeLessThanOrEqual(160)
})

test('embeds a JobPosting that is valid for any text', () => {
  const description = 'Build </script><script>alert(1)</script> & more.\nIn Pune.'
  const head = headOf({ description, type: 'Remote', applyBy: '2026-06-30' })
  expect(head.querySelectorAll('script')).toHaveLength(1)
  expect(postingOf(head)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Frontend Developer Intern',
    employmentType: 'INTERN',
    description: '<p>Build &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more.<br>In Pune.</p>',
    validThrough: '2026-06-30T23:59:59+05:30',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'IN' },
    jobLocation: { address: { addressCountry: 'IN' } },
    baseSalary: { currency: 'INR', value: { value: 15_000, unitText: 'MONTH' } },
    directApply: true,
  })
})

test('leaves out the salary and dates of an unpaid internship without dates', () => {
  const posting = postingOf(headOf({ stipend: 0, location: 'Austin' }))
  for (const name of ['baseSalary', 'validThrough', 'jobLocationType', 'applicantLocationRequirements'])
    expect(posting).not.toHaveProperty(name)
  expect(posting).toMatchObject({ jobLocation: { address: { addressLocality: 'Austin', addressCountry: 'US' } } })
})
