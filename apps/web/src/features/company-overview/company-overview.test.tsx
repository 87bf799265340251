import type { Application } from '@fledge/contract/applications'
import { getReplies } from '@fledge/contract/applications/replies'
import type { Internship } from '@fledge/contract/internships'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ListQuery } from '../../api/query-failure.tsx'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anApplication, anInternship } from '../../testing/things.ts'
import { CompanyOverview } from './company-overview.tsx'
import { saveReport } from './save-report.ts'

const nothing = () => undefined

const refetch = vi.fn()

/** A list that has loaded, or failed to load. */
const listOf = <Item,>(data: Item[] | undefined): ListQuery<Item> => ({
  data,
  isPending: false,
  isError: data === undefined,
  isFetching: false,
  refetch,
})

type World = { internships?: Internship[] | undefined; applications?: Application[] | undefined }

const threeInternships = ['1', '2', '3'].map((id) => anInternship({ id }))

function open(lists: World = {}, over: Partial<Omit<Parameters<typeof CompanyOverview>[0], keyof World>> = {}) {
  const { internships, applications } = { internships: threeInternships, applications: [], ...lists }
  const acts = {
    onPost: nothing,
    onInternships: nothing,
    onReport: nothing,
    onSearch: nothing,
    onFilter: nothing,
    onOpen: nothing,
  }
  renderPage(
    <CompanyOverview
      internships={listOf<Internship>(internships)}
      applications={listOf<Application>(applications)}
      {...acts}
      {...over}
    />,
  )
}

/** What observes places in view, so that a test can say when one comes near. */
let comeNear: () => void
beforeEach(() => {
  const api = stubApi()
  api.reply(getReplies, { success: true, data: { record: null, due: 0, onTime: 0, waiting: [] } })
  const observers: (() => void)[] = []
  vi.stubGlobal('IntersectionObserver', function observe(tell: (entries: object[]) => void) {
    observers.push(() => tell([{ isIntersecting: true }]))
    return { observe: nothing, disconnect: nothing }
  })
  comeNear = () => {
    for (const tell of observers) act(tell)
  }
})

const loadedAt = Date.now()
const daysAgo = (days: number) => new Date(loadedAt - days * 86_400_000).toISOString()
const received: Application[] = [
  anApplication({ id: 'a', createdAt: daysAgo(0) }),
  anApplication({ id: 'b', createdAt: daysAgo(9), decidedAt: daysAgo(4), status: 'accepted' }),
  anApplication({ id: 'c', createdAt: daysAgo(9), decidedAt: daysAgo(8), status: 'rejected', seenAt: daysAgo(8) }),
  anApplication({ id: 'd', withdrawnAt: daysAgo(1), fit: { matchPercentage: null, band: null, reason: 'no_resume' } }),
]

const stat = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent

test('does not count withdrawn applications and says so', async () => {
  open({ applications: received })
  expect(await stat('Active Internships')).toBe('3')
  expect(await stat('Total Applications')).toBe('3')
  expect(await stat('Pending Review')).toBe('1')
  expect(await stat('Acceptance Rate')).toBe('33%')
  screen.getByText('50% of 2 decided')
  screen.getByText('1 withdrawn, not counted')
})

test('begins with the specified parts; the replies follow', async () => {
  open({ applications: received })
  await screen.findByText('No reply record yet')
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.slice(0, 4)).toEqual(['Recent applications', 'Status overview', 'Quick actions', 'Replies'])
})

test('lists only the five newest applications', async () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((id) => anApplication({ id }))
  open({ applications: many })
  const list = await screen.findByRole('heading', { name: 'Recent applications' })
  expect(within(list.parentElement!).getAllByRole('button')).toHaveLength(5)
})

test('renders the charts near the viewport with their figures as text and table', async () => {
  const many = ['x', 'y', 'z'].flatMap((times) => received.map((one) => ({ ...one, id: `${one.id}${times}` })))
  many[0] = { ...many[0]!, fit: { matchPercentage: 61, band: 'good', reason: null } }
  open({ applications: many })
  await screen.findByText('Recent applications')
  expect(screen.queryByText('Application funnel')).toBeNull()
  comeNear()

  const funnel = within(await screen.findByRole('region', { name: 'Application funnel' }))
  funnel.getByRole('img', {
    name: /^Application funnel\. Of 9 applications, 6 opened, 6 answered, 3 accepted\./,
  })
  await userEvent.click(funnel.getByRole('button', { name: /^Show table/ }))
  expect(rowsOf(funnel)).toEqual(['Received9', 'Opened6', 'Answered6', 'Accepted3'])
  await userEvent.click(funnel.getByRole('button', { name: /^Show chart/ }))
  funnel.getByRole('img')

  screen.getByRole('img', { name: /^Applications over time\. 9 applications in 12 weeks/ })
  screen.getByRole('img', { name: /^Time to an answer\. Half of the answers came within 3 days\./ })
  screen.getByRole('img', { name: /^How well applicants fit\. 9 applicants: 9 Good\./ })
})

test('says one value as one', async () => {
  open({ applications: [anApplication({ status: 'accepted', createdAt: daysAgo(2), decidedAt: daysAgo(1) })] })
  await screen.findByText('Recent applications')
  comeNear()
  await screen.findByText('Your answer came within 1 day.')
  screen.getByText('1 applicant: Good.')
})

const rowsOf = (chart: { getAllByRole: (role: string) => HTMLElement[] }) =>
  chart
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('says why a chart is empty', async () => {
  const fit = { matchPercentage: null, band: null, reason: 'no_resume' as const }
  open({ applications: [anApplication({ createdAt: daysAgo(100), fit })] })
  await screen.findByText('Recent applications')
  comeNear()
  for (const text of [
    'No applications in the last 12 weeks.',
    'No applications have been answered yet.',
    'No applicants have a score yet.',
  ])
    await screen.findByText(text)
})

test('shows the figures but no charts when every application was withdrawn', async () => {
  open({ applications: [anApplication({ withdrawnAt: daysAgo(1) })] })
  await screen.findByText('All applications were withdrawn.')
  screen.getByText('1 withdrawn, not counted')
  comeNear()
  expect(screen.queryByText('Application funnel')).toBeNull()
})

const manyClosed = Array.from({ length: 6 }, (_, place) =>
  anInternship({ id: `c${place}`, title: `Closed ${place}`, state: 'closed', status: 'Closed' }),
)

test('lists five internships before the first application, the open ones first, and opens the others', async () => {
  const onInternships = vi.fn()
  open({ internships: [...manyClosed, anInternship({ title: 'Open' })] }, { onInternships })
  const card = within(await screen.findByRole('region', { name: 'No applications yet' }))
  const rows = card.getAllByRole('listitem')
  expect(rows).toHaveLength(5)
  expect(rows[0]!.textContent).toContain('Open')
  await userEvent.click(card.getByRole('button', { name: 'View your internships' }))
  expect(onInternships).toHaveBeenCalledOnce()
})

test('offers no public link when no internship is open', async () => {
  open({ internships: manyClosed.slice(0, 1) })
  const card = within(await screen.findByRole('region', { name: 'No applications yet' }))
  card.getByText(/^Students cannot apply, because none of your internships is open/)
  card.getByText('Closed')
  expect(card.queryByRole('link')).toBeNull()
  expect(card.queryByRole('button', { name: /^Copy link/ })).toBeNull()
  card.getByRole('button', { name: 'View your internships' })
})

test('shows the figures of the internships when the applications fail, and what to do', async () => {
  open({ applications: undefined })
  expect(await stat('Active Internships')).toBe('3')
  for (const label of ['Total Applications', 'Pending Review', 'Acceptance Rate']) expect(await stat(label)).toBe('–')
  expect(screen.getAllByText('Not loaded')).toHaveLength(5)
  screen.getByRole('button', { name: 'Generate report' })
  expect(screen.queryByText('No applications yet')).toBeNull()
  screen.getByText('Your applications could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('shows no next step while the internships are not known', async () => {
  open({ internships: undefined })
  await screen.findByText('Your internships could not be loaded.')
  expect(await stat('Total Applications')).toBe('0')
  expect(screen.queryByText('Post your first internship')).toBeNull()
})

/** Keeps what is saved instead of saving it. */
function catchFile() {
  const files: { name: string; text: Promise<string> }[] = []
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, text: made.at(-1)!.text() })
  })
  return files
}

test('saves the report under its time and confirms it', async () => {
  const files = catchFile()
  open()
  saveReport('Kite Labs', { internships: [anInternship()], applications: received })
  await screen.findByText('Report Generated')
  expect(files).toHaveLength(1)
  expect(files[0]!.name).toMatch(/^internship-report-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv$/)
  const text = await files[0]!.text
  expect(text).toContain('\r\nKite Labs,3,1,1,1,')
  expect(text).toContain(
    '\r\n\r\nTitle,Applications,Stipend (INR),Type,Location,"Withdrawn, not counted"\r\nFrontend Developer Intern,3,15000,',
  )
})

test.each(['internships', 'applications'])('saves no report without the %s and says so', async (missing) => {
  const files = catchFile()
  open()
  saveReport('Kite Labs', { internships: [], applications: [], [missing]: undefined })
  await screen.findByText('Failed to generate report. Please try again.')
  expect(files).toEqual([])
})
