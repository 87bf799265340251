import { type Application, getApplicationLedger, listOwnApplications } from '@fledge/contract/applications'
import { answerAcceptance } from '@fledge/contract/applications/application-lifecycle'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aLedger, aMissingPart, aPart } from '../../testing/resume-things.ts'
import { anApplication, asha, signIn } from '../../testing/things.ts'
import { ApplicationsPanel } from './applications-panel.tsx'
import type { ApplicationsFilter } from './status-filter.tsx'

const copies = vi.fn()
const browse = vi.fn()
const listings = vi.fn()

function Panel({ at }: { at?: ApplicationsFilter }) {
  const [status, setStatus] = useState(at)
  return (
    <ApplicationsPanel
      userId={asha.id}
      status={status}
      onStatus={setStatus}
      opened={undefined}
      onOpened={() => undefined}
      onBrowse={browse}
      onListing={listings}
      onCopy={copies}
    />
  )
}

function stubApplications(...applications: Application[]) {
  const api = stubApi()
  api.reply(listOwnApplications, { success: true, data: applications })
  return api
}
const withdrawn = (over: Partial<Application>) => {
  const application = anApplication(over)
  return { ...application, internship: { ...application.internship, open: false } }
}

beforeEach(() => signIn(asha))

test('gives applications to the same title buttons with unique names', async () => {
  const there = anApplication({ id: 'a2', unreadMessages: 2 })
  stubApplications(anApplication(), { ...there, internship: { ...there.internship, location: 'Kochi' } })
  renderPage(<Panel />)
  const name = 'Frontend Developer Intern at Kite Labs, Kochi'
  await screen.findByRole('article', { name })
  const thread = new RegExp(`^Messages and timeline ?2 unread ?: ${name}$`)
  const buttons = [name, `How it fits: ${name}`, thread, `Withdraw: ${name}`]
  for (const button of buttons) expect(screen.getAllByRole('button', { name: button })).toHaveLength(1)
  screen.getByRole('button', { name: new RegExp(`^asha.pdf.*view the copy that was sent for ${name}$`) })
})

test('marks only applications with unread messages', async () => {
  stubApplications(anApplication({ unreadMessages: 1 }), anApplication({ id: 'a2' }))
  renderPage(<Panel />)
  const [marked, other] = await screen.findAllByRole('article')
  within(marked!).getByText('New message')
  expect(within(other!).queryByText('New message')).toBeNull()
})

test('shows internship, status and sent resume on a card', async () => {
  stubApplications(anApplication())
  renderPage(<Panel />)
  const card = await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
  for (const text of ['Kite Labs', 'Pending', 'asha.pdf']) within(card).getByText(text)
  expect(card.textContent).toMatch(/Applied .*2026 · Pune · Hybrid · ₹15,000 \/ month/)
  await userEvent.click(within(card).getByRole('button', { name: /asha.pdf/ }))
  expect(copies).toHaveBeenCalledWith({ application: expect.objectContaining({ id: 'a1' }) })
})

test('links the title while the listing is open', async () => {
  stubApplications(anApplication(), withdrawn({ id: 'a2' }))
  renderPage(<Panel />)
  const titles = await screen.findAllByRole('heading', { name: /^Frontend Developer Intern/ })
  expect(titles).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /^Frontend Developer Intern at / }))
  expect(listings).toHaveBeenCalledWith('i1')
})

test('marks a deleted listing as withdrawn and keeps the application', async () => {
  stubApplications(withdrawn({}), withdrawn({ id: 'a2', status: 'accepted' }))
  renderPage(<Panel />)
  expect(await screen.findAllByText('Listing withdrawn')).toHaveLength(2)
  screen.getByText('The company withdrew this listing. Your application stays as you sent it.')
  screen.getByText('Congratulations! Your application was accepted.')
})

test('says that there are no applications and links to the internships', async () => {
  stubApplications()
  renderPage(<Panel at="accepted" />)
  await screen.findByRole('heading', { name: 'No applications submitted yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Browse internships' }))
  expect(browse).toHaveBeenCalledOnce()
})

test('filters by status and offers to show all', async () => {
  stubApplications(anApplication(), anApplication({ id: 'a2', status: 'rejected' }))
  renderPage(<Panel at="accepted" />)
  await screen.findByRole('heading', { name: 'No accepted applications' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all applications' }))
  const shown = () => within(screen.getByRole('list', { name: 'Applications' })).getAllByRole('listitem')
  expect(shown()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Rejected 1' }))
  expect(shown()).toHaveLength(1)
})

test('filters withdrawn applications separately from pending ones, by the statuses that occur', async () => {
  const withdrawn = anApplication({ id: 'a2', withdrawnAt: '2026-03-05T09:00:00.000Z', resumeGone: 'withdrawn' })
  stubApplications(anApplication(), withdrawn)
  renderPage(<Panel />)
  const filter = within(await screen.findByRole('group', { name: 'Show by status' }))
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All 2',
    'Pending 1',
    'Withdrawn 1',
  ])
  await userEvent.click(filter.getByRole('button', { name: 'Withdrawn 1' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('offers no filter while all applications have one status', async () => {
  stubApplications(anApplication())
  renderPage(<Panel />)
  await screen.findByRole('article')
  expect(screen.queryByRole('group', { name: 'Show by status' })).toBeNull()
})

test('shows the ledger and opens a quote in the sent copy', async () => {
  const api = stubApplications(anApplication())
  const parts = [aPart({ points: 72, outOf: 72 }), aMissingPart('Docker')]
  const lines = [{ page: 1, text: 'Built pages in React', hidden: null }]
  api.reply(getApplicationLedger, { success: true, data: aLedger({ parts, lines }) })
  renderPage(<Panel />)
  await userEvent.click(await screen.findByRole('button', { name: /^How it fits: / }))
  const dialog = await screen.findByRole('dialog', { name: 'How it fits: Frontend Developer Intern' })
  await within(dialog).findByText('Good match')
  await userEvent.click(within(dialog).getByRole('button', { name: /React/ }))
  expect(copies).toHaveBeenCalledWith({ application: expect.anything(), parts, part: parts[0] })
})

test('gives the reason for a missing score', async () => {
  const api = stubApplications(anApplication())
  const data = aLedger({ matchPercentage: null, band: null, reason: 'unreadable_resume' })
  api.reply(getApplicationLedger, { success: true, data })
  renderPage(<Panel />)
  await userEvent.click(await screen.findByRole('button', { name: /^How it fits: / }))
  await screen.findByText('There is no score: the resume could not be read.')
  expect(screen.queryByText(/%/)).toBeNull()
})

test('says that an application has no resume', async () => {
  stubApplications(anApplication({ resume: null }))
  renderPage(<Panel />)
  await screen.findByText('No resume attached')
})

test('reloads a list that failed to load', async () => {
  const api = stubApplications()
  api.refuse(listOwnApplications, 500, { code: 'unknown', message: '' })
  renderPage(<Panel />)
  await screen.findByText('Your applications could not be loaded.')
  api.reply(listOwnApplications, { success: true, data: [anApplication()] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
})

test('lists open offers first and keeps the position of an answered one', async () => {
  const at = (id: string, over: Partial<Application>) => {
    const one = anApplication({ id, ...over })
    return { ...one, internship: { ...one.internship, title: id } }
  }
  const offer = at('Offer', { status: 'accepted', decidedAt: '2026-03-04T09:00:00.000Z' })
  const older = at('Older offer', { status: 'accepted', decidedAt: '2026-03-03T09:00:00.000Z' })
  const api = stubApplications(at('Waiting', {}), offer, older)
  renderPage(<Panel />)
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await screen.findAllByRole('button', { name: /^Accept offer/ })
  expect(titles()).toEqual(['Older offer', 'Offer', 'Waiting'])
  screen.getByText('3 Mar 2026', { selector: 'time' })

  const confirmed = { ...older, answer: 'confirmed' as const }
  api.reply(answerAcceptance, { success: true, data: confirmed })
  api.reply(listOwnApplications, { success: true, data: [at('Waiting', {}), offer, confirmed] })
  await userEvent.click(screen.getByRole('button', { name: /^Accept offer: Older offer/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }))
  await screen.findByText(/^You accepted the offer/)
  expect(titles()).toEqual(['Older offer', 'Offer', 'Waiting'])
})

test('keeps each application in its place when an offer or another application arrives', async () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => {
    const one = anApplication({ id })
    return { ...one, internship: { ...one.internship, title: `Intern ${id}` } }
  })
  const api = stubApplications(first!, second!)
  const { queries } = renderPage(<Panel />)
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await screen.findByText('Intern 2')
  const offer = { ...second!, status: 'accepted' as const, decidedAt: '2026-03-04T09:00:00.000Z' }
  api.reply(listOwnApplications, { success: true, data: [third!, first!, offer] })
  await act(() => queries.invalidateQueries())
  await screen.findByRole('button', { name: /^Accept offer/ })
  expect(titles()).toEqual(['Intern 1', 'Intern 2'])
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(titles()).toEqual(['Intern 2', 'Intern 3', 'Intern 1'])
})
