import { type Application, listCompanyApplications } from '@fledge/contract/applications'
import { getTimeline, undoDecision } from '@fledge/contract/applications/application-lifecycle'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { defaultSettings, getSettings } from '@fledge/contract/settings'
import type { UndoSeconds } from '@fledge/core/applications/undo-window'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anApplicant, renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { rejectApplicant, shownApplicant } from '../../testing/decide.ts'
import type { stubApi } from '../../testing/render-page.tsx'
import { kite, signIn } from '../../testing/things.ts'

const asha = anApplicant('a1', 'Asha')
const ravi = anApplicant('a2', 'Ravi')

/** The tab with the pending applicants, Asha in view. */
function openPending(list: Application[], undoSeconds: UndoSeconds) {
  const api = stubDashboard({ applications: list })
  api.reply(getSettings, { success: true, data: { ...defaultSettings, undoSeconds } })
  api.reply(getTimeline, { success: true, data: [] })
  renderDashboard({ tab: 'applications', status: 'pending', application: 'a1' })
  return api
}

/** Rejects Asha, held for this many seconds. */
async function rejectAsha(api: ReturnType<typeof stubApi>, seconds: number, others: Application[] = [ravi]) {
  await screen.findByText(/^You can undo for .+ before the student sees your decision\.$/)
  const tellAt = new Date(Date.now() + seconds * 1000).toISOString()
  const decided = { ...asha, status: 'rejected' as const, tellAt }
  api.reply(decideApplication, { success: true, data: decided })
  api.reply(listCompanyApplications, { success: true, data: [decided, ...others] })
  api.reply(undoDecision, { success: true, data: asha })
  await rejectApplicant()
  await screen.findByText('Application rejected successfully!')
}

const row = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name} Rao`) })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

// Loading the chunks on a busy machine takes longer than a query waits.
beforeAll(async () => {
  await import('../../features/applicants/applicants.tsx')
  await import('../../features/applicants/decision/reject-dialog.tsx')
})

beforeEach(() => {
  signIn(kite)
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 12, 14, 22) })
})

test('keeps a decided applicant in its place with its undo under a filter that hides it', async () => {
  const api = openPending([asha, ravi], 600)
  await rejectAsha(api, 600)
  await shownApplicant('Ravi')
  const [first] = document.querySelectorAll('[id^=applicant-]')
  expect(first).toBe(row('Asha'))
  within(row('Asha')!).getByText('Rejected')
  await screen.findByText(/^The student sees this at 2:32\spm\.$/)
  screen.getByText('1 application matches')
  screen.getByText('1 of 2 applications')

  api.reply(listCompanyApplications, { success: true, data: [asha, ravi] })
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Asha Rao, Frontend Developer Intern' }))
  await screen.findByText('2 applications match')
  within(row('Asha')!).getByText('Pending')
  await pass(600_000)
  expect(row('Asha')).not.toBeNull()
})

test('keeps a decided applicant in its place until the person acts after it can no longer be undone', async () => {
  const api = openPending([asha, ravi], 10)
  await rejectAsha(api, 10)
  await shownApplicant('Ravi')
  await screen.findByText('The student sees this in a few seconds.')
  await pass(5_000)
  expect(row('Asha')).not.toBeNull()
  await pass(5_000)
  expect(row('Asha')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'All applicants' }))
  await waitFor(() => expect(row('Asha')).toBeNull())
  expect(row('Ravi')).not.toBeNull()
})

test('keeps the applicant in view whom a colleague decides', async () => {
  const api = stubDashboard({ applications: [asha, ravi] })
  api.reply(getTimeline, { success: true, data: [] })
  const { queries } = renderDashboard({ tab: 'applications', status: 'pending', application: 'a1' })
  await shownApplicant('Asha')
  api.reply(listCompanyApplications, { success: true, data: [{ ...asha, status: 'accepted' }, ravi] })
  await act(() => queries.invalidateQueries())
  await screen.findByText('1 application matches')
  within(await shownApplicant('Asha')).getByText('Decided. The student can see your decision.')
})

test('keeps the applicant in view until another is selected', async () => {
  const api = openPending([asha], 10)
  await rejectAsha(api, 10, [])
  await screen.findByText('0 applications match')
  await pass(11_000)
  within(await shownApplicant('Asha')).getByText('Decided. The student can see your decision.')
  await userEvent.click(screen.getByRole('button', { name: 'All applicants' }))
  await screen.findByText('No matching applications')
})

test('removes a decided applicant after ten minutes and still undoes it with U', async () => {
  const api = openPending([asha, ravi], 7200)
  await rejectAsha(api, 7200)
  await shownApplicant('Ravi')
  await pass(590_000)
  expect(row('Asha')).not.toBeNull()
  await pass(11_000)
  await userEvent.click(screen.getByRole('button', { name: 'All applicants' }))
  await waitFor(() => expect(row('Asha')).toBeNull())
  api.reply(listCompanyApplications, { success: true, data: [asha, ravi] })
  await userEvent.keyboard('u')
  await shownApplicant('Asha')
  await waitFor(() => expect(api.calls(undoDecision)).toHaveLength(1))
})

test('removes a decided applicant when the filter changes', async () => {
  const api = openPending([asha, ravi], 600)
  await rejectAsha(api, 600)
  await shownApplicant('Ravi')
  const filter = screen.getByRole('combobox', { name: 'Status' })
  await userEvent.selectOptions(filter, 'accepted')
  await screen.findByText('No matching applications')
  await userEvent.selectOptions(filter, 'pending')
  await screen.findByText('1 application matches')
  expect(row('Asha')).toBeNull()
})

test('selects only applicants that match the filter', async () => {
  const tara = anApplicant('a3', 'Tara')
  const api = openPending([asha, ravi, tara], 600)
  await rejectAsha(api, 600, [ravi, tara])
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 2 that match this filter' }))
  await screen.findByText('2 selected')
  expect(screen.getByRole('checkbox', { name: 'Select Asha Rao, Frontend Developer Intern' })).toHaveProperty(
    'checked',
    false,
  )
})

test.each([
  [10, 'The student sees this in 10 seconds.'],
  [600, 'The student sees this in 10 minutes.'],
] as const)('says in the toast when the student sees a decision held for %i seconds', async (seconds, text) => {
  const api = openPending([asha, ravi], seconds)
  await rejectAsha(api, seconds)
  screen.getByText(`Asha Rao, Frontend Developer Intern. ${text}`)
})

test('says in the toast that the student sees a decision that is not held', async () => {
  const api = openPending([asha, ravi], 0)
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'rejected' } })
  await screen.findByText('The student sees your decision immediately.')
  await rejectApplicant()
  await screen.findByText('Asha Rao, Frontend Developer Intern. The student can see this now.')
})
