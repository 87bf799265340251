import { downloadSentResume, getApplicationLedger, listCompanyApplications } from '@fledge/contract/applications'
import { markApplicationSeen } from '@fledge/contract/applications/application-lifecycle'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { deleteInternship } from '@fledge/contract/internships'
import { texts } from '@fledge/contract/texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { acceptApplicant, rejectApplicant } from '../../testing/decide.ts'
import { aLedger, aPart } from '../../testing/resume-things.ts'
import { anApplication, anInternship, kite, signIn } from '../../testing/things.ts'
import type { CompanySearch } from './-dashboard-search.ts'

let shown: ReturnType<typeof renderDashboard>['shown']

function open(
  at: CompanySearch,
  { internships = [anInternship({ applicationsCount: 2 })], applications = [asha, ravi] } = {},
) {
  const api = stubDashboard({ internships, applications })
  const lines = [{ page: 1, text: 'React', hidden: null }]
  api.reply(getApplicationLedger, { success: true, data: aLedger({ lines, parts: [reactPart] }) })
  shown = renderDashboard(at).shown
  return api
}

const asha = anApplication({ id: 'a1', resume: null })
const ravi = anApplication({
  id: 'a2',
  resume: null,
  fit: { matchPercentage: 40, band: 'fair', reason: null },
  applicant: { ...asha.applicant, id: 's2', firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.test' },
})
const reactPart = aPart({
  points: 72,
  outOf: 100,
  quote: { text: 'React', source: { line: 0, start: 0, end: 5 }, continued: [], marks: [{ start: 0, end: 5 }] },
})

beforeEach(() => signIn(kite))

test('the overview counts listings, applications and the acceptance rate', async () => {
  open({}, { applications: [asha, { ...ravi, status: 'accepted' }] })
  const rate = await screen.findByText('Acceptance Rate')
  await screen.findByText(/^1 application is waiting for your answer\. It came/)
  expect(rate.nextElementSibling?.textContent).toBe('50%')
  expect(screen.getByText('Pending Review').nextElementSibling?.textContent).toBe('1')
  expect(screen.getByRole('button', { name: /Asha Rao.*Frontend Developer Intern.*Pending/ })).toBeTruthy()
  const bars = within(screen.getByRole('heading', { name: 'Status overview' }).parentElement!).getAllByRole('listitem')
  expect(bars.map(({ textContent }) => textContent)).toEqual(['Pending1 · 50%', 'Accepted1 · 50%', 'Rejected0 · 0%'])
})

test('shows the company name, who is waiting, the post button, and the specified tabs plus interviews', async () => {
  open({})
  await screen.findByRole('heading', { level: 1, name: 'Kite Labs' })
  await screen.findByText(/2 applications are waiting for your answer\. The first came/)
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, '').trim())
  expect(names).toEqual(['Overview', 'My Internships', 'Applications', 'Interviews'])
  await userEvent.click(screen.getAllByRole('button', { name: 'Post Internship' })[0]!)
  await screen.findByRole('dialog', { name: 'Post Internship' })
})

test('lists applicants by match and shows the evidence on click', async () => {
  open({ tab: 'applications' })
  const rows = await screen.findAllByRole('button', { name: /match/ })
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Asha Rao'),
    expect.stringContaining('Ravi Iyer'),
  ])
  await userEvent.click(rows[1]!)
  const detail = await screen.findByRole('article', { name: 'Ravi Iyer' })
  expect(within(detail).getByText('ravi@example.test')).toBeTruthy()
  await within(detail).findByRole('row', { name: /React.*72 of 100/ })
  expect(shown.address.application).toBe('a2')
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
  expect(api.calls('PUT')).toEqual([{ method: 'PUT', url: '/api/apply/a1', body: { status: 'accepted', tellIn: 10 } }])
})

test('reverts a refused decision and shows the reason', async () => {
  const api = open({ tab: 'applications', application: 'a1' })
  api.refuse(decideApplication, 409, { code: 'already_decided', message: 'Application already decided' })
  await rejectApplicant()
  await screen.findByText('Application already decided')
  await waitFor(() => expect(screen.getAllByText('Pending', { selector: 'span' }).length).toBeGreaterThan(1))
  expect(screen.queryByText('Rejected', { selector: 'span' })).toBeNull()
})

test('accepts with A and ignores the key while typing', async () => {
  const api = open({ tab: 'applications', application: 'a1' })
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  await screen.findByRole('article', { name: 'Asha Rao' })
  const puts = () => api.calls('PUT').length
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
  for (const text of [email, university, major, `Graduates ${graduationYear}`, 'No resume attached'])
    row.getByText(text)
  await userEvent.click(row.getByRole('button', { name: 'View Resume: Ravi Iyer, Frontend Developer Intern' }))
  await screen.findByText("This application doesn't have a resume attached.")
  await userEvent.click(row.getByRole('button', { name: 'Download: Ravi Iyer, Frontend Developer Intern' }))
  await screen.findByText('No resume available for download.')
  await userEvent.click(row.getByRole('button', { name: 'Accept: Ravi Iyer, Frontend Developer Intern' }))
  await screen.findByText('Application accepted successfully!')
  expect(api.calls('PUT')).toMatchObject([{ url: '/api/apply/a2' }])
  expect(shown.address.application).toBeUndefined()
  expect(api.calls(markApplicationSeen)).toEqual([])
  const other = within(
    screen
      .getAllByRole('button', { name: /^Asha Rao/ })
      .at(-1)!
      .closest('li')!,
  )
  expect(
    other.getByRole<HTMLButtonElement>('button', { name: 'Reject: Asha Rao, Frontend Developer Intern' }).disabled,
  ).toBe(true)
  await userEvent.click(other.getByRole('button', { name: 'Review: Asha Rao, Frontend Developer Intern' }))
  await screen.findByRole('article', { name: 'Asha Rao' })
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull()
})

test.each([
  ['Accept', 'accepted'],
  ['Reject', 'rejected'],
] as const)('moves the focus from %s in the list to the row, which is %s', async (act, status) => {
  const api = open({ tab: 'applications' })
  const decided = { ...ravi, status }
  const name = await screen.findByRole('button', { name: /^Ravi Iyer/ })
  api.reply(decideApplication, { success: true, data: decided })
  api.reply(listCompanyApplications, { success: true, data: [asha, decided] })
  await userEvent.click(screen.getByRole('button', { name: `${act}: Ravi Iyer, Frontend Developer Intern` }))
  if (act === 'Reject')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }))
  await screen.findByText(`Application ${status} successfully!`)
  await waitFor(() => expect(document.activeElement?.id).toBe(name.id))
})

test.each(['withdrawn', 'expired'] as const)('does not offer a resume that is %s', async (resumeGone) => {
  open({ tab: 'applications' }, { applications: [{ ...asha, resumeGone }] })
  const row = within((await screen.findByRole('button', { name: /^Asha Rao/ })).closest('li')!)
  row.getByText(texts.resume[resumeGone])
  expect(row.queryByRole('button', { name: /^(View Resume|Download)/ })).toBeNull()
})

test('says why a resume that was withdrawn since the list was loaded cannot be downloaded', async () => {
  const api = open({ tab: 'applications' }, { applications: [anApplication({ id: 'a1' })] })
  api.refuse(downloadSentResume, 410, { code: 'resume_withdrawn', message: texts.resume.withdrawn })
  await userEvent.click(await screen.findByRole('button', { name: 'Download: Asha Rao, Frontend Developer Intern' }))
  await screen.findByText(texts.resume.withdrawn)
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
  expect(shown.address).toMatchObject({ status: 'pending' })
  await waitFor(() => expect(shown.address).toMatchObject({ q: 'asha', status: 'pending' }))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'accepted')
  await waitFor(() => expect(shown.address).toMatchObject({ q: undefined, status: 'accepted' }))
})

test('shows the number of affected applications before deleting', async () => {
  const api = open({ tab: 'internships' })
  api.reply(deleteInternship, { success: true, data: { id: 'i1' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
  await screen.findByText(/2 applications will be affected/)
  await userEvent.click(screen.getByRole('button', { name: 'Delete internship' }))
  await screen.findByText('Internship deleted successfully!')
})

test('offers posting next to the specified search and filter before the first listing', async () => {
  open({ tab: 'applications' }, { internships: [], applications: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Post your first internship' }))
  await screen.findByRole('dialog', { name: 'Post Internship' })
  screen.getByLabelText('Search applications')
  screen.getByLabelText('Status')
})

test('opens a tab on the window event switchTab', async () => {
  open({})
  await screen.findByText('Recent applications')
  window.dispatchEvent(new CustomEvent('switchTab', { detail: 'internships' }))
  await waitFor(() => expect(shown.address.tab).toBe('internships'))
  window.dispatchEvent(new CustomEvent('switchTab', { detail: 'nonsense' }))
  expect(shown.address.tab).toBe('internships')
})

test('opens the tab of a listing that the URL names', async () => {
  open({ highlight: 'i1' })
  await screen.findByRole('heading', { name: 'My Internships' })
  await waitFor(() => expect(document.activeElement?.id).toBe('internship-i1'))
})

test.each([
  ['Search applications', 'Search applications'],
  ['Filter candidates', 'Status'],
])('switches the tab, shows a toast and sets the focus for the quick action %s', async (name, label) => {
  const release = open({}).hold(listCompanyApplications)
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(shown.address.tab).toBe('applications')
  await waitFor(() => expect(document.activeElement?.role).toBe('tabpanel'))
  release()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  await screen.findByText(name, { selector: '[data-title]' })
})

test('counts only open listings as active', async () => {
  const paused = anInternship({ id: 'i2', state: 'paused', status: 'Paused' })
  open({}, { internships: [anInternship(), paused] })
  expect((await screen.findByText('Active Internships')).nextElementSibling?.textContent).toBe('1')
})
