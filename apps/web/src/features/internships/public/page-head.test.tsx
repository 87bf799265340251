import type { PublicPage } from '@fledge/contract/site/public-pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aCompany, anInternship } from '../../../testing/things.ts'
import { PageHead } from './page-head.tsx'

const origin = 'https://fledge.test'

function headOf(over: Parameters<typeof anInternship>[0] = {}): Document {
  return render({ kind: 'internship', id: 'i1', internship: anInternship(over), similar: [] })
}
function render(page: PublicPage): Document {
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

test('gives pages without a picture of their own that of the site', () => {
  const head = render({ kind: 'static', path: '/' })
  expect(content(head, 'meta[property="og:image"]')).toBe(`${origin}/share.png`)
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

test('states perks, hours, degrees and the range of the stipend', () => {
  const posting = postingOf(
    headOf({ stipendMax: 20_000, hoursPerWeek: 20, perks: ['ppo', 'certificate'], degrees: ['B.Tech', 'MCA'] }),
  )
  expect(posting).toMatchObject({
    jobBenefits: 'Pre-placement offer (PPO), Certificate',
    workHours: '20 hours a week',
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' },
    baseSalary: { value: { minValue: 15_000, maxValue: 20_000, unitText: 'MONTH' } },
  })
  expect(postingOf(headOf({ degrees: ['MBA'] }))).toMatchObject({
    educationRequirements: { credentialCategory: 'postgraduate degree' },
  })
})

test('leaves out the salary and dates of an unpaid internship without dates', () => {
  const posting = postingOf(headOf({ stipend: 0, location: 'Austin' }))
  for (const name of [
    'baseSalary',
    'jobBenefits',
    'workHours',
    'educationRequirements',
    'validThrough',
    'jobLocationType',
    'applicantLocationRequirements',
  ])
    expect(posting).not.toHaveProperty(name)
  expect(posting).toMatchObject({ jobLocation: { address: { addressLocality: 'Austin', addressCountry: 'US' } } })
})

test.each([
  ['Pune, India', { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' }],
  ['Kathmandu, Nepal', { addressLocality: 'Kathmandu', addressCountry: 'NP' }],
  ['Seattle, WA', { addressLocality: 'Seattle', addressRegion: 'WA', addressCountry: 'US' }],
  ['Bengaluru / Pune', { addressCountry: 'IN' }],
  ['Remote, India', { addressCountry: 'IN' }],
])('gives what is recognised of the address %s', (location, address) => {
  expect(postingOf(headOf({ location }))).toHaveProperty('jobLocation.address', {
    '@type': 'PostalAddress',
    ...address,
  })
})

test('names no place that is not recognised', () => {
  const unknown = postingOf(headOf({ location: '4th Floor, Sector 62', type: 'On-site' }))
  expect(unknown).not.toHaveProperty('jobLocation')
  const remote = postingOf(headOf({ location: 'Remote', type: 'Remote' }))
  expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  for (const name of ['jobLocation', 'applicantLocationRequirements']) expect(remote).not.toHaveProperty(name)
  const abroad = postingOf(headOf({ location: 'Remote - USA only', type: 'Remote' }))
  expect(abroad).toMatchObject({ applicantLocationRequirements: { name: 'US' } })
})

test('describes the pages without data of their own', () => {
  const head = render({ kind: 'static', path: '/about' })
  expect(head.title).toBe('About · Fledge')
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/about`)
  expect(render({ kind: 'static', path: '/' }).title).toBe('Fledge · AI-powered internship marketplace')
})

test('embeds no JobPosting of a pool of candidates', () => {
  const head = headOf({ vacancy: 'pool' })
  expect(head.querySelector('script')).toBeNull()
  expect(head.querySelector('meta[name=robots]')).toBeNull()
  expect(postingOf(headOf({ vacancy: 'now' }))).toMatchObject({ '@type': 'JobPosting' })
})

test('describes a company as an Organization', () => {
  const companyName = 'Kite </script> & Sons'
  const about = 'We build\nkites.'
  const head = render({ kind: 'company', id: 'c1', company: aCompany({ companyName, about }) })
  const url = `${origin}/companies/kite-script-sons-c1`
  expect(head.title).toBe(`Internships at ${companyName} · Fledge`)
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url)
  expect(content(head, 'meta[property="og:url"]')).toBe(url)
  expect(content(head, 'meta[name=description]')).toBe(
    `${companyName}, Technology. 1 internship open now. We build kites.`,
  )
  expect(head.querySelectorAll('script')).toHaveLength(1)
  expect(postingOf(head)).toMatchObject({ '@type': 'Organization', name: companyName, url })
})

test('keeps a missing company out of search results', () => {
  const head = render({ kind: 'missing-company', id: 'c9' })
  expect(head.title).toBe('This company is not on Fledge · Fledge')
  expect(content(head, 'meta[name=robots]')).toBe('noindex')
})

test('links a search and a company to their feeds', () => {
  const feedOf = (head: Document) =>
    head.querySelector('link[rel=alternate][type="application/atom+xml"]')?.getAttribute('href')
  const company = render({ kind: 'company', id: 'c1', company: aCompany() })
  expect(feedOf(company)).toBe(`${origin}/companies/kite-labs-c1/internships.atom`)
  const results = { success: true as const, data: [], total: 0, totalOpen: 0, nextCursor: null }
  const facets = { types: [], places: [], isWhole: true }
  const search = { q: 'a&b', type: 'Remote' as const, sort: 'oldest' as const, cursor: 'c2' }
  expect(feedOf(render({ kind: 'search', search, results, facets }))).toBe(
    `${origin}/internships.atom?q=a%26b&type=Remote`,
  )
  expect(feedOf(headOf())).toBeUndefined()
})
