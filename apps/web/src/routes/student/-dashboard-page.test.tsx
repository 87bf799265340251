import { listOwnApplications } from '@fledge/contract/applications'
import { type Internship, listInternships } from '@fledge/contract/internships'
import { listResumes } from '@fledge/contract/resumes'
import { listSavedInternships, listSavedSearches } from '@fledge/contract/saved-items'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { onOpenSearch } from '../../lib/global-search.ts'
import { aResume } from '../../testing/resume-things.ts'
import { renderStudentDashboard, type StudentWorld, stubStudentDashboard } from '../../testing/student-dashboard.tsx'
import { anApplication, anInternship, asha, signIn } from '../../testing/things.ts'

function stubWorld({ internships = [anInternship()], ...world }: StudentWorld & { internships?: Internship[] } = {}) {
  const api = stubStudentDashboard(world)
  const count = internships.length
  api.reply(listInternships, { success: true, data: internships, total: count, totalOpen: count, nextCursor: null })
  api.reply(listSavedInternships, { success: true, data: [] })
  api.reply(listSavedSearches, { success: true, data: [] })
  return api
}

let shown: ReturnType<typeof renderStudentDashboard>['shown']
function open(at: Record<string, unknown> = {}) {
  const page = renderStudentDashboard(at)
  shown = page.shown
  return page
}
const selectedTab = () => screen.getAllByRole('tab', { selected: true })[0]?.textContent

beforeEach(() => signIn(asha))

test('greets the student and shows the next step', async () => {
  stubWorld({ applications: ['a', 'b', 'c'].map((id) => anApplication({ id })) })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha' })
  expect(screen.getAllByText(asha.university)).not.toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: '3 applications are waiting for an answer' }))
  expect(shown.address.tab).toBe('applications')
})

test('shows an open offer first, with its date', async () => {
  const offer = anApplication({ id: 'offer', status: 'accepted', decidedAt: '2026-03-04T09:00:00.000Z' })
  stubWorld({ applications: [anApplication(), offer] })
  open({ status: 'pending' })
  const offers = await screen.findByRole('region', { name: 'Offers to answer' })
  within(offers).getByText('4 Mar 2026')
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Offers to answer')
  await userEvent.click(within(offers).getByRole('button', { name: /^Answer offer/ }))
  expect(shown.address).toMatchObject({ tab: 'applications', application: 'offer', status: undefined })
})

test('says that an offer is still open after its answer date', async () => {
  const offer = anApplication({
    status: 'accepted',
    decidedAt: '2026-03-04T09:00:00.000Z',
    offer: { note: '', startDate: null, answerBy: '2026-03-09' },
  })
  stubWorld({ applications: [offer] })
  open()
  const offers = await screen.findByRole('region', { name: 'Offers to answer' })
  within(offers).getByText(/^Answer by .*\. The offer is still open\.$/)
})

test('the overview counts applications and rounds the success rate', async () => {
  const statuses = ['accepted', 'rejected', 'pending'] as const
  stubWorld({ applications: statuses.map((status) => anApplication({ id: status, status })) })
  open()
  const stat = async (label: string) => (await screen.findAllByText(label))[0]?.nextElementSibling?.textContent
  expect(await stat('Total Applications')).toBe('3')
  expect(await stat('Pending Review')).toBe('1')
  expect(await stat('Accepted')).toBe('1')
  expect(await stat('Success Rate')).toBe('33%')
  screen.getByText('50% of 2 decided')
  const bars = screen.getByRole('region', { name: 'Your applications' })
  const shares = within(bars).getAllByRole('listitem')
  expect(shares.map(({ textContent }) => textContent)).toEqual(['Pending1 · 33%', 'Accepted1 · 33%', 'Rejected1 · 33%'])
})

test('excludes withdrawn applications from counts', async () => {
  stubWorld({ applications: [anApplication(), anApplication({ id: 'b', withdrawnAt: '2026-03-02T09:00:00.000Z' })] })
  open()
  const hint = await screen.findByText('1 withdrawn, not counted')
  expect(hint.parentElement?.textContent).toContain('Total Applications1')
})

test('shows the bars of statuses, but no funnel, if all applications are withdrawn', async () => {
  stubWorld({ applications: [anApplication({ withdrawnAt: '2026-03-02T09:00:00.000Z' })] })
  open()
  await screen.findByText('1 withdrawn, not counted')
  await screen.findByRole('button', { name: 'Your resume is read. See which internships fit' })
  screen.getByRole('heading', { name: 'Your applications' })
  expect(screen.getByRole('tabpanel').textContent).toContain('Pending0 · 0%Accepted0 · 0%Rejected0 · 0%')
  expect(screen.queryByText('Application funnel')).toBeNull()
})

test('does not suggest an upload before resumes load', async () => {
  const api = stubWorld({ resumes: [] })
  const known = api.hold(listResumes)
  open({ tab: 'applications' })
  const upload = () => screen.getAllByRole('button', { name: 'Upload resume' })[0]?.className
  await screen.findByRole('heading', { level: 1 })
  expect(upload()).not.toContain('bg-primary')
  known()
  await waitFor(() => expect(upload()).toContain('bg-primary'))
})

test('links quick actions to upload, internships, applications and profile', async () => {
  stubWorld()
  open()
  const actions = within(await screen.findByRole('region', { name: 'Quick actions' }))
  expect(actions.getByRole('link', { name: /Update profile/ }).getAttribute('href')).toBe('/profile')
  for (const [name, tab] of [
    [/Browse internships/, 'internships'],
    [/View applications/, 'applications'],
    [/Upload resume/, 'resumes'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
    await userEvent.click(within(screen.getByRole('region', { name: 'Quick actions' })).getByRole('button', { name }))
    expect(shown.address.tab).toBe(tab)
  }
})

test('shows the specified tabs plus interviews', async () => {
  stubWorld({ applications: [anApplication(), anApplication({ id: 'b', status: 'accepted' })] })
  open()
  // The count is the offer that needs an answer.
  await screen.findByRole('tab', { name: /Applications\D*1/ })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, '').trim())).toEqual([
    'Overview',
    'Resumes',
    'AI Analyzer',
    'Find Internships',
    'Applications',
    'Interviews',
  ])
})

test('shows the account and the number of resumes in the profile card', async () => {
  stubWorld()
  open()
  const card = await screen.findByRole('region', { name: 'Your profile' })
  for (const text of ['Asha Rao', asha.email, asha.university, asha.major, '2027']) within(card).getByText(text)
  await waitFor(() => expect(within(card).getByText('Resumes').nextElementSibling?.textContent).toBe('1'))
})

test('synchronizes the tab with the URL', async () => {
  stubWorld()
  open({ tab: 'opportunities' })
  await waitFor(() => expect(selectedTab()).toBe('Find Internships'))
  await userEvent.click(screen.getByRole('tab', { name: /Applications/ }))
  expect(shown.address.tab).toBe('applications')
  await screen.findByText('No applications submitted yet')
})

test('opens the search panel', async () => {
  stubWorld()
  open()
  const opened = vi.fn()
  const stop = onOpenSearch(opened)
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  expect(opened).toHaveBeenCalledOnce()
  stop()
})

test('opens the internships with their filters', async () => {
  stubWorld()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  expect(shown.address).toMatchObject({ tab: 'internships', filters: 'open' })
})

test('opens the resumes tab and the file picker on upload', async () => {
  stubWorld({ resumes: [] })
  open()
  const picker = await screen.findByLabelText<HTMLInputElement>('Resume file')
  const opened = vi.spyOn(picker, 'click')
  await userEvent.click(screen.getAllByRole('button', { name: /Upload resume/ })[0]!)
  expect(opened).toHaveBeenCalledOnce()
  expect(shown.address.tab).toBe('resumes')
})

test('names the limit and offers to replace a held resume with the file that is uploaded', async () => {
  stubWorld()
  open()
  await screen.findByText(/^Your resume is (read|being compared)/)
  const picker = screen.getByLabelText<HTMLInputElement>('Resume file')
  const opened = vi.spyOn(picker, 'click')
  await userEvent.click(screen.getAllByRole('button', { name: /Upload resume/ })[0]!)
  expect(opened).toHaveBeenCalledOnce()
  expect(shown.address.tab).toBe('resumes')
  await userEvent.upload(picker, new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' }))
  await screen.findByText(/^Replace your current resume with new.pdf\?/)
  await screen.findByText(/delete your existing resume first/)
})

test('changes the URL on switchTab and globalSearch and ignores invalid events', async () => {
  stubWorld()
  open()
  await screen.findByRole('heading', { level: 1 })
  const tell = (name: string, detail: unknown) => act(() => window.dispatchEvent(new CustomEvent(name, { detail })))
  tell('switchTab', 'resumes')
  expect(shown.address.tab).toBe('resumes')
  tell('switchTab', 'nowhere')
  tell('switchTab', { tab: 'overview' })
  tell('globalSearch', 7)
  expect(shown.address.tab).toBe('resumes')
  tell('globalSearch', { term: 'data science', timestamp: 1 })
  expect(shown.address).toMatchObject({ tab: 'internships', q: 'data science' })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search internships').value).toBe('data science'))
})

test('opens the profile page on switchTab with profile', async () => {
  stubWorld()
  const { router } = open()
  await screen.findByRole('heading', { level: 1 })
  act(() => window.dispatchEvent(new CustomEvent('switchTab', { detail: 'profile' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

test('loads the three lists in parallel', async () => {
  const api = stubWorld()
  const lists = [listOwnApplications, listResumes, listInternships]
  const answers = lists.map((list) => api.hold(list))
  open()
  const asked = () => api.calls().map(({ url }) => url.split('?')[0])
  const paths = [`/api/apply/user/${asha.id}`, `/api/resume/user/${asha.id}`, '/api/internship']
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(paths)))
  for (const answer of answers) answer()
  await screen.findByText('Total Applications')
})

test('shows a failed list in its place and the others', async () => {
  const api = stubWorld()
  api.refuse(listOwnApplications, 500, { code: 'unknown', message: 'broken' })
  open()
  await screen.findByText('Your applications could not be loaded.')
  expect(screen.getByText('Total Applications').nextElementSibling?.textContent).toBe('–')
  expect(screen.queryByText('Failed to load dashboard data')).toBeNull()
})

test('shows what has loaded within a second while another list does not answer', async () => {
  const api = stubWorld({ resumes: [] })
  const answer = api.hold(listOwnApplications)
  open()
  await screen.findByRole('heading', { name: 'Drop your resume here' })
  screen.getByRole('region', { name: 'Quick actions' })
  expect(screen.getByText('Total Applications').nextElementSibling?.textContent).toBe('–')
  expect(screen.getAllByText('Loading…')).toHaveLength(4)
  answer()
  await waitFor(() => expect(screen.getByText('Total Applications').nextElementSibling?.textContent).toBe('0'))
})

test('says in the analyzer that the resume could not be loaded', async () => {
  const api = stubWorld()
  api.refuse(listResumes, 500, { code: 'unknown', message: '' })
  open({ tab: 'ai-analyzer' })
  await screen.findByText('Your resume could not be loaded.')
  api.reply(listResumes, { success: true, data: [aResume()] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('tab', { name: 'Insights' })
})

test('shows one message when all three lists fail, and does not repeat it when a list fails again', async () => {
  const errors = vi.spyOn(toast, 'error')
  const api = stubWorld()
  const answers = [listOwnApplications, listResumes].map((list) => api.hold(list))
  for (const list of [listOwnApplications, listResumes, listInternships])
    api.refuse(list, 500, { code: 'unknown', message: 'broken' })
  const { queries } = open()
  await waitFor(() => expect(api.calls().some(({ url }) => url.startsWith('/api/internship?'))).toBe(true))
  await new Promise((later) => setTimeout(later, 50))
  expect(errors).not.toHaveBeenCalled()
  for (const answer of answers) answer()
  await screen.findByText('Failed to load dashboard data')
  await screen.findByText('Your applications and resume could not be loaded.')
  // The first connection of the socket asks for the applications again.
  await act(() => queries.invalidateQueries({ queryKey: ['applications'] }))
  await screen.findByText('Your applications and resume could not be loaded.')
  expect(errors.mock.calls.map(([title]) => title)).toEqual(['Error'])
})
