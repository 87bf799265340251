import { listInternships } from '@fledge/contract/internships'
import { getSiteCounts } from '@fledge/contract/site/site'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { createProfile } from '@fledge/core/matching/profile/resume-profile'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import { linesOfText } from '@fledge/core/resume/layout/lines-of-text'
import { readResume } from '@fledge/core/resume/read-resume'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anInternship, asha, signIn } from '../../testing/things.ts'
import { LandingPage } from './landing-page.tsx'
import { sampleListing, sampleParts, sampleResume, sampleScore } from './sample-match.ts'

const counts = { students: 300, companies: 1, openInternships: 1423, applications: 2100 }

const market = (...data: ReturnType<typeof anInternship>[]) => ({
  success: true as const,
  data,
  total: data.length,
  totalOpen: 1500,
  nextCursor: null,
})

function draw(...internships: ReturnType<typeof anInternship>[]) {
  const api = stubApi()
  api.reply(listInternships, market(...internships))
  api.reply(getSiteCounts, { success: true, data: counts })
  renderPage(<LandingPage />)
  return api
}

test('shows the four claims with the note that they are illustrative', async () => {
  draw()
  await screen.findByText('Illustrative figures')
  const claims = [
    ['10,000+', 'students placed'],
    ['2,500+', 'partner companies'],
    ['95%', 'success rate'],
    ['24/7', 'AI support'],
  ] as const
  for (const [value, label] of claims) within(screen.getByText(label).parentElement!).getByText(value)
})

test('shows this installation’s counts with the claims', async () => {
  draw()
  await screen.findByText('On this site now: 300 students · 1 company · 1,423 open internships · 2,100 applications')
})

test('omits unavailable counts', async () => {
  const api = draw()
  api.refuse(getSiteCounts, 400, { code: 'bad_request', message: 'No.' })
  await screen.findByText('1,500 internships open now.')
  expect(screen.queryByText(/On this site now/)).toBeNull()
})

test('links the card secure and private to its explanation', async () => {
  draw()
  expect((await screen.findByRole('link', { name: 'How we protect your data' })).getAttribute('href')).toBe('/privacy')
})

test('links as specified', async () => {
  draw()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('link', { name: 'Start Your Journey' })
  expect(['Start Your Journey', 'Sign In', 'Join as Student', 'Join as Company'].map(hrefOf)).toEqual([
    '/register',
    '/login',
    '/register?role=student',
    '/register?role=company',
  ])
})

test('shows four cards, three steps and three testimonials marked as samples', async () => {
  draw()
  for (const name of ['AI matching', 'Instant applications', 'Secure and private', 'Success analytics'])
    await screen.findByRole('heading', { name, level: 3 })
  for (const name of ['Create profile', 'Get matched', 'Apply and succeed'])
    screen.getByRole('heading', { name, level: 3 })
  expect(screen.getAllByText(/\(sample\)/)).toHaveLength(3)
})

test('leads from the first screen to the internships', async () => {
  draw()
  const form = await screen.findByRole('search', { name: 'Internships' })
  expect(form.getAttribute('action'), 'where the search leads').toBe('/internships')
  await userEvent.type(within(form).getByRole('searchbox', { name: /look around first/ }), 'design')
  expect(new FormData(form as HTMLFormElement).get('q'), 'the parameter of the search').toBe('design')
})

test('shows the newest internships with links to their pages', async () => {
  const api = draw(anInternship({ title: 'Robotics Intern' }), anInternship({ id: 'i2', stipend: 0 }))
  const row = (await screen.findByRole('heading', { name: /^Robotics Intern at / })).closest('li')!
  within(row).getByText('₹15,000 / month · 3 months')
  const company = within(row).getByRole('link', { name: 'Kite Labs' })
  expect(company.getAttribute('href')).toBe('/companies/kite-labs-c1')
  expect(company.parentElement?.textContent).toBe('Kite Labs · Pune · Hybrid')
  const link = within(row).getByRole('link', { name: 'Robotics Intern at Kite Labs, Pune' })
  expect(link.getAttribute('href')).toBe('/internships/i1')
  screen.getByText('1,500 internships open now.')
  expect(
    api
      .calls()
      .map(({ url }) => url)
      .sort(),
  ).toEqual(['/api/internship?limit=18', '/api/site/counts'])
})

test('lists the newest of each company before a second one of the same company', async () => {
  const other = { ...anInternship().company, id: 'c2' }
  const [flood, late] = [8, 9].map((at) => anInternship({ id: `i${at}`, title: `Number ${at}`, company: other }))
  draw(...Array.from({ length: 7 }, (_, at) => anInternship({ id: `i${at}`, title: `Number ${at}` })), flood!, late!)
  const titles = (await screen.findAllByRole('heading', { name: /^Number / })).map(({ textContent }) => textContent)
  expect(titles.map((title) => title?.match(/\d/)?.[0])).toEqual(['0', '8', '1', '2', '3', '4'])
})

test('shows how reliably each company replies', async () => {
  const replyRecord = { due: 20, onTime: 18, days: 90 } as const
  draw(
    anInternship({ title: 'Robotics Intern', company: { ...anInternship().company, replyRecord } }),
    anInternship({ id: 'i2', title: 'Design Intern' }),
  )
  const rowOf = async (name: RegExp) => within((await screen.findByRole('heading', { name })).closest('li')!)
  const reliable = await rowOf(/^Robotics Intern at /)
  reliable.getByText('Replies on time: 18 of 20 in the last 90 days')
  const unproven = await rowOf(/^Design Intern at /)
  expect(unproven.queryByText(/New here|Replies/)).toBeNull()
})

test('explains an empty market', async () => {
  draw()
  await screen.findByText('No internships available yet.')
})

test('offers a retry when internships cannot be loaded', async () => {
  const api = stubApi()
  api.refuse(listInternships, 400, { code: 'bad_request', message: 'No.' })
  renderPage(<LandingPage />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.reply(listInternships, market(anInternship({ title: 'Robotics Intern' })))
  await userEvent.click(retry)
  await screen.findByRole('heading', { name: /^Robotics Intern at / })
})

test('links signed-in users to the dashboard', async () => {
  signIn(asha)
  draw()
  const link = await screen.findByRole('link', { name: 'Go to your dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: 'Join as Student' })).toBeNull()
})

test('highlights a quote in the sample resume', async () => {
  draw()
  const quotes = await screen.findAllByRole('button', { name: /^Show “Hostel water use in SQL/ })
  await userEvent.click(quotes[0]!)
  const marked = screen.getAllByText(/^Hostel water use in SQL/, { selector: 'mark' })
  await waitFor(() => expect(marked.some(({ className }) => className.includes('outline-2'))).toBe(true))
})

test('shows the parts that the engine gives for the sample', () => {
  const lines = linesOfText(sampleResume.map(({ text }) => text).join('\n'))
  const profile = createProfile(readResume({ pages: 1, lines }), lines)
  const requirements = sampleParts.filter(({ kind }) => kind === 'requirement').map(({ phrase }) => phrase)
  const listing = prepareListing({ id: 'sample', title: sampleListing.title, description: '', requirements })
  expect(sampleParts).toEqual(scoreListing(profile, listing).parts)
})

test('the sample’s parts add up and its quotes are verbatim', () => {
  expect(sampleParts.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100)
  expect(sampleScore).toBe(65)
  for (const { quote } of sampleParts.filter(({ quote }) => quote !== null)) {
    const { line, start, end } = quote!.source
    expect(sampleResume[line]?.text.slice(start, end)).toBe(quote!.text)
  }
})
