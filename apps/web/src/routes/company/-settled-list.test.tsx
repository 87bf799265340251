import { type Application, listCompanyApplications } from '@fledge/contract/applications'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApplicant, renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { kite, signIn } from '../../testing/things.ts'
import type { CompanySearch } from './-dashboard-search.ts'

const fit = (matchPercentage: number): Partial<Application> => ({
  fit: { matchPercentage, band: 'good', reason: null },
})
const asha = anApplicant('a1', 'Asha', fit(80))
const ravi = anApplicant('a2', 'Ravi', fit(70))
const tara = anApplicant('a3', 'Tara', fit(90))

const rowIds = () =>
  [...document.querySelectorAll('[id^=applicant-]')].map((row) => /^\S+/.exec(row.textContent ?? '')?.[0])

async function open(search: CompanySearch = {}, applications = [asha, ravi]) {
  const api = stubDashboard({ applications })
  const { queries } = renderDashboard({ tab: 'applications', ...search })
  await waitFor(() => expect(rowIds()).toHaveLength(applications.length))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const arrives = async (...data: Application[]) => {
    api.reply(listCompanyApplications, { success: true, data })
    await act(() => queries.invalidateQueries())
  }
  return { arrives }
}

beforeAll(() => import('../../features/applicants/applicants.tsx'))
beforeEach(() => signIn(kite))

test('lists a new application only when it is asked for', async () => {
  const { arrives } = await open()
  const before = rowIds()
  await arrives(asha, ravi, tara)
  const line = (await screen.findByText(/1 new application ·/)).parentElement!
  expect(rowIds()).toEqual(before)
  screen.getByText('2 applications in all')
  screen.getByRole('button', { name: 'Select all 2' })
  await userEvent.click(within(line).getByRole('button', { name: 'Show' }))
  screen.getByText('3 applications in all')
  expect(rowIds()).toHaveLength(3)
  expect(screen.queryByText(/1 new application/)).toBeNull()
})

test('shows the first application of all at once', async () => {
  const { arrives } = await open({}, [])
  await screen.findByRole('button', { name: /Invoice|Intern/ })
  await arrives(asha)
  await waitFor(() => expect(rowIds()).toHaveLength(1))
})

test.each<CompanySearch>([{}, { status: 'pending' }])(
  'changes a withdrawn application in place with %o',
  async (search) => {
    const { arrives } = await open(search)
    const before = rowIds()
    const row = document.getElementById('applicant-a1')!
    await arrives({ ...asha, withdrawnAt: new Date().toISOString(), resumeGone: 'withdrawn' }, ravi)
    await within(row).findByText('Withdrawn')
    expect(rowIds()).toEqual(before)
  },
)

test('sorts again when the person filters', async () => {
  const { arrives } = await open()
  await arrives({ ...asha, ...fit(60) }, ravi, tara)
  await screen.findByText(/1 new application ·/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'date')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'score')
  await waitFor(() => expect(document.querySelectorAll('[id^=applicant-]')[0]?.id).toBe('applicant-a3'))
})
