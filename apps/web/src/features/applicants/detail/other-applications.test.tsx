import { listCompanyApplications } from '@fledge/contract/applications'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { anApplication, kite, signIn } from '../../../testing/things.ts'
import { OtherApplications } from './other-applications.tsx'

test('links the same person’s applications to other internships, and of no other person', async () => {
  signIn(kite)
  const shown = anApplication()
  const internship = { ...shown.internship, _id: 'i2', id: 'i2', title: 'Data Intern' }
  const other = anApplication({ id: 'a2', internshipId: 'i2', internship })
  const stranger = { ...shown.applicant, _id: 's9', id: 's9' }
  const data = [shown, other, anApplication({ id: 'a3', user: stranger, applicant: stranger })]
  stubApi().reply(listCompanyApplications, { success: true, data, nextCursor: null })
  renderPage(<OtherApplications application={shown} />)
  const section = await screen.findByRole('region', { name: 'Other applications of this person' })
  within(section).getByText('Also applied to')
  const links = within(section).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Data Intern'])
  const address = new URL(links[0]!.getAttribute('href')!, 'http://x').searchParams
  expect(Object.fromEntries(address)).toEqual({ tab: 'applications', internship: 'i2', application: 'a2' })
})
