import { apply, listOwnApplications } from '@fledge/contract/applications'
import { getInternship, listInternships } from '@fledge/contract/internships'
import { listResumes } from '@fledge/contract/resumes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication, anInternship, asha, signIn } from '../../testing/things.ts'
import { addressNow, lastList, onWideScreen, open, pageOf, stubMarket, uploads } from './testing/panel.tsx'

beforeEach(() => signIn(asha))

test('shows all details of a listing that the specification requires', async () => {
  stubMarket([anInternship({ stipend: 125_000 })], 40)
  open()
  const card = await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
  for (const text of ['Kite Labs', 'Pune · Hybrid', '₹1,25,000 / month', '3 months', 'React', 'TypeScript'])
    within(card).getByText(text)
  within(card).getByText('Build the pages that students use every day.')
  within(card).getByText(/Posted/)
  within(card).getByRole('button', { name: /^Apply Now/ })
  screen.getByText('Showing 1 of 40 internships')
})

test('searches 300 ms after typing and immediately for popular searches, and clears both', async () => {
  const api = stubMarket()
  open()
  const box = await screen.findByLabelText('Search internships')
  // At once: a busy machine types more slowly than the delay.
  for (const value of ['rea', 'react']) fireEvent.change(box, { target: { value } })
  expect(addressNow().filters.q).toBeUndefined()
  await waitFor(() => expect(addressNow().filters.q).toBe('react'))
  await userEvent.click(screen.getByRole('button', { name: 'Data Science' }))
  expect(addressNow().filters.q).toBe('Data Science')
  await waitFor(() => expect(lastList(api)).toContain('q=Data+Science'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(addressNow().filters.q).toBeUndefined()
  expect(document.activeElement).toBe(box)
})

test('marks previous results as outdated while a search loads', async () => {
  const api = stubMarket([anInternship()], 40)
  open()
  await screen.findByText('Showing 1 of 40 internships')
  const answer = api.hold(listInternships)
  await userEvent.click(screen.getByRole('button', { name: 'Data Science' }))
  await screen.findByText('Searching…')
  expect(screen.queryByText(/^Showing/)).toBeNull()
  screen.getByRole('article', { name: /^Frontend Developer Intern at / })
  answer()
  await screen.findByText('Showing 1 of 40 internships')
})

test('does not report an empty previous result while a search loads', async () => {
  const api = stubMarket([], 40)
  open({ filters: { q: 'zzz' } })
  await screen.findByText('No internships match “zzz”')
  const answer = api.hold(listInternships)
  await userEvent.click(screen.getByRole('button', { name: 'Data Science' }))
  await screen.findByText('Searching…')
  expect(screen.queryByText(/^No internships match/)).toBeNull()
  answer()
  await screen.findByText('No internships match “Data Science”')
})

test('lists the five popular searches in the order of the specification', async () => {
  stubMarket()
  open()
  const chips = within(await screen.findByRole('list', { name: 'Popular searches' })).getAllByRole('button')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Frontend Developer',
    'Data Science',
    'UI/UX Design',
    'Marketing',
    'Software Engineer',
  ])
})

test('sends filters to the server and clears them all with Clear Filters', async () => {
  onWideScreen()
  const api = stubMarket()
  open({ filters: { q: 'react' } })
  const filters = await screen.findByRole('region', { name: 'Filters' })
  await userEvent.selectOptions(within(filters).getByLabelText('Work type'), 'Remote')
  await userEvent.selectOptions(await within(filters).findByLabelText('Location'), 'Pune')
  await userEvent.selectOptions(within(filters).getByLabelText('Sort by'), 'stipend-high')
  await waitFor(() =>
    expect(lastList(api)).toBe('/api/internship?q=react&type=Remote&location=Pune&sort=stipend-high&limit=30'),
  )
  await userEvent.click(within(filters).getByRole('button', { name: 'Clear Filters' }))
  expect(Object.values(addressNow().filters).filter(Boolean)).toEqual([])
})

test('applies once on a double click and confirms it', async () => {
  const api = stubMarket()
  api.reply(apply, { success: true, data: anApplication() })
  open()
  const button = await screen.findByRole('button', { name: /^Apply Now/ })
  await screen.findByText('Sends asha.pdf and your contact details to Kite Labs only')
  // Both clicks come before the next render.
  act(() => {
    button.click()
    button.click()
  })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Already Applied/ })).disabled).toBe(true)
  await screen.findByText('Application submitted successfully!')
  const sent = api.calls('POST')
  expect(sent).toEqual([{ method: 'POST', url: '/api/apply/i1', body: { resumeId: 'r1' } }])
})

test('moves the focus to the note after applying by keyboard', async () => {
  const api = stubMarket()
  api.reply(apply, { success: true, data: anApplication() })
  open()
  const button = await screen.findByRole('button', { name: /^Apply Now/ })
  await screen.findByText('Sends asha.pdf and your contact details to Kite Labs only')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: /^Already Applied/ })
  expect(document.activeElement?.textContent).toBe('See its status under Applications')
})

test('enables the button again and shows the reason after a refused application', async () => {
  const api = stubMarket()
  api.refuse(apply, 500, { code: 'unknown', message: '' })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
  await screen.findByText('Failed to submit application')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Apply Now/ })
  expect(button.disabled).toBe(false)
})

test('shows Already Applied after applying in another tab, also with a slow list', async () => {
  const api = stubMarket()
  api.refuse(apply, 409, { code: 'already_applied', message: 'Already applied' })
  open()
  await screen.findByText('Sends asha.pdf and your contact details to Kite Labs only')
  await userEvent.click(screen.getByRole('button', { name: /^Apply Now/ }))
  await screen.findByText('You’ve already applied')
  expect(screen.queryByText('Error')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Already Applied/ }).disabled).toBe(true)
})

test('offers an upload instead of applying without a resume', async () => {
  const api = stubMarket()
  api.reply(listResumes, { success: true, data: [] })
  open()
  await screen.findByText('Upload a resume to apply')
  await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
  await screen.findByText('No Resume')
  screen.getByText('Please upload a resume first to apply for internships')
  await userEvent.click(screen.getByRole('button', { name: 'Upload resume' }))
  expect(uploads).toHaveBeenCalledOnce()
  expect(api.calls('POST')).toEqual([])
})

test('asks for no upload while it is not known whether there is a resume, and loads it to apply', async () => {
  const api = stubMarket()
  api.refuse(listResumes, 403, { code: 'forbidden', message: '' })
  open()
  await screen.findByText('Sends your resume and your contact details to Kite Labs only')
  await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
  await screen.findByText('Failed to submit application')
  api.reply(listResumes, { success: true, data: [aResume()] })
  api.reply(apply, { success: true, data: anApplication() })
  await userEvent.click(screen.getByRole('button', { name: /^Apply Now/ }))
  await screen.findByText('Application submitted successfully!')
  expect(api.calls('POST').at(-1)?.body).toEqual({ resumeId: aResume().id })
})

test('rejects a resume without an id', async () => {
  const api = stubMarket()
  api.reply(listResumes, { success: true, data: [aResume({ id: '' })] })
  open()
  await screen.findByText('Sends asha.pdf and your contact details to Kite Labs only')
  await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
  await screen.findByText('No resume selected. Please upload a resume first.')
  expect(api.calls('POST')).toEqual([])
})

test('distinguishes an empty market from filters without results', async () => {
  const api = stubMarket([], 0)
  open()
  await screen.findByRole('heading', { name: 'No internships available yet' })
  api.reply(listInternships, pageOf([anInternship()]))
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Listings' }))
  await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
})

test('names filters without results and clears them with one click', async () => {
  const api = stubMarket([], 40)
  open({ filters: { q: 'cobol', type: 'Remote' } })
  await screen.findByRole('heading', { name: 'No internships match “cobol” with the work type Remote' })
  screen.getByText('Try a different search or clear the filters.')
  screen.getByText('Showing 0 of 40 internships')
  screen.getByRole('button', { name: 'Refresh Listings' })
  api.reply(listInternships, pageOf([anInternship()], 40))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
  await screen.findByText('Showing 1 of 40 internships')
})

test('suggests a corrected spelling and searches for it on click', async () => {
  const api = stubMarket()
  api.reply(listInternships, { ...pageOf([], 40), didYouMean: 'python' })
  open({ filters: { q: 'pyhton', type: 'Remote' } })
  const suggestion = await screen.findByRole('button', { name: 'Try “python”' })
  api.reply(listInternships, pageOf([anInternship()], 40))
  await userEvent.click(suggestion)
  await screen.findByText('Showing 1 of 40 internships')
  expect(addressNow().filters).toEqual({ q: 'python', type: 'Remote' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('python')
})

test('suggests the search without filters that exclude everything', async () => {
  const api = stubMarket()
  api.reply(listInternships, { ...pageOf([], 40), didYouMean: 'python', withoutFilters: true })
  open({ filters: { q: 'python', type: 'Hybrid' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Try “python” without the filters' }))
  expect(addressNow().filters).toEqual({ q: 'python' })
})

test('sorts a text search by relevance by default', async () => {
  onWideScreen()
  const api = stubMarket()
  open({ filters: { q: 'react' } })
  const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by')
  expect(sort.selectedOptions[0]?.textContent).toBe('Most relevant')
  await userEvent.selectOptions(sort, 'newest')
  await waitFor(() => expect(lastList(api)).toBe('/api/internship?q=react&sort=newest&limit=30'))
})

test('offers no order by relevance without a text search', async () => {
  onWideScreen()
  stubMarket()
  open({ filters: { sort: 'relevance' } })
  const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by')
  expect(sort.value).toBe('newest')
  expect(within(sort).queryByRole('option', { name: 'Most relevant' })).toBeNull()
})

test('shows a capped total with a plus sign', async () => {
  const api = stubMarket()
  api.reply(listInternships, { ...pageOf([anInternship()], 2001, 'next'), total: 2001 })
  open()
  await screen.findByText('Showing 2,000+ of 2,000+ internships')
  const [card] = await screen.findAllByRole('article')
  expect(card?.closest('li')?.getAttribute('aria-setsize')).toBe('-1')
})

test('shows a load failure in place of the list, with a retry', async () => {
  const api = stubMarket()
  api.refuse(listInternships, 500, { code: 'unknown', message: '' })
  open()
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Failed to load internships. Please try again.')
  api.reply(listInternships, pageOf([anInternship()]))
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Showing 1 of 1 internships')
})

test('loads more on demand without duplicates', async () => {
  const api = stubMarket()
  api.reply(listInternships, { ...pageOf([anInternship()], 2, 'next'), total: 2 })
  open()
  const more = await screen.findByRole('button', { name: 'Show more' })
  api.reply(listInternships, { ...pageOf([anInternship(), anInternship({ id: 'i2', title: 'Go Intern' })]), total: 2 })
  await userEvent.click(more)
  await screen.findByRole('article', { name: /^Go Intern at / })
  expect(screen.getAllByRole('article', { name: /^Frontend Developer Intern at / })).toHaveLength(1)
  expect(lastList(api)).toContain('cursor=next')
})

test('opens details in a dialog on a small screen and stores them in the URL', async () => {
  stubMarket()
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Frontend Developer Intern at / }))
  const dialog = await screen.findByRole('dialog', { name: 'Frontend Developer Intern' })
  expect(addressNow().selected).toBe('i1')
  within(dialog).getByRole('button', { name: /^Apply Now/ })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(addressNow().selected).toBeUndefined()
})

test('shows the first internship next to the list on a wide screen until another is selected', async () => {
  onWideScreen()
  stubMarket([anInternship(), anInternship({ id: 'i2', title: 'Go Intern' })])
  open()
  const pane = await screen.findByRole('region', { name: 'Details' })
  within(pane).getByRole('heading', { name: 'Frontend Developer Intern' })
  pane.scrollTop = 300
  await userEvent.click(screen.getByRole('button', { name: /^Go Intern at / }))
  within(pane).getByRole('heading', { name: 'Go Intern' })
  expect(pane.scrollTop, 'the start of its text').toBe(0)
  expect(addressNow().selected).toBe('i2')
})

test('moves to the details with Enter, and back to the card with Escape', async () => {
  onWideScreen()
  stubMarket()
  open()
  const pane = await screen.findByRole('region', { name: 'Details' })
  const card = screen.getByRole('button', { name: /^Frontend Developer Intern at / })
  await userEvent.click(card)
  expect(document.activeElement, 'after a click').toBe(card)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement, 'after Enter').toBe(pane)
  await userEvent.keyboard('{Tab}{Escape}')
  expect(document.activeElement, 'after Escape').toBe(card)
})

test('clears the filters for a link, says so, and focuses the linked internship at the top', async () => {
  const api = stubMarket()
  open({ filters: { q: 'react' } })
  await screen.findByText('Showing 1 of 1 internships')
  await userEvent.click(screen.getByRole('button', { name: 'Follow a link' }))
  await screen.findByText('We cleared your filters to show the internship you opened.')
  const title = await screen.findByRole('button', { name: /^Data Intern at / })
  expect(document.activeElement).toBe(title)
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Data Intern')
  expect(lastList(api)).not.toContain('q=')
})

test('ignores filters in the URL of a link and says so', async () => {
  const api = stubMarket()
  open({ filters: { q: 'cobol', sort: 'oldest' }, highlight: 'i9' })
  await screen.findByText('We cleared your filters to show the internship you opened.')
  expect(screen.getByLabelText<HTMLInputElement>('Search internships').value).toBe('')
  expect(api.calls().some(({ url }) => url.includes('q=cobol'))).toBe(false)
  expect(lastList(api)).toContain('sort=oldest')
})

test('says that a linked internship is unavailable and shows the others', async () => {
  const api = stubMarket()
  api.refuse(getInternship, 404, { code: 'not_found', message: 'Not found' })
  open({ highlight: 'gone' })
  await screen.findByText('This internship is no longer available')
  screen.getByRole('article', { name: /^Frontend Developer Intern at / })
})

test('allows applying once more after a withdrawal', async () => {
  const api = stubMarket()
  const withdrawn = anApplication({ withdrawnAt: '2026-03-03T09:00:00.000Z', attempt: 1 })
  api.reply(listOwnApplications, { success: true, data: [withdrawn] })
  const { unmount } = open()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Apply Now/ })).disabled).toBe(false)
  unmount()
  api.reply(listOwnApplications, { success: true, data: [{ ...withdrawn, attempt: 2 }] })
  open()
  await screen.findByRole('button', { name: /^Already Applied/ })
})

test('rejects a search over the limit and keeps its text and the list', async () => {
  const api = stubMarket()
  open()
  const field = await screen.findByLabelText<HTMLInputElement>('Search internships')
  await screen.findByRole('article', { name: /^Frontend Developer Intern at / })
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(130))
  screen.getByText('Search is 130 characters long. The limit is 120.')
  await userEvent.keyboard('{Enter}')
  await new Promise((later) => setTimeout(later, 350))
  expect(field.value).toHaveLength(130)
  expect(api.calls().some(({ url }) => url.includes('q='))).toBe(false)
})
