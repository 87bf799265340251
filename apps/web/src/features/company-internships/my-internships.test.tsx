import { type Application, listCompanyApplications } from '@fledge/contract/applications'
import { changeInternshipState, deleteInternship, type Internship, listInternships } from '@fledge/contract/internships'
import { postInternship } from '@fledge/contract/listings/internship-form'
import { stateWords } from '@fledge/core/internships/state'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anApplication, anInternship, kite, signIn } from '../../testing/things.ts'
import { MyInternships } from './my-internships.tsx'

const inState = (state: Internship['state'], over: Partial<Internship> = {}) =>
  anInternship({ id: state, title: `An ${state} one`, state, status: stateWords[state], applicationsCount: 2, ...over })

let opened: string[]
let posted: number

function open(listings: Internship[], highlight?: string) {
  const api = stubApi()
  replyWith(api, listings)
  replyWithApplications(api)
  renderPage(
    <MyInternships
      companyId={kite.id}
      highlight={highlight}
      preview={() => null}
      onPost={() => (posted += 1)}
      onOpenApplications={(id) => opened.push(id)}
    />,
  )
  return api
}

/** Answers what is asked of the company's applications: of an open listing two wait, of a paused one none. */
function replyWithApplications(api: ReturnType<typeof stubApi>) {
  const of = (internshipId: string, id: string, status: Application['status'] = 'pending') =>
    anApplication({ id, internshipId, status })
  const data = [of('open', 'a'), of('open', 'b'), of('open', 'c', 'rejected'), of('paused', 'd', 'accepted')]
  api.reply(listCompanyApplications, { success: true, data, nextCursor: null })
}

function replyWith(api: ReturnType<typeof stubApi>, data: Internship[]) {
  api.reply(listInternships, { success: true, data, total: data.length, totalOpen: data.length, nextCursor: null })
}

/** The card of a title; after that its name says the place, since one title is posted in two cities. */
const card = async (title: string) => within(await screen.findByRole('article', { name: `${title} Pune` }))

beforeEach(() => {
  opened = []
  posted = 0
  signIn(kite)
})

test('while it loads, places for the cards are kept', async () => {
  open([])
  expect((await screen.findByRole('status')).getAttribute('aria-busy')).toBe('true')
})

test('shows the details of a listing on its card', async () => {
  open([anInternship({ applicationsCount: 1, openings: 2, startsOn: '2030-01-07', applyBy: '2029-12-01' })])
  const { getByText } = await card('Frontend Developer Intern')
  for (const text of ['Pune', '3 months', '₹15,000 / month', 'Hybrid', 'Active', 'React', '1 application received'])
    getByText(text)
  for (const text of ['2 openings', /^Starts .*2030$/, /^Apply by .*2029, IST$/, /^Build the pages/, /^Posted/])
    getByText(text)
})

test.each([
  ['open', 'Active', ['Pause', 'Close']],
  ['paused', 'Paused', ['Reopen', 'Close']],
  ['closed', 'Closed', ['Reopen']],
  ['expired', 'Expired', ['Reopen', 'Close']],
] as const)('shows a listing that is %s with the badge %s and the actions %j', async (state, badge, acts) => {
  open([inState(state)])
  const { getByText, queryByRole } = await card(`An ${state} one`)
  getByText(badge)
  for (const name of ['Pause', 'Close', 'Reopen'])
    expect(queryByRole('button', { name: `${name}: An ${state} one, Pune` }) !== null).toBe(
      (acts as readonly string[]).includes(name),
    )
})

test('gives the buttons of each card unique names that begin with their text', async () => {
  open([inState('open'), inState('paused', { location: 'Goa' })])
  await card('An open one')
  const buttons = screen.getAllByRole('button')
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? '')
  expect(new Set(names).size).toBe(names.length)
  for (const [place, button] of buttons.entries())
    expect(names[place]).toMatch(new RegExp(`^${button.textContent}: An `))
})

test('links the public page of open listings only, and says how many applicants wait', async () => {
  const api = open([
    anInternship({ id: 'open', title: 'Web Intern' }),
    anInternship({ id: 'paused', title: 'Data Intern', state: 'paused', status: 'Paused' }),
  ])
  replyWithApplications(api)
  const web = await card('Web Intern')
  expect(web.getByRole('link', { name: 'Public page: Web Intern, Pune' }).getAttribute('href')).toBe(
    '/internships/open',
  )
  web.getByRole('button', { name: 'Copy link: Web Intern, Pune' })
  await web.findByText('2 waiting')
  const data = await card('Data Intern')
  expect(data.queryByRole('link', { name: /Public page/ })).toBeNull()
  expect(data.queryByRole('button', { name: /Copy link/ })).toBeNull()
  expect(data.queryByText(/waiting/)).toBeNull()
})

test('stores a pause, confirms it and reloads the list', async () => {
  const api = open([inState('open')])
  api.reply(changeInternshipState, { success: true, data: inState('paused', { title: 'Data intern' }) })
  const { getByRole } = await card('An open one')
  replyWith(api, [inState('paused')])
  await userEvent.click(getByRole('button', { name: /^Pause: / }))
  await screen.findByText('“Data intern” is paused. Students no longer see it. You keep its applications.')
  expect(api.calls('PATCH')[0]).toMatchObject({
    url: '/api/internship/open/state',
    body: { state: 'paused' },
  })
  await card('An paused one')
})

test('keeps the keyboard focus on the action that replaces the pressed one', async () => {
  const api = open([inState('open', { title: 'Data intern' })])
  const paused = inState('paused', { id: 'open', title: 'Data intern' })
  api.reply(changeInternshipState, { success: true, data: paused })
  const { getByRole, findByRole } = await card('Data intern')
  replyWith(api, [paused])
  getByRole('button', { name: /^Pause: / }).focus()
  await userEvent.keyboard('{Enter}')
  const next = await findByRole('button', { name: /^Reopen: / })
  expect(document.activeElement).toBe(next)
})

test('says that reopening an expired listing removes its last day', async () => {
  const api = open([inState('expired', { applyBy: '2026-01-01' })])
  api.reply(changeInternshipState, { success: true, data: inState('open', { title: 'Data intern' }) })
  const { getByRole } = await card('An expired one')
  await userEvent.click(getByRole('button', { name: /^Reopen: / }))
  await screen.findByText(/^“Data intern” is open\. .* It no longer has a last day to apply\.$/)
})

test('reports a refused change of state and keeps the state', async () => {
  const api = open([inState('paused')])
  api.refuse(changeInternshipState, 500, { code: 'unknown', message: 'broken' })
  const { getByRole, getByText } = await card('An paused one')
  await userEvent.click(getByRole('button', { name: /^Reopen: / }))
  await screen.findByText('Failed to update internship')
  getByText('Paused')
})

test('shows all details and opens the applications', async () => {
  open([inState('closed', { applyBy: '2029-12-01', description: 'All that there is to do.' })])
  const { getByRole } = await card('An closed one')
  await userEvent.click(getByRole('button', { name: /^2 applications received: / }))
  expect(opened).toEqual(['closed'])
  await userEvent.click(getByRole('button', { name: /^View Details: / }))
  const dialog = within(await screen.findByRole('dialog', { name: 'An closed one' }))
  for (const text of ['Closed', 'All that there is to do.', /2029, IST$/, 'TypeScript']) dialog.getByText(text)
})

test.each([
  [0, 'No one has applied yet. The listing is removed immediately.'],
  [1, /^1 application will be affected/],
  [1234, /^1,234 applications will be affected/],
])('says what deleting a listing with %i applications does', async (applicationsCount, text) => {
  open([inState('open', { applicationsCount })])
  const { getByRole } = await card('An open one')
  await userEvent.click(getByRole('button', { name: /^Delete: / }))
  within(await screen.findByRole('dialog')).getByText(text)
})

test.each([
  [404, 'Internship not found', 'closes'],
  [500, 'Failed to delete internship', 'stays open for another try'],
])('keeps a listing that could not be deleted (%i: %s) and says so; the question %s', async (status, message) => {
  const api = open([inState('open')])
  api.refuse(deleteInternship, status, { code: status === 404 ? 'not_found' : 'unknown', message })
  const { getByRole } = await card('An open one')
  await userEvent.click(getByRole('button', { name: /^Delete: / }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete internship' }))
  await screen.findByText(message)
  if (status === 500) await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await card('An open one')
})

test('offers to post the first listing', async () => {
  open([])
  await screen.findByText('No internships posted yet')
  await userEvent.click(screen.getByRole('button', { name: 'Post Internship' }))
  expect(posted).toBe(1)
})

test('finds a paused listing from a link and says when a listing is gone', async () => {
  open([inState('paused')], 'gone')
  await screen.findByText('This internship is no longer available')
  open([inState('paused')], 'paused')
  await waitFor(() => expect(document.activeElement?.id).toBe('internship-paused'))
})

const sentStates = (api: ReturnType<typeof stubApi>) => api.calls('PATCH').map(({ body }) => body)

test('asks before closing a listing with waiting applicants and can undo it', async () => {
  const api = open([inState('open')])
  api.reply(changeInternshipState, { success: true, data: inState('closed', { id: 'open', title: 'An open one' }) })
  const { getByRole } = await card('An open one')
  await waitFor(() => expect(api.calls(listCompanyApplications)).not.toEqual([]))

  await userEvent.click(getByRole('button', { name: /^Close/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close “An open one”?' }))
  await dialog.findByText(/^2 applicants are waiting for your answer\. You keep the applications/)
  expect(sentStates(api)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Close internship' }))
  await waitFor(() => expect(sentStates(api)).toEqual([{ state: 'closed' }]))

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentStates(api)).toEqual([{ state: 'closed' }, { state: 'open' }]))
})

test('closes a listing without waiting applicants at once and undoes to paused', async () => {
  const api = open([inState('paused')])
  api.reply(changeInternshipState, { success: true, data: inState('closed', { id: 'paused' }) })
  const { getByRole } = await card('An paused one')
  await waitFor(() => expect(api.calls(listCompanyApplications)).not.toEqual([]))
  await userEvent.click(getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(sentStates(api)).toEqual([{ state: 'closed' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentStates(api)).toEqual([{ state: 'closed' }, { state: 'paused' }]))
})

test('names withdrawn applications on a card', async () => {
  open([inState('open', { applicationsCount: 2, withdrawnCount: 1 })])
  const { getByText } = await card('An open one')
  getByText('2 applications received, 1 withdrawn')
})

test('posts a listing again with its questions and without its days, and stores nothing before', async () => {
  const questions = [{ text: 'Which office?', kind: 'choice' as const, required: true, choices: ['Pune', 'Delhi'] }]
  const listing = anInternship({ questions, state: 'closed', startsOn: '2026-01-07', applyBy: '2025-12-01' })
  const api = open([listing])
  api.reply(postInternship, { success: true, data: listing })
  const { getByRole } = await card(listing.title)
  await userEvent.click(getByRole('button', { name: `Post again: ${listing.title}, Pune` }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByDisplayValue('Which office?')).toBeTruthy()
  const sent = () => api.calls(postInternship)
  expect(sent()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Post Internship' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ title: listing.title, questions, startsOn: null, applyBy: null })
})
