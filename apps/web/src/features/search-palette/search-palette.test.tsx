import { listCompanyApplications } from '@fledge/contract/applications'
import { type Internship, listInternships } from '@fledge/contract/internships'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GlobalSearch, openSearch } from '../../lib/global-search.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anApplication, anInternship, asha, kite, signIn } from '../../testing/things.ts'
import { SearchPalette } from './search-palette.tsx'

const listOf = (data: Internship[], total = data.length) => ({
  ...{ success: true as const, data, total, totalOpen: 40, nextCursor: null },
})
const react = anInternship({ requirements: ['React', 'TypeScript', 'CSS', 'Git', 'Jest'] })
const data = anInternship({
  id: 'i2',
  title: 'Data Intern',
  match: { matchPercentage: 0, band: 'low', reason: null },
})

const heard: GlobalSearch[] = []
const hear = (event: Event) => void (event instanceof CustomEvent && heard.push(event.detail))

beforeEach(() => {
  signIn(asha)
  heard.length = 0
  window.addEventListener('globalSearch', hear)
})
afterEach(() => window.removeEventListener('globalSearch', hear))

function show(user: typeof asha | typeof kite = asha) {
  const page = (
    <>
      <label>
        Note <input />
      </label>
      <SearchPalette user={user} />
    </>
  )
  return renderPage(page)
}
async function openPanel(name = 'Search Internships') {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const addressOf = ({ router }: ReturnType<typeof show>) => {
  const { pathname, search } = router.state.location
  return { pathname, ...search }
}

test('opens once when a page requests it before the top bar has loaded', async () => {
  openSearch()
  const { unmount } = show()
  await screen.findByRole('dialog', { name: 'Search Internships' })
  unmount()
  show()
  await screen.findByRole('button', { name: 'Search Internships' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens the panel with the popular searches',
  async (keys) => {
    show()
    await screen.findByRole('button', { name: 'Search Internships' })
    await userEvent.keyboard(keys)
    const panel = within(await screen.findByRole('dialog', { name: 'Search Internships' }))
    expect(panel.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Frontend Developer',
      'Data Science',
      'Marketing',
      'UI/UX Design',
    ])
    expect(document.activeElement).toBe(panel.getByRole('combobox'))
  },
)

test('ignores a slash typed into a field and opens on openSearch', async () => {
  show()
  await userEvent.type(await screen.findByLabelText('Note'), 'and/or')
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => openSearch())
  await screen.findByRole('dialog')
})

test('searches once, 300 ms after the last key, and shows three skills per result', async () => {
  const api = stubApi()
  api.reply(listInternships, listOf([react, data], 12))
  show()
  const panel = await openPanel()
  for (const value of ['rea', 'react']) fireEvent.change(panel.getByRole('combobox'), { target: { value } })
  expect(api.calls()).toEqual([])
  const found = await panel.findByRole('option', { name: /Frontend Developer Intern/ })
  expect(api.calls().map(({ url }) => url)).toEqual(['/api/internship?q=react&limit=8'])
  for (const text of ['React', 'TypeScript', 'CSS', '+2 more']) within(found).getByText(text)
  expect(within(found).queryByText('Git')).toBeNull()
  expect(panel.getByRole('status').textContent).toBe('Showing the first 2 of 12 internships. Press Enter to see all.')
  expect(screen.queryByText('Low match'), 'a match of nothing').toBeNull()
})

test('suggests a corrected spelling and searches for it when chosen', async () => {
  const api = stubApi()
  api.reply(listInternships, { ...listOf([], 0), didYouMean: 'react' })
  show()
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), 'raect')
  const suggestion = await panel.findByRole('option', { name: 'Try “react”' })
  api.reply(listInternships, listOf([react]))
  await userEvent.click(suggestion)
  await panel.findByRole('option', { name: /Frontend Developer Intern/ })
  expect(panel.getByRole<HTMLInputElement>('combobox').value).toBe('react')
})

test('ignores a late response to an older search', async () => {
  const late = Promise.withResolvers<Response>()
  const answers: Record<string, Promise<Response>> = {
    rea: late.promise,
    react: Promise.resolve(Response.json(listOf([react]))),
  }
  globalThis.fetch = vi.fn((url: string) => answers[new URL(url, 'http://x').searchParams.get('q') ?? '']) as never
  show()
  const panel = await openPanel()
  const field = panel.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'rea' } })
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1))
  fireEvent.change(field, { target: { value: 'react' } })
  await panel.findByRole('option', { name: /Frontend Developer Intern/ })
  await act(async () => late.resolve(Response.json(listOf([data]))))
  expect(panel.getAllByRole('option')).toHaveLength(1)
  expect(panel.queryByRole('option', { name: /Data Intern/ })).toBeNull()
})

test('cycles through the results with the arrow keys and opens the active one on Enter', async () => {
  stubApi().reply(listInternships, listOf([react, data]))
  const page = show()
  const panel = await openPanel()
  const field = panel.getByRole('combobox')
  await userEvent.type(field, 'intern')
  const [first, second] = await panel.findAllByRole('option', { name: /Intern/ })
  const chosen = () => field.getAttribute('aria-activedescendant')
  expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe(first?.id)
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe(second?.id)
  await userEvent.keyboard('{Enter}')
  expect(addressOf(page)).toEqual({
    pathname: '/student/dashboard',
    ...{ tab: 'internships', q: 'intern', selected: 'i2' },
  })
  expect([screen.queryByRole('dialog'), heard]).toEqual([null, []])
})

test('performs the search on Enter, closes, and keeps the term', async () => {
  stubApi().reply(listInternships, listOf([]))
  const page = show()
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), ' react {Enter}')
  expect(heard).toEqual([{ term: 'react', timestamp: expect.any(Number) }])
  expect(addressOf(page)).toEqual({ pathname: '/student/dashboard', tab: 'internships', q: 'react' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await openPanel()).getByRole<HTMLInputElement>('combobox').value).toBe('react')
})

test('performs a popular search on click and stays on a dashboard that handles it', async () => {
  const take = (event: Event) => event.preventDefault()
  window.addEventListener('globalSearch', take)
  const page = show()
  await userEvent.click((await openPanel()).getByRole('option', { name: 'Marketing' }))
  expect(heard.map(({ term }) => term)).toEqual(['Marketing'])
  expect(addressOf(page)).toEqual({ pathname: '/' })
  window.removeEventListener('globalSearch', take)
})

test('ignores Enter on an empty field; Escape closes and restores the focus', async () => {
  show()
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), '  {Enter}')
  expect(heard).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search Internships' }))
})

test('distinguishes no results from a failure, with a retry', async () => {
  const api = stubApi()
  api.reply(listInternships, listOf([]))
  show()
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), 'cobol')
  await panel.findByText('No internships found')
  api.refuse(listInternships, 500, { code: 'unknown', message: '' })
  await userEvent.type(panel.getByRole('combobox'), ' x')
  await panel.findByText('Failed to load internships. Please try again.')
  api.reply(listInternships, listOf([react]))
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  await panel.findByRole('option', { name: /Frontend Developer Intern/ })
})

function stubCompany() {
  const api = stubApi()
  api.reply(listInternships, listOf([react, data]))
  api.reply(listCompanyApplications, { success: true, data: [anApplication()] })
  return api
}

test("finds and opens a company's own listings and applicants", async () => {
  stubCompany()
  signIn(kite)
  const page = show(kite)
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), 'frontend')
  await panel.findByText('Yours: 1 listing, 1 applicant · 2 internships')
  panel.getByText('Your listings and applicants')
  expect(panel.getAllByRole('option').map(({ textContent }) => /(Listing|Applicant) ·/.exec(textContent)?.[1])).toEqual(
    ['Listing', 'Applicant', undefined, undefined],
  )
  await userEvent.click(panel.getByRole('option', { name: /Asha Rao/ }))
  expect(addressOf(page)).toEqual({
    pathname: '/company/dashboard',
    ...{ tab: 'applications', internship: 'i1', application: 'a1' },
  })
  await userEvent.click(
    (await openPanel()).getByRole('option', {
      name: /Frontend Developer Intern Listing/,
    }),
  )
  expect(addressOf(page)).toMatchObject({ tab: 'internships', highlight: 'i1' })
})

test('opens the first applicant of the name on Enter and lists no internship that has it inside a word', async () => {
  const api = stubCompany()
  const khan = { ...asha, firstName: 'Sameer', lastName: 'Khan', email: 'sameer@example.test' }
  const other = { ...asha, firstName: 'Uma', lastName: 'Lakhan', email: 'uma@example.test' }
  const applications = [anApplication({ id: 'a8', user: other }), anApplication({ id: 'a9', user: khan })]
  api.reply(listCompanyApplications, { success: true, data: applications })
  api.reply(listInternships, listOf([anInternship({ id: 'i3', location: 'Dehradun, Uttarakhand' })]))
  signIn(kite)
  const page = show(kite)
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), 'khan')
  await panel.findByText('Yours: 0 listings, 1 applicant · 0 internships')
  expect(panel.getAllByRole('option')).toHaveLength(1)
  panel.getByRole('option', { name: /Sameer Khan/ })
  await userEvent.keyboard('{Enter}')
  expect(addressOf(page)).toMatchObject({ tab: 'applications', application: 'a9' })
  expect(heard).toEqual([])
})

test('offers a company the popular searches and performs a search in the public list', async () => {
  stubCompany()
  signIn(kite)
  const page = show(kite)
  const panel = await openPanel()
  panel.getByRole('option', { name: 'UI/UX Design' })
  await userEvent.type(panel.getByRole('combobox'), 'plumber')
  const [first] = await panel.findAllByRole('option', { name: /Frontend Developer Intern/ })
  expect(first?.textContent).not.toContain('Listing')
  expect(panel.queryByText('Your listings and applicants')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(heard.map(({ term }) => term)).toEqual(['plumber'])
  expect(addressOf(page)).toEqual({ pathname: '/internships', q: 'plumber' })
})

test('opens an internship that a company found on its public page', async () => {
  stubCompany()
  signIn(kite)
  const page = show(kite)
  const panel = await openPanel()
  await userEvent.type(panel.getByRole('combobox'), 'plumber')
  await userEvent.click(await panel.findByRole('option', { name: /Data Intern/ }))
  expect(addressOf(page)).toEqual({ pathname: '/internships/i2' })
})

test('rejects a search over the limit and keeps its text', async () => {
  const api = stubApi()
  api.reply(listInternships, listOf([react]))
  show()
  const panel = await openPanel()
  const field = panel.getByRole<HTMLInputElement>('combobox')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(130))
  panel.getByText('Search is 130 characters long. The limit is 120.')
  await userEvent.keyboard('{Enter}')
  await new Promise((later) => setTimeout(later, 350))
  expect(field.value).toHaveLength(130)
  expect(heard).toEqual([])
  expect(api.calls()).toEqual([])
})
