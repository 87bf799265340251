import { getInternship } from '@fledge/contract/internships'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stubApi } from '../../../testing/api-stub.ts'
import { asha, kite, signIn } from '../../../testing/people.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { anInternship } from '../../../testing/things.ts'
import { PublicInternshipPage } from './internship-page.tsx'

const open = () => renderPage(<PublicInternshipPage id="i1" />)

test('shows a visitor the internship and links to sign-in with a return to applying', async () => {
  stubApi().reply(getInternship, { success: true, data: anInternship({ applyBy: '2026-06-30', openings: 3 }) })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Frontend Developer Intern' })
  for (const text of ['Kite Labs', '₹15,000 / month', '3 openings', 'React']) screen.getByText(text)
  const link = screen.getByRole('link', { name: 'Sign in to apply' })
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('returnTo')).toBe(
    '/student/dashboard?tab=internships&highlight=i1',
  )
})

test('links a student to the dashboard and tells a company that students apply', async () => {
  stubApi().reply(getInternship, { success: true, data: anInternship() })
  signIn(asha)
  const { unmount } = open()
  const link = await screen.findByRole('link', { name: 'Open in your dashboard to apply' })
  expect(link.getAttribute('href')).toBe('/student/dashboard?tab=internships&highlight=i1')
  unmount()
  signIn(kite)
  open()
  await screen.findByText('Students apply with their resume.')
})

test('embeds a JobPosting that is valid for any text', async () => {
  const description = 'Build </script><script>alert(1)</script> & more.\nIn Pune.'
  const internship = anInternship({ description, type: 'Remote', applyBy: '2026-06-30' })
  stubApi().reply(getInternship, { success: true, data: internship })
  open()
  await screen.findByRole('heading', { level: 1 })
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  expect(document.querySelectorAll('script:not([type])')).toHaveLength(0)
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toMatchObject({
    ...{ '@type': 'JobPosting', title: 'Frontend Developer Intern', employmentType: 'INTERN' },
    description: '<p>Build &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more.<br>In Pune.</p>',
    validThrough: '2026-06-30T23:59:59+05:30',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'INR', value: { value: 15_000, unitText: 'MONTH' } },
  })
})

test('leaves out the salary and dates of an unpaid internship without dates', async () => {
  stubApi().reply(getInternship, { success: true, data: anInternship({ stipend: 0 }) })
  open()
  await screen.findByText('Unpaid')
  const posting: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  for (const name of ['baseSalary', 'validThrough', 'jobLocationType']) expect(posting).not.toHaveProperty(name)
})

test('shows that the text was checked, with its date', async () => {
  const description = 'Learn React. There is no fee, no deposit and no bond.'
  stubApi().reply(getInternship, {
    success: true,
    // Paused and resumed since.
    data: anInternship({
      ...{ description, textChangedAt: '2026-03-12T12:00:00.000Z', updatedAt: '2026-03-20T12:00:00.000Z' },
    }),
  })
  open()
  await screen.findByText(/^Checked .*12.*: asks for no fees, deposits or ID documents$/)
  expect(screen.queryByText(/seems to ask/)).toBeNull()
})

test('quotes requests for money or documents with advice', async () => {
  const description = 'Learn React.\nA registration fee of ₹500 is to be paid.\nSend your PAN card.'
  stubApi().reply(getInternship, { success: true, data: anInternship({ description }) })
  open()
  await screen.findByText('This listing seems to ask for money and for identity or bank documents')
  for (const quote of ['“A registration fee of ₹500 is to be paid.”', '“Send your PAN card.”'])
    expect(screen.getByText(quote).tagName).toBe('MARK')
  screen.getByText(/Ask the company why before you pay or send anything/)
  expect(screen.queryByText(/asks for no fees/)).toBeNull()
})

test('distinguishes a closed internship from a load failure', async () => {
  const api = stubApi()
  api.refuse(getInternship, 404, { code: 'not_found', message: 'This internship does not exist.' })
  const { unmount } = open()
  await screen.findByText('This internship is no longer available')
  unmount()
  api.refuse(getInternship, 500, { code: 'unknown', message: '' })
  open()
  await screen.findByText('This internship could not be loaded. Please try again.')
  api.reply(getInternship, { success: true, data: anInternship() })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Frontend Developer Intern' })
})
