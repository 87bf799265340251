import { getApplicationLedger, listCompanyApplications } from '@fledge/contract/applications'
import { markApplicationSeen } from '@fledge/contract/applications/application-lifecycle'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { deleteInternship, listInternships, postInternship } from '@fledge/contract/internships'
import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/api-stub.ts'
import { acceptApplicant, rejectApplicant } from '../../testing/decide.ts'
import { kite, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { anApplication, anInternship } from '../../testing/things.ts'
import { CompanyDashboardPage } from './-dashboard-page.tsx'
import type { CompanySearch } from './-dashboard-search.ts'

let address: CompanySearch
let queries: QueryClient

function Page({ at }: { at: CompanySearch }) {
  const [search, setSearch] = useState(at)
  address = search
  return <CompanyDashboardPage company={kite} search={search} onSearch={setSearch} />
}

function open(
  at: CompanySearch,
  { internships = [anInternship({ applicationsCount: 2 })], applications = [asha, ravi] } = {},
) {
  const api = stubApi()
  api.reply(listInternships, {
    success: true,
    data: internships,
    total: internships.length,
    totalOpen: 9,
    nextCursor: null,
  })
  api.reply(listCompanyApplications, { success: true, data: applications })
  api.reply(markApplicationSeen, { success: true, data: asha })
  api.reply(getApplicationLedger, {
    success: true,
    data: {
      matchPercentage: 72,
      band: 'good',
      reason: null,
      lines: [{ page: 1, text: 'React', hidden: null }],
      parts: [reactPart],
      conditions: [],
    },
  })
  queries = renderPage(<Page at={at} />).queries
  return api
}

const asha = anApplication({ id: 'a1', resume: null })
const ravi = anApplication({
  id: 'a2',
  resume: null,
  fit: { matchPercentage: 40, band: 'fair', reason: null },
  applicant: { ...asha.applicant, id: 's2', firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.test' },
})
const reactPart = {
  kind: 'requirement' as const,
  phrase: 'React',
  skill: 'React',
  points: 72,
  outOf: 100,
  met: 'yes' as const,
  quote: { text: 'React', source: { line: 0, start: 0, end: 5 }, continued: [], marks: [{ start: 0, end: 5 }] },
  nearest: null,
  importance: 'asked' as const,
  shown: null,
  similar: null,
}

beforeEach(() => {
  sessionStorage.clear()
  toast.dismiss()
  signIn(kite)
})

test('the overview counts listings, applications and the acceptance rate', async () => {
  open({}, { applications: [asha, { ...ravi, status: 'accepted' }] })
  const rate = await screen.findByText('Acceptance Rate')
  expect(rate.nextElementSibling?.textContent).toBe('50%')
  expect(screen.getByText('Pending Review').nextElementSibling?.textContent).toBe('1')
  expect(screen.getByRole('button', { name: /Asha Rao.*Frontend Developer Intern.*Pending/ })).toBeTruthy()
  const bars = within(screen.getByRole('heading', { name: 'Status overview' }).parentElement!).getAllByRole('listitem')
  expect(bars.map(({ textContent }) => textContent)).toEqual(['Pending1 · 50%', 'Accepted1 · 50%', 'Rejected0 · 0%'])
})

test('shows the company name, the post button, and the specified tabs plus interviews', async () => {
  open({})
  await screen.findByRole('heading', { level: 1, name: 'Kite Labs' })
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, '').trim())
  expect(names).toEqual(['Overview', 'My Internships', 'Applications', 'Interviews'])
  await userEvent.click(screen.getAllByRole('button', { name: 'Post Internship' })[0]!)
  await screen.findByRole('dialog', { name: 'Post Internship' })
})

test('shows in the header how many applicants are waiting', async () => {
  open({})
  await screen.findByText(/2 applicants are waiting for your answer\. The first applied/)
})

test('lists applicants by match and shows the evidence on click', async () => {
  open({ tab: 'applications' })
  const rows = await screen.findAllByRole('button', { name: /match/ })
  expect(rows.map((row) => row.textContent?.slice(0, 8))).toEqual(['Asha Rao', 'Ravi Iye'])
  await userEvent.click(rows[1]!)
  const detail = await screen.findByRole('article', { name: 'Ravi Iyer' })
  expect(within(detail).getByText('ravi@example.test')).toBeTruthy()
  await within(detail).findByRole('row', { name: /React.*72 of 100/ })
  expect(address.application).toBe('a2')
})

test('shows details, resume and decision of an applicant together', async () => {
  open({ tab: 'applications', application: 'a1' }, { applications: [anApplication()] })
  const applicant = within(await screen.findByRole('article', { name: 'Asha Rao' }))
  const { email, university, major } = asha.applicant
  for (const text of [email, university, major, '2027', 'asha.pdf']) applicant.getByText(text)
  for (const name of ['Accept', 'Reject', 'View Resume', 'Download']) applicant.getByRole('button', { name })
})

test('accepts optimistically with a toast and opens the next pending applicant', async () => {
  const api = open({ tab: 'applications', application: 'a1' })
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  await acceptApplicant()
  await screen.findByText('Application accepted successfully!')
  await screen.findByRole('article', { name: 'Ravi Iyer' })
  expect(api.calls().filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', url: '/api/apply/a1', body: { status: 'accepted', tellIn: 10 } },
  ])
})

test('reverts a refused decision and shows the reason', async () => {
  const api = open({ tab: 'applications', application: 'a1' })
  api.refuse(decideApplication, 409, { code: 'already_decided', message: 'Application already decided' })
  await rejectApplicant()
  await screen.findByText('Application already decided')
  await waitFor(() => expect(screen.getAllByText('Pending', { selector: 'span' }).length).toBeGreaterThan(1))
  expect(screen.queryByText('Rejected', { selector: 'span' })).toBeNull()
})

test('shows the specified message when a decision fails without one', async () => {
  const api = open({ tab: 'applications', application: 'a1' })
  api.refuse(decideApplication, 500, { code: 'unknown', message: '' })
  await acceptApplicant()
  await screen.findByText('Failed to update application')
})

test('accepts with A and ignores the key while typing', async () => {
  const api = open({ tab: 'applications', application: 'a1' })
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  await screen.findByRole('article', { name: 'Asha Rao' })
  const puts = () => api.calls().filter(({ method }) => method === 'PUT').length
  await userEvent.type(screen.getByRole('searchbox'), 'aa')
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(puts()).toBe(0)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('a')
  await waitFor(() => expect(puts()).toBe(1))
})

test('shows each candidate in the list and decides without opening it', async () => {
  const decided = anApplication({ id: 'a3', status: 'accepted', decidedAt: '2026-03-06T09:00:00.000Z' })
  const api = open({ tab: 'applications' }, { applications: [asha, ravi, decided] })
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  const row = within((await screen.findByRole('button', { name: /^Ravi Iyer/ })).closest('li')!)
  const { email, university, major, graduationYear } = ravi.applicant
  for (const text of [email, university, major, String(graduationYear), 'No resume attached']) row.getByText(text)
  await userEvent.click(row.getByRole('button', { name: 'View Resume: Ravi Iyer' }))
  await screen.findByText("This application doesn't have a resume attached.")
  await userEvent.click(row.getByRole('button', { name: 'Download: Ravi Iyer' }))
  await screen.findByText('No resume available for download.')
  await userEvent.click(row.getByRole('button', { name: 'Accept: Ravi Iyer' }))
  await screen.findByText('Application accepted successfully!')
  expect(api.calls().filter(({ method }) => method === 'PUT')).toMatchObject([{ url: '/api/apply/a2' }])
  expect(address.application).toBeUndefined()
  expect(api.calls().some(({ url }) => url.includes('seen'))).toBe(false)
  const other = within(
    screen
      .getAllByRole('button', { name: /^Asha Rao/ })
      .at(-1)!
      .closest('li')!,
  )
  expect(other.getByRole<HTMLButtonElement>('button', { name: 'Reject: Asha Rao' }).disabled).toBe(true)
  await userEvent.click(other.getByRole('button', { name: 'Review: Asha Rao' }))
  await screen.findByRole('article', { name: 'Asha Rao' })
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull()
})

test('disables deciding twice', async () => {
  open({ tab: 'applications', application: 'a1' }, { applications: [{ ...asha, status: 'rejected' }] })
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', true)
})

test('says that an application has no resume', async () => {
  open({ tab: 'applications', application: 'a1' })
  await screen.findByText('No resume attached')
  await userEvent.click(await screen.findByRole('button', { name: 'View Resume' }))
  await screen.findByText('Resume Not Available')
  screen.getByText("This application doesn't have a resume attached.")
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByText('No resume available for download.')
})

test('filters by status and clears the filter', async () => {
  open({ tab: 'applications', status: 'accepted' })
  const choices = within(await screen.findByLabelText('Status')).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ value }) => value)).toEqual(['all', 'pending', 'accepted', 'rejected'])
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Filters' }))
  await screen.findByText('Asha Rao')
})

test('keeps a status that is chosen while a typed search is on its way', async () => {
  open({ tab: 'applications' })
  await userEvent.type(await screen.findByRole('searchbox'), 'asha')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'pending')
  expect(address).toMatchObject({ status: 'pending' })
  await waitFor(() => expect(address).toMatchObject({ q: 'asha', status: 'pending' }))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'accepted')
  await waitFor(() => expect(address).toMatchObject({ q: undefined, status: 'accepted' }))
})

test('posts the form and marks missing fields', async () => {
  const api = open({})
  api.reply(postInternship, { success: true, data: anInternship() })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Post Internship' }))[0]!)
  const form = await screen.findByRole('dialog')
  await userEvent.click(within(form).getByRole('button', { name: 'Post Internship' }))
  await within(form).findByText('Name at least one skill')
  expect(document.activeElement).toBe(within(form).getByLabelText('Title'))

  await userEvent.type(within(form).getByLabelText('Title'), 'Data Intern')
  await userEvent.type(within(form).getByLabelText('Location'), 'Pune')
  await userEvent.selectOptions(within(form).getByLabelText('Work type'), 'Part-time')
  await userEvent.type(within(form).getByLabelText('Duration'), '3 months')
  await userEvent.type(within(form).getByLabelText('Stipend in ₹ per month'), '15000')
  await userEvent.type(within(form).getByLabelText('Required skills'), 'SQL, Python,')
  await userEvent.type(within(form).getByLabelText('Description'), 'Reports.')
  expect(within(form).getByText('Students see “₹15,000 / month”.')).toBeTruthy()
  await userEvent.click(within(form).getByRole('button', { name: 'Post Internship' }))

  await screen.findByText('Internship posted successfully!')
  expect(api.calls().find(({ method, url }) => method === 'POST' && url === '/api/internship')?.body).toEqual({
    title: 'Data Intern',
    company: 'Kite Labs',
    description: 'Reports.',
    requirements: ['SQL', 'Python'],
    mustHave: [],
    niceToHave: [],
    location: 'Pune',
    type: 'Part-time',
    duration: '3 months',
    stipend: 15_000,
    ...{ openings: null, startsOn: null, applyBy: null, vacancy: null, replyDays: 14 },
    ...{ stipendMax: null, hoursPerWeek: null, perks: [], graduationYears: [], degrees: [], minCgpa: null },
    ...{ questions: [], showsCompetition: true },
  })
})

test('keeps invalid input with a message at its field', async () => {
  open({ tab: 'internships' })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: / }))
  const form = await screen.findByRole('dialog')
  await userEvent.clear(within(form).getByLabelText('Duration'))
  await userEvent.type(within(form).getByLabelText('Duration'), 'soon')
  await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }))
  await within(form).findByText("Say how many months, for example '3 months'")
  expect(within(form).getByLabelText<HTMLInputElement>('Title').value).toBe('Frontend Developer Intern')
})

test('shows the number of affected applications before deleting', async () => {
  const api = open({ tab: 'internships' })
  api.reply(deleteInternship, { success: true, data: { id: 'i1' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
  await screen.findByText(/2 applications will be affected/)
  await userEvent.click(screen.getByRole('button', { name: 'Delete internship' }))
  await screen.findByText('Internship deleted successfully!')
})

test('uses the singular for one affected application', async () => {
  open({ tab: 'internships' }, { internships: [anInternship({ applicationsCount: 1 })] })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
  await screen.findByText(/^1 application will be affected\. You keep it, and we notify the student/)
})

test('offers posting next to the specified search and filter before the first listing', async () => {
  open({ tab: 'applications' }, { internships: [], applications: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Post your first internship' }))
  await screen.findByRole('dialog', { name: 'Post Internship' })
  screen.getByLabelText('Search applications')
  screen.getByLabelText('Status')
})

test('shows a load failure of a list with a retry', async () => {
  const api = open({ tab: 'internships' }, { internships: [] })
  await screen.findByText('No internships posted yet')
  api.refuse(listInternships, 403, { code: 'not_allowed', message: 'Your account cannot do this.' })
  renderPage(<Page at={{ tab: 'internships' }} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Your account cannot do this.')
})

test('lists the applicants while the internships cannot be loaded', async () => {
  const api = open({ tab: 'applications' })
  api.refuse(listInternships, 403, { code: 'not_allowed', message: 'Not now.' })
  await screen.findByRole('button', { name: /^Asha Rao/ })
  screen.getByText('Your internships could not be loaded.')
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('opens a tab on the window event switchTab', async () => {
  open({})
  await screen.findByText('Recent applications')
  window.dispatchEvent(new CustomEvent('switchTab', { detail: 'internships' }))
  await waitFor(() => expect(address.tab).toBe('internships'))
  window.dispatchEvent(new CustomEvent('switchTab', { detail: 'nonsense' }))
  expect(address.tab).toBe('internships')
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
  await waitFor(() => expect(queries.getQueriesData({ queryKey: ['internships'] })).not.toHaveLength(0))
  await new Promise((later) => setTimeout(later, 50))
  expect(errors).not.toHaveBeenCalled()
  applicationsAnswer()
  await screen.findByText('Failed to load dashboard data')
  screen.getByText('Your applications and internships could not be loaded.')
  // The first connection of the socket asks for the applications again.
  await act(() => queries.invalidateQueries({ queryKey: ['applications'] }))
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

test('opens the tab of a listing that the URL names', async () => {
  open({ highlight: 'i1' })
  await screen.findByRole('heading', { name: 'My Internships' })
  await waitFor(() => expect(document.activeElement?.id).toBe('internship-i1'))
})

test('restores the focus to the opener of a dialog', async () => {
  open({ tab: 'internships' })
  const details = await screen.findByRole('button', { name: /^View Details: / })
  await userEvent.click(details)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(details))
})

test.each([
  ['Search applications', 'Search applications'],
  ['Filter candidates', 'Status'],
])('switches the tab, shows a toast and sets the focus for the quick action %s', async (name, label) => {
  open({})
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(address.tab).toBe('applications')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  await screen.findByText(name, { selector: '[data-title]' })
})

test('generates no report from outdated data', async () => {
  const api = open({})
  await screen.findByText('Recent applications')
  api.refuse(listCompanyApplications, 403, { code: 'not_allowed', message: 'Not now.' })
  await queries.refetchQueries()
  await userEvent.click(screen.getByRole('button', { name: 'Generate report' }))
  await screen.findByText('Failed to generate report. Please try again.')
})

test('counts only open listings as active', async () => {
  const paused = anInternship({ id: 'i2', state: 'paused', status: 'Paused' })
  open({}, { internships: [anInternship(), paused] })
  expect((await screen.findByText('Active Internships')).nextElementSibling?.textContent).toBe('1')
})
