import { listCompanyApplications } from '@fledge/contract/applications'
import { listInternships } from '@fledge/contract/internships'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anApplication, anInternship, kite, signIn } from '../../testing/things.ts'
import type { CompanySearch } from './-dashboard-search.ts'

const asha = anApplication({ id: 'a1', resume: null })

function open(at: CompanySearch, { internships = [anInternship()] } = {}) {
  const api = stubDashboard({ internships, applications: [asha] })
  return { ...api, queries: renderDashboard(at).queries }
}

beforeEach(() => signIn(kite))

test('shows a load failure of a list with a retry', async () => {
  const api = open({ tab: 'internships' }, { internships: [] })
  await screen.findByText('No internships posted yet')
  api.refuse(listInternships, 403, { code: 'not_allowed', message: 'Your account cannot do this.' })
  renderDashboard({ tab: 'internships' })
  expect((await screen.findByRole('alert')).textContent).toContain('Your account cannot do this.')
})

test('lists the applicants while the internships cannot be loaded', async () => {
  const api = open({ tab: 'applications' })
  api.refuse(listInternships, 403, { code: 'not_allowed', message: 'Not now.' })
  await screen.findByRole('button', { name: /^Asha Rao/ })
  screen.getByText('Your internships could not be loaded.')
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('shows numbers that failed to load as missing, not as zero', async () => {
  const api = open({}, { internships: [] })
  api.refuse(listInternships, 403, { code: 'not_allowed', message: 'Not now.' })
  const listings = await screen.findByText('Active Internships')
  expect(listings.nextElementSibling?.textContent).toBe('–')
  await screen.findByText('Your internships could not be loaded.')
  await screen.findByText('Failed to load internships. Please try again.')
  expect(screen.queryByText('Failed to load dashboard data')).toBeNull()
})

test('shows one message when every list fails, and does not repeat it when a list fails again', async () => {
  const errors = vi.spyOn(toast, 'error')
  const api = open({})
  const internshipsAnswer = api.hold(listInternships)
  const applicationsAnswer = api.hold(listCompanyApplications)
  for (const list of [listInternships, listCompanyApplications])
    api.refuse(list, 500, { code: 'unknown', message: 'broken' })
  internshipsAnswer()
  await waitFor(() => expect(api.queries.getQueriesData({ queryKey: ['internships'] })).not.toHaveLength(0))
  await new Promise((later) => setTimeout(later, 50))
  expect(errors).not.toHaveBeenCalled()
  applicationsAnswer()
  await screen.findByText('Failed to load dashboard data')
  screen.getByText('Your applications and internships could not be loaded.')
  // The first connection of the socket asks for the applications again.
  await act(() => api.queries.invalidateQueries({ queryKey: ['applications'] }))
  await screen.findByText('Your applications and internships could not be loaded.')
  expect(errors.mock.calls.map(([title]) => title)).toEqual(['Error'])
})

test('retries only the list that failed', async () => {
  const api = open({})
  api.refuse(listCompanyApplications, 500, { code: 'unknown', message: 'broken' })
  await screen.findByText('Your applications could not be loaded.')
  const calls = api.calls().length
  api.reply(listCompanyApplications, { success: true, data: [asha] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Recent applications')
  expect(
    api
      .calls()
      .slice(calls)
      .some(({ url }) => url.startsWith('/api/internship')),
  ).toBe(false)
})

test('generates no report from outdated data', async () => {
  const api = open({})
  await screen.findByText('Recent applications')
  api.refuse(listCompanyApplications, 403, { code: 'not_allowed', message: 'Not now.' })
  await api.queries.refetchQueries()
  await userEvent.click(screen.getByRole('button', { name: 'Generate report' }))
  await screen.findByText('Failed to generate report. Please try again.')
})
