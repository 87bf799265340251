import { analyzeResume } from '@fledge/contract/analysis'
import { savePreferences, skipPreferences } from '@fledge/contract/preferences'
import { listResumes } from '@fledge/contract/resumes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DashboardSearch } from '../../features/student-dashboard/dashboard-search.ts'
import type { stubApi } from '../../testing/render-page.tsx'
import { aMatch, anAnalysis, aPart, aResume } from '../../testing/resume-things.ts'
import { renderStudentDashboard, type StudentWorld, stubStudentDashboard } from '../../testing/student-dashboard.tsx'
import { anApplication, asha, noPreferences, signIn } from '../../testing/things.ts'

let shown: ReturnType<typeof renderStudentDashboard>['shown']
function stubWorld(world: StudentWorld = {}) {
  return stubStudentDashboard({ matches: matchesOf(5), preferences: {}, ...world })
}
function open(at: DashboardSearch = {}) {
  const page = renderStudentDashboard(at)
  shown = page.shown
  return page
}
const matchesOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    aMatch({ internshipId: `i${place}`, internshipTitle: `Intern ${place}`, parts: [aPart()] }),
  )
const select = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }))
const analyses = (api: ReturnType<typeof stubApi>) => api.calls(analyzeResume)
const matches = () => screen.findByRole('region', { name: 'Your matches' })

beforeEach(() => signIn(asha))

const specified = ['Total Applications', 'Pending Review', 'Accepted', 'Success Rate', 'Your profile', 'Quick actions']

/** The parts of the specification are below the next step (§2). */
function expectSpecifiedPartsBelow(step: HTMLElement) {
  const panel = within(screen.getByRole('tabpanel'))
  const isBelow = (text: string) =>
    (step.compareDocumentPosition(panel.getAllByText(text)[0]!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(specified.filter((text) => !isBelow(text))).toEqual([])
}

test('shows the upload and below it the specified parts without a resume and applications', async () => {
  const api = stubWorld({ resumes: [] })
  open()
  expectSpecifiedPartsBelow(await screen.findByRole('heading', { name: 'Drop your resume here' }))
  expect(screen.getByText('Success Rate').nextElementSibling?.textContent).toBe('0%')
  expect(screen.queryByRole('heading', { name: 'Your applications' })).toBeNull()
  screen.getByText(/^Within seconds you see the internships that fit you/)
  screen.getByText(/^PDF, DOC or DOCX, up to 10 MB\. We read it/)
  expect(screen.getAllByRole('tab')).toHaveLength(6)
  for (const name of ['Search', 'Filter', 'Upload resume']) screen.getByRole('button', { name })
  const opened = vi.spyOn(screen.getByLabelText<HTMLInputElement>('Resume file'), 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(opened).toHaveBeenCalledOnce()
  expect(shown.address.tab).toBeUndefined()
  expect(analyses(api)).toHaveLength(0)
})

test('shows the specified parts below the upload once there are applications', async () => {
  stubWorld({ resumes: [], applications: [anApplication()] })
  open()
  expectSpecifiedPartsBelow(await screen.findByRole('heading', { name: 'Drop your resume here' }))
})

test('shows the reading, then ranked matches with evidence and what was read, without a press', async () => {
  const api = stubWorld({ resumes: [aResume({ status: 'reading' })] })
  const { queries } = open()
  expectSpecifiedPartsBelow(await screen.findByRole('heading', { name: 'Reading…' }))
  expect(analyses(api)).toHaveLength(0)
  api.reply(listResumes, { success: true, data: [aResume()] })
  await act(() => queries.invalidateQueries({ queryKey: ['resumes'] }))
  const list = within(await matches())
  expect((await list.findAllByRole('article')).map((card) => card.getAttribute('aria-label'))).toEqual(
    [0, 1, 2].map((place) => expect.stringContaining(`Intern ${place} at `)),
  )
  list.getByRole('rowheader', { name: 'React' })
  const read = within(await screen.findByRole('region', { name: 'What was read' }))
  await read.findByText('Asha Rao')
  read.getByText('TypeScript')
  read.getByRole('button', { name: 'See and correct' })
  expectSpecifiedPartsBelow(screen.getByRole('region', { name: 'Your matches' }))
  expect(analyses(api)).toHaveLength(1)
  await screen.findByText('AI Analysis Started')
  await screen.findByText('Found 5 internship matches')
  await userEvent.click(list.getByRole('button', { name: 'See all 5 matches' }))
  expect(shown.address).toMatchObject({ tab: 'ai-analyzer', view: 'matches' })
})

test('says what orders the matches besides their scores', async () => {
  stubWorld()
  open()
  const order = /^Equal matches: Pune and remote first/
  await within(await matches()).findByText(order)
  for (const tab of [/AI Analyzer/, /^Matches/]) {
    await select(tab)
    await screen.findByText(order)
  }
})

test('asks for another file if the resume cannot be read', async () => {
  const api = stubWorld({ resumes: [aResume({ status: 'unreadable', message: 'It is a scan.' })] })
  open()
  await within(await matches()).findByText('It is a scan.')
  expect(analyses(api)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'See your resume' }))
  expect(shown.address.tab).toBe('resumes')
})

test('does not analyze on the overview of a student with applications', async () => {
  const api = stubWorld({ applications: [anApplication()] })
  open()
  await screen.findByText('Total Applications')
  expect(screen.queryByRole('region', { name: 'Your matches' })).toBeNull()
  expect(analyses(api)).toHaveLength(0)
})

test('analyzes once on the analyzer tab, and again only on a press, with its toasts', async () => {
  const api = stubWorld({ applications: [anApplication()] })
  open({ tab: 'ai-analyzer' })
  await screen.findByRole('tab', { name: 'Insights' })
  await select(/^Applications/)
  await select(/^AI Analyzer/)
  await screen.findByRole('tab', { name: 'Insights' })
  expect(analyses(api)).toHaveLength(1)
  await screen.findByText('AI Analysis Started')
  await screen.findByText('Analysis Complete')
  await userEvent.click(screen.getByRole('button', { name: 'Analyze again' }))
  expect(analyses(api)).toHaveLength(2)
})

test.each([
  ['without its toasts', 'after it succeeded', 200],
  ['with its toasts', 'after it failed', 500],
] as const)('analyzes in another window %s %s', async (how, _, status) => {
  const api = stubWorld()
  if (status === 500) api.refuse(analyzeResume, 500, { code: 'unknown', message: '' })
  const first = open({ tab: 'ai-analyzer' })
  await screen.findByText(status === 200 ? 'Analysis Complete' : 'Analysis Failed')
  first.unmount()
  toast.dismiss()
  sessionStorage.clear()
  const other = stubWorld()
  open({ tab: 'ai-analyzer' })
  await screen.findByRole('tab', { name: 'Insights' })
  expect(analyses(other)).toHaveLength(1)
  if (how === 'with its toasts') await screen.findByText('Analysis Complete')
  else expect(screen.queryByText(/^(AI )?Analysis (Started|Complete)$/)).toBeNull()
})

test('shows a failed analysis with a retry and does not repeat it by itself', async () => {
  const api = stubWorld()
  api.refuse(analyzeResume, 422, { code: 'unreadable', message: 'Out of order' })
  open({ tab: 'ai-analyzer' })
  await screen.findByText('Analysis Failed')
  await within(screen.getByRole('tabpanel')).findByText('Out of order')
  await select(/^Overview/)
  await within(await matches()).findByText('Out of order')
  await select(/^AI Analyzer/)
  await within(screen.getByRole('tabpanel')).findByText('Out of order')
  expect(analyses(api)).toHaveLength(1)
  api.reply(analyzeResume, { success: true, data: anAnalysis(matchesOf(1)) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('tab', { name: 'Insights' })
})

test('waits for a press after a cancelled analysis', async () => {
  const api = stubWorld()
  const answer = api.hold(analyzeResume)
  open({ tab: 'ai-analyzer' })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Analyze resume' })
  await select(/^Overview/)
  await within(await matches()).findByRole('button', { name: 'Analyze resume' })
  expect(analyses(api)).toHaveLength(1)
  answer()
})

const question = () => screen.findByRole('region', { name: 'What suits you?' })

test('asks once for city, start and stipend and saves them', async () => {
  const api = stubWorld()
  open()
  const asked = within(await question())
  expect(asked.getByLabelText<HTMLInputElement>('City').value).toBe('Pune')
  await userEvent.type(asked.getByLabelText('Earliest start'), '2027-01-01')
  await userEvent.type(asked.getByLabelText('Lowest stipend in ₹ per month'), '₹10,000')
  const stated = { cities: ['Pune'], remote: true, startsFrom: '2027-01-01', minimumStipend: 10_000, fields: [] }
  api.reply(savePreferences, { success: true, data: { ...noPreferences, ...stated, isStated: true } })
  await userEvent.click(asked.getByRole('button', { name: 'Save' }))
  await screen.findByText('Preferences saved')
  expect(screen.queryByRole('region', { name: 'What suits you?' })).toBeNull()
  expect(api.calls('PUT')[0]?.body).toEqual(stated)
})

test('keeps the question open with the reason when saving fails', async () => {
  const api = stubWorld()
  open()
  const asked = within(await question())
  await userEvent.type(asked.getByLabelText('Lowest stipend in ₹ per month'), 'much')
  await userEvent.click(asked.getByRole('button', { name: 'Save' }))
  await asked.findByText('Enter rupees per month as a whole number')
  await userEvent.clear(asked.getByLabelText('Lowest stipend in ₹ per month'))
  api.refuse(savePreferences, 500, { code: 'unknown', message: '' })
  await userEvent.click(asked.getByRole('button', { name: 'Save' }))
  await asked.findByText('Your preferences could not be saved.')
})

test('skips the question on the server, again after a failure', async () => {
  const api = stubWorld()
  open()
  const asked = within(await question())
  api.refuse(skipPreferences, 500, { code: 'unknown', message: '' })
  await userEvent.click(asked.getByRole('button', { name: 'Skip' }))
  await asked.findByText('The question could not be skipped.')
  api.reply(skipPreferences, { success: true, data: { ...noPreferences, isSkipped: true } })
  await userEvent.click(asked.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What suits you?' })).toBeNull())
})

test.each([{ isSkipped: true }, { isStated: true }])('does not ask a student with %j', async (preferences) => {
  stubWorld({ preferences })
  open()
  await screen.findByRole('button', { name: 'See all 5 matches' })
  await within(screen.getByRole('region', { name: 'What was read' })).findByText('Asha Rao')
  expect(screen.queryByRole('region', { name: 'What suits you?' })).toBeNull()
})
