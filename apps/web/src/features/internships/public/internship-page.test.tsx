import { listOwnApplications } from '@fledge/contract/applications'
import { getInternship, getInternshipMatch, listSimilarInternships } from '@fledge/contract/internships'
import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { listResumes } from '@fledge/contract/resumes'
import { listSavedInternships } from '@fledge/contract/saved-items'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { aPart, aResume } from '../../../testing/resume-things.ts'
import { anInternship, asha, kite, signIn } from '../../../testing/things.ts'
import { PublicInternshipPage } from './internship-page.tsx'
import { PublicList } from './public-list.tsx'
import { StudentFit, type StudentFitProps } from './student-fit.tsx'

const quotes = vi.fn()
const Fit = ({ internship, userId }: StudentFitProps) => (
  <StudentFit internship={internship} userId={userId} onUpload={vi.fn()} onAsk={() => undefined} onQuote={quotes} />
)
const open = () => renderPage(<PublicInternshipPage id="i1" StudentFit={Fit} />)

test('shows a visitor the internship and links to sign-in with a return to applying', async () => {
  stubApi().reply(getInternship, { success: true, data: anInternship({ applyBy: '2026-06-30', openings: 3 }) })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Frontend Developer Intern' })
  expect(screen.getByRole('link', { name: 'Kite Labs' }).getAttribute('href')).toBe('/companies/kite-labs-c1')
  for (const text of ['₹15,000 / month', '3 openings', 'React']) screen.getByText(text)
  const link = screen.getByRole('link', { name: 'Sign in to apply' })
  for (const to of [link, screen.getByRole('link', { name: 'Create an account' })])
    expect(new URL(to.getAttribute('href') ?? '', 'http://x').searchParams.get('returnTo')).toBe(
      '/student/dashboard?tab=internships&highlight=i1',
    )
  expect(document.title).toBe('Frontend Developer Intern at Kite Labs · Fledge')
})

test('lists similar internships below an open or a closed one', async () => {
  const api = stubApi()
  const company = { ...anInternship().company, id: 'c2' }
  const own = anInternship({ id: 'i3', title: 'Data Intern' })
  const others = anInternship({ id: 'i2', title: 'Web Intern', company })
  api.reply(listSimilarInternships, { success: true, data: [own, others] })
  api.reply(getInternship, { success: true, data: anInternship() })
  const { unmount } = open()
  const similar = await screen.findByRole('region', { name: 'Similar internships' })
  const more = screen.getByRole('region', { name: 'More from Kite Labs' })
  within(more).getByRole('link', { name: /Data Intern/ })
  expect(more.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    within(similar)
      .getByRole('link', { name: /Web Intern/ })
      .getAttribute('href'),
  ).toBe('/internships/i2')
  unmount()
  api.refuse(getInternship, 404, { code: 'not_found', message: 'This internship does not exist.' })
  open()
  await screen.findByText('This internship is no longer available')
  await screen.findByRole('region', { name: 'Similar internships' })
})

test('shows a student the score, its evidence and Apply, and tells a company that students apply', async () => {
  const fit = { matchPercentage: 72, band: 'good', reason: null } as const
  const api = stubApi()
  api.reply(getInternship, { success: true, data: anInternship({ match: fit }) })
  api.reply(listResumes, { success: true, data: [aResume()] })
  api.reply(listOwnApplications, { success: true, data: [] })
  api.reply(listSavedInternships, { success: true, data: [] })
  const parts = [aPart({ points: 72, outOf: 100 })]
  api.reply(getInternshipMatch, { success: true, data: { ...fit, parts, conditions: [] } })
  signIn(asha)
  const { unmount } = open()
  await screen.findByRole('button', { name: 'Apply Now: Frontend Developer Intern at Kite Labs, Pune' })
  await userEvent.click(screen.getByRole('button', { name: /72%.*Why/ }))
  const evidence = await screen.findByRole('dialog', { name: 'How you fit: Frontend Developer Intern' })
  await userEvent.click(await within(evidence).findByRole('button', { name: 'Show “React” in the resume' }))
  expect(quotes).toHaveBeenCalledExactlyOnceWith(parts, parts[0])
  unmount()
  signIn(kite)
  open()
  await screen.findByText('Students apply with their resume.')
})

test('leads back to the search with its filters', async () => {
  const search = { q: 'react', type: 'Remote', cursor: 'next' } as const
  stubApi().reply(getInternship, { success: true, data: anInternship() })
  const { router } = renderPage(
    <>
      <PublicList internships={[anInternship()]} heading="h2" search={search} />
      <PublicInternshipPage id="i1" StudentFit={Fit} />
    </>,
  )
  expect((await screen.findByRole('link', { name: 'All internships' })).getAttribute('href')).toBe('/internships')
  await userEvent.click(screen.getByRole('link', { name: /^Frontend Developer Intern at / }))
  expect(router.state.location.pathname).toBe('/internships/i1')
  const back = await screen.findByRole('link', { name: 'Back to your search' })
  expect(back.getAttribute('href')).toBe('/internships?q=react&type=Remote&cursor=next')
})

test('shows that the text was checked, with its day in India', async () => {
  const description = 'Learn React. There is no fee, no deposit and no bond.'
  stubApi().reply(getInternship, {
    success: true,
    // Paused and resumed since.
    data: anInternship({
      ...{ description, textChangedAt: '2026-03-12T19:00:00.000Z', updatedAt: '2026-03-20T12:00:00.000Z' },
    }),
  })
  open()
  await screen.findByText(/^Checked .*13.*: asks for no fees, deposits or ID documents$/)
  expect(screen.queryByText(/seems to ask/)).toBeNull()
})

test('quotes requests for money or documents with advice', async () => {
  const description = 'Learn React.\nA registration fee of ₹500 is to be paid.\nSend your PAN card.'
  stubApi().reply(getInternship, { success: true, data: anInternship({ description }) })
  open()
  await screen.findByText('This listing seems to ask for money or a bond')
  screen.getByText('This listing seems to ask for identity or bank documents')
  for (const quote of ['“A registration fee of ₹500 is to be paid.”', '“Send your PAN card.”'])
    expect(screen.getByText(quote).tagName).toBe('MARK')
  screen.getByText(/Ask the company why before you pay anything/)
  screen.getByText(/Ask the company why before you send anything/)
  expect(screen.queryByText(/asks for no fees/)).toBeNull()
})

test('shows patterns of scams with quote, rule and advice', async () => {
  const description = 'Learn React.\n100% job guarantee.\nSend your CV to kitelabs.hr@gmail.com.'
  stubApi().reply(getInternship, { success: true, data: anInternship({ description, type: 'Full-time', stipend: 0 }) })
  open()
  await screen.findByText('This listing seems to guarantee a job or a placement')
  expect(screen.getByText('“100% job guarantee.”').tagName).toBe('MARK')
  screen.getByText('Rule: a sentence promises a job, a placement or an offer as certain.')
  screen.getByText(/An internship cannot guarantee a job/)
  screen.getByText('This listing gives a personal mailbox as its contact')
  screen.getByText('This internship is full-time and unpaid')
  screen.getByText(/asks for no fees, deposits or ID documents/)
})

test('shows the checks of the server with their dates and numbers', async () => {
  const comparison = { checkedAt: '2026-03-12T19:00:00.000Z', stipend: 90_000, median: 15_000, listings: 84 }
  const checks: ListingCheck[] = [
    { code: 'last_active', day: '2026-03-10' },
    { code: 'stipend_high', ...comparison },
    { code: 'posted_before', postedAt: '2026-02-03T19:00:00.000Z' },
    { code: 'copied_text', checkedAt: '2026-03-12T12:00:00.000Z' },
    { code: 'site_proved', domain: 'kite.test', foundOn: '2026-03-09' },
  ]
  stubApi().reply(getInternship, { success: true, data: anInternship({ checks }) })
  open()
  await screen.findByText(/^Last active .*10.*: the company edited, replied or opened an application$/)
  screen.getByText('Stipend ₹90,000 is far above similar internships (median ₹15,000 of 84)')
  screen.getByText(/^Posted before on .*4.* with the same title$/)
  screen.getByText('The same text as another company’s listing')
  screen.getByText(/^The site kite.test and the mail of this company belong together: DNS record found on .*9.*2026$/)
  screen.getByText(/^Rule: more than four times the median .* Checked .*13.*\.$/)
})

test.each([
  ['now', /^There is a vacancy now, as the company said on .*25.*2026/],
  ['pool', /^No vacancy now, only a pool for later, as the company said on .*25.*2026/],
] as const)('shows what the company says about a vacancy, with its day: %s', async (vacancy, text) => {
  const checks: ListingCheck[] = [{ code: 'vacancy', vacancy, day: '2026-11-25' }]
  const description = 'We are collecting resumes for future openings.'
  stubApi().reply(getInternship, { success: true, data: anInternship({ vacancy, checks, description }) })
  open()
  await screen.findByText(text)
  const warning = screen.queryByText('This listing seems to be for a pool of candidates, not for a vacancy now')
  expect(warning === null).toBe(vacancy === 'pool')
  if (vacancy === 'now') screen.getByText(`“${description}”`)
})

test('says nothing about a vacancy that the company has not stated', async () => {
  stubApi().reply(getInternship, { success: true, data: anInternship() })
  open()
  await screen.findByText(/asks for no fees/)
  expect(screen.queryByText(/vacancy|stated by the company/i)).toBeNull()
})

test('distinguishes a closed internship from a load failure', async () => {
  const api = stubApi()
  api.refuse(getInternship, 404, { code: 'not_found', message: 'This internship does not exist.' })
  const { unmount } = open()
  await screen.findByText('This internship is no longer available')
  unmount()
  api.refuse(getInternship, 500, { code: 'unknown', message: '' })
  open()
  await screen.findByText('This internship could not be loaded. Please try again.')
  api.reply(getInternship, { success: true, data: anInternship() })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Frontend Developer Intern' })
})
