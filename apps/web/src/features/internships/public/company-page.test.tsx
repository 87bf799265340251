import { getCompany, type PublicCompany } from '@fledge/contract/listings/companies'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { aCompany, anInternship } from '../../../testing/things.ts'
import { CompanyPage } from './company-page.tsx'

function open(over: Partial<PublicCompany> = {}) {
  const api = stubApi()
  api.reply(getCompany, { success: true, data: aCompany(over) })
  return { api, ...renderPage(<CompanyPage id="c1" />) }
}

test('shows the profile of a company, its reply record and its open internships', async () => {
  const site = { domain: 'kite.test', foundOn: '2026-03-09' }
  open({ replyRecord: { due: 20, onTime: 18, days: 90 }, about: 'We build kites.\nIn Pune.', site })
  await screen.findByRole('heading', { level: 1, name: 'Kite Labs' })
  for (const text of ['Technology', '11-50', 'January 2026', 'Replies on time: 18 of 20 in the last 90 days'])
    screen.getByText(text)
  expect(screen.getByText(/We build kites/).textContent).toBe('We build kites.\nIn Pune.')
  expect(screen.getByRole('link', { name: 'kite.test' }).getAttribute('href')).toBe('https://kite.test')
  screen.getByText(/belongs with the email address: DNS record found on .*9.*2026$/)
  screen.getByText(/^At kite\.test, confirmed on .*2026/)
  const region = screen.getByRole('region', { name: '1 internship open' })
  const link = within(region).getByRole('link', { name: /Frontend Developer Intern/ })
  expect(link.getAttribute('href')).toBe('/internships/i1')
  expect(within(region).queryByRole('link', { name: 'Kite Labs' })).toBeNull()
  expect(document.title).toBe('Internships at Kite Labs · Fledge')
})

test('leaves out what a company hides or has not confirmed', async () => {
  open({ industry: null, companySize: null, confirmedEmail: null, domain: null, internships: [], openInternships: 0 })
  const heading = await screen.findByRole('heading', { level: 1, name: /^Kite Labs/ })
  expect(heading.textContent).toBe('Kite Labs (email address not confirmed)')
  for (const name of ['Industry', 'Employees', 'Site']) expect(screen.queryByText(name)).toBeNull()
  screen.getByText('Not confirmed')
  screen.getByText('Fewer than 10 were due in the last 90 days')
  screen.getByRole('region', { name: 'No open internships' })
})

test('says how many internships are listed when there are more', async () => {
  open({ internships: [anInternship(), anInternship({ id: 'i2' })], openInternships: 60 })
  await screen.findByText('The newest 2 are listed.')
  screen.getByRole('heading', { name: '60 internships open' })
})

test('distinguishes a missing company from a load failure', async () => {
  const api = stubApi()
  api.refuse(getCompany, 404, { code: 'not_found', message: 'This company does not exist.' })
  const { unmount } = renderPage(<CompanyPage id="c1" />)
  await screen.findByRole('heading', { level: 1, name: 'This company is not on Fledge' })
  unmount()
  api.refuse(getCompany, 500, { code: 'unknown', message: '' })
  renderPage(<CompanyPage id="c1" />)
  await screen.findByText('This company could not be loaded. Please try again.')
  api.reply(getCompany, { success: true, data: aCompany() })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Kite Labs' })
})
