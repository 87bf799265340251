import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApplicant, renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anInternship, kite, signIn } from '../../testing/things.ts'

beforeAll(() => import('../../features/applicants/applicants.tsx'))
beforeEach(() => signIn(kite))

test('counts and names the internship of the address, and shows all again with its chip', async () => {
  const data = anInternship({ id: 'i2', title: 'Data Intern' })
  const tara = anApplicant('a3', 'Tara', {
    internship: { ...anApplicant('a', 'A').internship, title: 'Data Intern' },
    internshipId: 'i2',
  })
  const applications = [
    anApplicant('a1', 'Asha', { shortlistedAt: '2026-03-01T09:00:00.000Z' }),
    anApplicant('a2', 'Ravi'),
    tara,
  ]
  stubDashboard({ applications, internships: [anInternship(), data] })
  const { shown } = renderDashboard({ tab: 'applications', internship: 'i2' })
  await screen.findByText('1 application', { selector: '[role=status]' })
  expect(screen.queryByRole('button', { name: /^Shortlisted/ })).toBeNull()
  const titles = () => [...document.querySelectorAll('summary h3')].map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Data Intern', 'Frontend Developer Intern'])
  screen.getByText('Other internships')
  await userEvent.click(screen.getByRole('button', { name: 'Show all internships, not only Data Intern' }))
  await screen.findByText('3 applications in all')
  expect(shown.address.internship).toBeUndefined()
  expect(screen.queryByText('Other internships')).toBeNull()
  screen.getByRole('button', { name: 'Shortlisted 1' })
})
