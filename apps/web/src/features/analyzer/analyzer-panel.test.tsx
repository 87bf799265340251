import { type Analysis, analyzeResume, getWhatIf, type Match } from '@fledge/contract/analysis'
import { apply, listOwnApplications } from '@fledge/contract/applications'
import type { Resume } from '@fledge/contract/resumes'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aMatch, anAnalysis, aPart, aResume, aWhatIf } from '../../testing/resume-things.ts'
import { anApplication, asha, signIn } from '../../testing/things.ts'
import type { AnalyzerView } from './analysis-result.tsx'
import { AnalyzerPanel } from './analyzer-panel.tsx'
import { useAnalysis } from './use-analysis.ts'

const quotes = vi.fn()
const uploads = vi.fn()
const readings = vi.fn()
const listings = vi.fn()

/** The panel and another tab: the analysis belongs to the dashboard and outlives the panel. */
function Dashboard({ resume = aResume(), at = 'overview' }: { resume?: Resume | null; at?: AnalyzerView }) {
  const analysis = useAnalysis(resume?.id)
  const [view, setView] = useState(at)
  const [away, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        Other tab
      </button>
      {!away && (
        <AnalyzerPanel
          userId={asha.id}
          resume={resume}
          analysis={analysis}
          view={view}
          onView={setView}
          onUpload={uploads}
          onQuote={quotes}
          onReading={readings}
          onListing={listings}
          order={null}
        />
      )}
    </>
  )
}

const excellent = aMatch({
  internshipId: 'i2',
  internshipTitle: 'React Intern',
  matchPercentage: 90,
  band: 'excellent',
  parts: [aPart({ points: 90, outOf: 100 })],
})
const low = aMatch({ internshipId: 'i3', internshipTitle: 'Go Intern', matchPercentage: 12, band: 'low' })

function stubAnalysis(matches: Match[] = [excellent, aMatch(), low], parsing: Partial<Analysis['parsing']> = {}) {
  const api = stubApi()
  api.reply(analyzeResume, { success: true, data: anAnalysis(matches, parsing) })
  api.reply(listOwnApplications, { success: true, data: [] })
  api.reply(getWhatIf, { success: true, data: aWhatIf([]) })
  return api
}

async function analyze() {
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze resume' }))
  await screen.findByRole('tab', { name: 'Insights' })
}
const show = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }))

beforeEach(() => signIn(asha))

test('offers an upload without a resume, and says that none is selected', async () => {
  stubAnalysis()
  renderPage(<Dashboard resume={null} />)
  await screen.findByRole('heading', { name: 'No resume to analyze' })
  expect(document.body.textContent).not.toMatch(/\d%/)
  await userEvent.click(screen.getByRole('button', { name: 'Upload resume' }))
  expect(uploads).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Analyze resume' }))
  await screen.findByText('No resume selected for analysis')
})

test('does not analyze an unreadable resume', async () => {
  stubAnalysis()
  renderPage(<Dashboard resume={aResume({ status: 'unreadable', message: 'It is a scan.' })} />)
  await screen.findByText('It is a scan.')
  expect(screen.queryByRole('button', { name: 'Analyze resume' })).toBeNull()
})

test('analyzes the resume by its id, reports the start and the number of matches, and shows four tabs', async () => {
  const api = stubAnalysis()
  renderPage(<Dashboard resume={aResume({ id: 'r7', filename: 'asha-2026.pdf' })} />)
  await screen.findByText(/asha-2026\.pdf/)
  await analyze()
  await screen.findByText('AI Analysis Started')
  screen.getByText('Analyzing your resume and matching with internships...')
  await screen.findByText('Analysis Complete')
  await screen.findByText('Found 3 internship matches')
  screen.getByText(/^We compared your resume with 1,500 open internships and picked 3\./)
  expect(api.calls('POST')).toMatchObject([{ url: analyzeResume.path, body: { resumeId: 'r7' } }])
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, '').trim())
  expect(tabs).toEqual(['Overview', 'Skills', 'Matches', 'Insights'])
})

test('shows progress and can be cancelled', async () => {
  const api = stubAnalysis()
  const answer = api.hold(analyzeResume)
  renderPage(<Dashboard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze resume' }))
  await screen.findByText('Analyzing asha.pdf')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Analyze resume' })
  answer()
  await Promise.resolve()
  expect(screen.queryByText('Analysis Complete')).toBeNull()
  expect(screen.queryByText('Analysis Failed')).toBeNull()
})

test('shows the specification’s text for a failure without a message', async () => {
  const api = stubAnalysis()
  api.refuse(analyzeResume, 500, { code: 'unknown', message: '' })
  renderPage(<Dashboard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze resume' }))
  await screen.findByText('Analysis Failed')
  expect(await screen.findAllByText('Analysis failed')).toHaveLength(2)
})

test('keeps the result across tabs and requests it again after a reload', async () => {
  const api = stubAnalysis()
  const page = renderPage(<Dashboard />)
  await analyze()
  await userEvent.click(screen.getByRole('button', { name: 'Other tab' }))
  await userEvent.click(screen.getByRole('button', { name: 'Other tab' }))
  screen.getByRole('tab', { name: 'Insights' })
  expect(api.calls('POST')).toHaveLength(1)
  page.unmount()
  renderPage(<Dashboard />)
  await screen.findByRole('tab', { name: 'Insights' })
})

test('groups matches by band and folds low ones', async () => {
  stubAnalysis()
  renderPage(<Dashboard at="matches" />)
  await analyze()
  const good = screen.getByRole('region', { name: 'Good 1 match' })
  within(good).getByText('72%')
  within(good).getByText('Good match')
  expect(screen.queryByText('Go Intern')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show low matches' }))
  screen.getByText('Go Intern')
})

test('says how many matches of a band the list leaves out', async () => {
  const api = stubAnalysis()
  const analysis = anAnalysis([excellent, aMatch(), low])
  analysis.matching.counts.good = 159
  api.reply(analyzeResume, { success: true, data: analysis })
  renderPage(<Dashboard at="matches" />)
  await analyze()
  screen.getByRole('region', { name: 'Good 1 of 159 matches' })
  screen.getByRole('region', { name: 'Excellent 1 match' })
})

const podman = { text: 'Podman', source: { line: 0, start: 0, end: 6 } }

test('shows met and missing requirements and opens quotes in the resume', async () => {
  const match = aMatch({
    parts: [
      aPart({ points: 72, outOf: 72 }),
      aPart({
        phrase: 'Docker',
        skill: 'Docker',
        met: 'related',
        points: 5,
        outOf: 9,
        nearest: 'Podman',
        quote: { ...podman, continued: [], marks: [] },
      }),
    ],
  })
  stubAnalysis([match])
  renderPage(<Dashboard at="matches" />)
  await analyze()
  screen.getByRole('button', { name: /^Not found: /, expanded: true })
  screen.getByRole('rowheader', { name: 'Docker' })
  screen.getByText('Podman is related')
  await userEvent.click(screen.getByRole('button', { name: /React/ }))
  expect(quotes).toHaveBeenCalledWith(match, match.parts[0])
})

test('opens the listing of a match from both lists', async () => {
  stubAnalysis([excellent])
  renderPage(<Dashboard />)
  await analyze()
  await userEvent.click(screen.getByRole('button', { name: /^React Intern at / }))
  await show(/Matches/)
  await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /^React Intern at / }))
  expect(listings.mock.calls).toEqual([['i2'], ['i2']])
})

test('applies once on a double click and shows Applied at once', async () => {
  const api = stubAnalysis([excellent])
  const application = anApplication({ internshipId: 'i2' })
  const { internship } = application
  api.reply(apply, { success: true, data: { ...application, internship: { ...internship, title: 'React Intern' } } })
  renderPage(<Dashboard at="matches" />)
  await analyze()
  screen.getByText('Sends asha.pdf to Kite Labs')
  await userEvent.dblClick(screen.getByRole('button', { name: /^Apply to / }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Applied to / })).disabled).toBe(true)
  await screen.findByText('Application Submitted!')
  await screen.findByText('Successfully applied to React Intern')
  expect(api.calls(apply)).toHaveLength(1)
})

test('restores the apply button after a failure', async () => {
  const api = stubAnalysis([excellent])
  api.refuse(apply, 500, { code: 'unknown', message: '' })
  renderPage(<Dashboard at="matches" />)
  await analyze()
  await userEvent.click(screen.getByRole('button', { name: /^Apply to / }))
  await screen.findByText('Application Failed')
  await screen.findByText('Application failed')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Apply to / })).disabled).toBe(false)
})

test('refuses to apply with a resume without an id', async () => {
  const api = stubAnalysis([excellent])
  renderPage(<Dashboard resume={aResume({ id: '' })} at="matches" />)
  await analyze()
  await userEvent.click(screen.getByRole('button', { name: /^Apply to / }))
  await screen.findByText('No resume selected to apply with')
  expect(api.calls(apply)).toEqual([])
})

test('recommends no internship applied to before and explains fewer than three', async () => {
  const api = stubAnalysis()
  api.reply(listOwnApplications, { success: true, data: [anApplication({ internshipId: 'i2' })] })
  renderPage(<Dashboard />)
  await analyze()
  const advice = await screen.findByRole('region', { name: 'Apply to your top match' })
  expect(within(advice).getAllByRole('listitem')).toHaveLength(1)
  within(advice).getByText('Frontend Developer Intern')
  within(advice).getByText(/We recommend only matches that are Fair or better/)
})

test('shows the closest where no match is Fair', async () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ ...low, internshipId: id }))
  stubAnalysis(all)
  renderPage(<Dashboard />)
  await analyze()
  const rows = within(await screen.findByRole('region', { name: 'Closest to your resume' }))
  expect(rows.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText('Low matches')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'See the evidence for all 4' }))
  for (const apply of await screen.findAllByRole('button', { name: /^Apply to / }))
    expect(apply.className).not.toContain('bg-primary')
})

test('keeps a recommended row in its place as Applied', async () => {
  const titles = ['Ada', 'Basic', 'Cobol', 'Dart']
  const api = stubAnalysis(titles.map((title) => aMatch({ internshipId: title, internshipTitle: title })))
  const sent = anApplication({ internshipId: 'Ada' })
  api.reply(apply, { success: true, data: sent })
  renderPage(<Dashboard />)
  await analyze()
  api.reply(listOwnApplications, { success: true, data: [sent] })
  const rows = () =>
    within(screen.getByRole('region', { name: 'Apply to your top 3 matches' })).getAllByRole('listitem')
  await userEvent.click(within(rows()[0]!).getByRole('button', { name: /^Apply to / }))
  await screen.findByText('Application Submitted!')
  expect(rows().map((row) => titles.find((title) => row.textContent?.includes(title)))).toEqual(titles.slice(0, 3))
  const applied = within(rows()[0]!).getByRole<HTMLButtonElement>('button', { name: /^Applied to / })
  expect(applied.disabled).toBe(true)
})

test('says in both tabs that there are no matches', async () => {
  stubAnalysis([])
  renderPage(<Dashboard />)
  await analyze()
  screen.getByRole('heading', { name: 'No matches found' })
  await show(/Matches/)
  await screen.findByRole('heading', { name: 'No internship matches found' })
})

test('says that no skills were found and advises to add some below ten', async () => {
  stubAnalysis([], { skills: [] })
  renderPage(<Dashboard at="skills" />)
  await analyze()
  screen.getByRole('heading', { name: 'No skills were extracted from your resume' })
  await show(/Insights/)
  await screen.findByText('Add more skills to your resume.')
})

test('gives no advice for ten skills', async () => {
  stubAnalysis([excellent], { skills: 'abcdefghij'.split('') })
  renderPage(<Dashboard at="skills" />)
  await analyze()
  screen.getByText('We found 10 skills in your resume')
  expect(screen.queryByText('Add more skills to your resume.')).toBeNull()
})

test('opens the reading from the skills', async () => {
  stubAnalysis()
  renderPage(<Dashboard at="skills" />)
  await analyze()
  await userEvent.click(screen.getByRole('button', { name: 'See and correct what was read' }))
  expect(readings).toHaveBeenCalledOnce()
})

test('says that hidden text is not counted', async () => {
  stubAnalysis([excellent], { flags: [{ kind: 'hidden_text', text: 'Python', line: 3 }] })
  renderPage(<Dashboard />)
  await analyze()
  screen.getByText(/We did not count one hidden text or instruction for software in your resume/)
  await userEvent.click(screen.getByRole('button', { name: 'See what was read' }))
  expect(readings).toHaveBeenCalledOnce()
})
