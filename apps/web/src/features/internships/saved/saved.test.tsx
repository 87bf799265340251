import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedInternships,
  listSavedSearches,
  type SavedInternship,
  type SavedSearch,
  saveInternship,
  saveSearch,
  unsaveInternship,
} from '@fledge/contract/saved-items'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anInternship, asha, signIn } from '../../../testing/things.ts'
import { addressNow, lastList, open, stubMarket } from '../testing/panel.tsx'

beforeEach(() => signIn(asha))

const savedOne = (over: Partial<SavedInternship> = {}): SavedInternship => ({
  ...anInternship(over),
  savedAt: '2026-03-01T09:00:00.000Z',
  open: true,
  ...over,
})

test('saves optimistically with one request per click, and removes again', async () => {
  const api = stubMarket()
  api.reply(saveInternship, { success: true, data: savedOne() })
  api.reply(unsaveInternship, { success: true, data: { id: 'i1' } })
  const letThrough = api.hold(saveInternship)
  open()
  const save = await screen.findByRole('button', { name: /^Save Frontend Developer Intern/ })
  await userEvent.click(save)
  await waitFor(() => expect(save.getAttribute('aria-label')).toMatch(/^Saved, remove Frontend Developer Intern/))
  screen.getByRole('button', { name: 'Saved (1)' })
  // Taken off while the first is on its way: sent after it, so that the last click holds.
  await userEvent.click(save)
  await waitFor(() => expect(save.getAttribute('aria-label')).toMatch(/^Save Frontend Developer Intern/))
  expect(api.calls('DELETE')).toEqual([])
  letThrough()
  await waitFor(() => expect(api.calls('DELETE')).toHaveLength(1))
  expect(api.calls('PUT')).toHaveLength(1)
})

test('reverts a refused save and shows the reason', async () => {
  const api = stubMarket()
  api.refuse(saveInternship, 409, { code: 'limit_reached', message: 'You can save up to 200 internships.' })
  open()
  const save = await screen.findByRole('button', { name: /^Save Frontend Developer Intern/ })
  // Reverted before the list is fetched again.
  const letThrough = api.hold(listSavedInternships)
  await userEvent.click(save)
  await screen.findByText('You can save up to 200 internships.')
  await screen.findByRole('button', { name: /^Save Frontend Developer Intern/ })
  expect(screen.queryByRole('button', { name: /^Saved, remove/ })).toBeNull()
  letThrough()
})

test('lists saved internships and marks closed ones as unavailable', async () => {
  const api = stubMarket()
  const gone = savedOne({ id: 'i2', title: 'Go Intern', open: false })
  api.reply(listSavedInternships, { success: true, data: [savedOne(), gone] })
  api.reply(unsaveInternship, { success: true, data: { id: 'i2' } })
  open({ view: 'saved' })
  const card = await screen.findByRole('article', { name: /^Go Intern at / })
  within(card).getByText('This internship is no longer available')
  screen.getByText('2 saved internships, 1 of them open')
  api.reply(listSavedInternships, { success: true, data: [savedOne()] })
  await userEvent.click(within(card).getByRole('button', { name: /^Remove Go Intern/ }))
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Go Intern at / })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'All internships' }))
  expect(addressNow().view).toBeUndefined()
})

test('distinguishes an empty saved list from a load failure', async () => {
  const api = stubMarket()
  open({ view: 'saved' })
  await screen.findByRole('heading', { name: 'Nothing saved yet' })
  api.refuse(listSavedInternships, 500, { code: 'unknown', message: '' })
  open({ view: 'saved' })
  await screen.findByText('Your saved internships could not be loaded. Please try again.')
})

const reactSearch: SavedSearch = {
  ...{ _id: 'q1', id: 'q1', name: 'React in Pune', q: 'react', type: 'all', location: 'Pune', alert: 'daily' },
  createdAt: '2026-03-01T09:00:00.000Z',
}

test('saves the current search under a name and runs it with one click', async () => {
  const api = stubMarket()
  open({ filters: { q: 'react', location: 'Pune' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' })
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('react, Pune')
  await userEvent.clear(name)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save search' }))
  await within(dialog).findByText('Enter a name')
  expect(document.activeElement).toBe(name)
  api.refuse(saveSearch, 409, { code: 'limit_reached', message: 'You can keep up to 20 searches.' })
  await userEvent.type(name, 'React in Pune')
  const alert = within(dialog).getByLabelText<HTMLSelectElement>('Alert me to new internships')
  expect(alert.value).toBe('daily')
  await userEvent.selectOptions(alert, 'Weekly, on Mondays')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save search' }))
  await within(dialog).findByText('You can keep up to 20 searches.')
  expect(name.value).toBe('React in Pune')
  api.reply(saveSearch, { success: true, data: reactSearch })
  api.reply(listSavedSearches, { success: true, data: [reactSearch] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save search' }))
  await screen.findByText('Search “React in Pune” saved')
  expect(api.calls('POST').at(-1)?.body).toEqual({
    ...{ name: 'React in Pune', q: 'react', type: 'all', location: 'Pune', alert: 'weekly' },
  })
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
})

test('moves the focus to the next saved search after deleting one', async () => {
  const api = stubMarket()
  const goSearch = { ...reactSearch, id: 'q2', name: 'Go', q: 'go' }
  api.reply(listSavedSearches, { success: true, data: [reactSearch, goSearch] })
  api.reply(deleteSavedSearch, { success: true, data: { id: 'q1' } })
  open()
  const remove = await screen.findByRole('button', { name: 'Delete the search “React in Pune”' })
  api.reply(listSavedSearches, { success: true, data: [goSearch] })
  remove.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'React in Pune' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go' }))
})

test('moves the focus to the next saved internship after removing one', async () => {
  const api = stubMarket()
  const gone = savedOne({ id: 'i2', title: 'Go Intern', open: false })
  api.reply(listSavedInternships, { success: true, data: [gone, savedOne()] })
  api.reply(unsaveInternship, { success: true, data: { id: 'i2' } })
  open({ view: 'saved' })
  const remove = await screen.findByRole('button', { name: /^Remove Go Intern/ })
  api.reply(listSavedInternships, { success: true, data: [savedOne()] })
  remove.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Go Intern at / })).toBeNull())
  expect(screen.getByRole('article', { name: /^Frontend/ }).contains(document.activeElement)).toBe(true)
})

test('the list comes with the saved searches above it, and says when they fail', async () => {
  const api = stubMarket()
  const letThrough = api.hold(listSavedSearches)
  open()
  await waitFor(() => expect(lastList(api)).toBeDefined())
  expect(screen.queryByRole('region', { name: 'Internships found' })).toBeNull()
  letThrough()
  await screen.findByRole('region', { name: 'Internships found' })
  cleanup()
  api.refuse(listSavedSearches, 403, { code: 'forbidden', message: '' })
  open()
  await screen.findByRole('region', { name: 'Internships found' })
  api.reply(listSavedSearches, { success: true, data: [reactSearch] })
  await userEvent.click(await screen.findByRole('button', { name: /^Saved searches could not be loaded/ }))
  await screen.findByRole('list', { name: 'Saved searches' })
})

test('a saved search runs with its filters and no others; deleting it can be undone', async () => {
  const api = stubMarket()
  api.reply(listSavedSearches, { success: true, data: [reactSearch] })
  api.reply(deleteSavedSearch, { success: true, data: { id: 'q1' } })
  api.reply(saveSearch, { success: true, data: { ...reactSearch, id: 'q2' } })
  open({ filters: { type: 'Remote' } })
  await userEvent.click(await screen.findByRole('button', { name: 'React in Pune' }))
  expect(addressNow().filters).toMatchObject({ q: 'react', type: undefined, location: 'Pune' })
  api.reply(listSavedSearches, { success: true, data: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Delete the search “React in Pune”' }))
  await screen.findByText('Search “React in Pune” deleted')
  api.reply(listSavedSearches, { success: true, data: [{ ...reactSearch, id: 'q2' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'React in Pune' })
})

test('changes how often a saved search alerts, and shows a refusal in the dialog', async () => {
  const api = stubMarket()
  api.reply(listSavedSearches, { success: true, data: [reactSearch] })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Alerts for “React in Pune”: daily' }))
  const dialog = await screen.findByRole('dialog', { name: 'Alerts for “React in Pune”' })
  const alert = within(dialog).getByLabelText('Alert me to new internships')
  await userEvent.selectOptions(alert, 'Never')
  api.refuse(changeSavedSearch, 404, { code: 'not_found', message: 'This search does not exist.' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await within(dialog).findByText('This search does not exist.')
  const stopped = { ...reactSearch, alert: 'never' as const }
  api.reply(changeSavedSearch, { success: true, data: stopped })
  api.reply(listSavedSearches, { success: true, data: [stopped] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Alerts for “React in Pune”: off')
  await screen.findByRole('button', { name: 'Alerts for “React in Pune”: off' })
  expect(api.calls('PATCH').at(-1)).toEqual({
    ...{ method: 'PATCH', url: '/api/saved/searches/q1', body: { alert: 'never' } },
  })
})

test('keeps the focus on the view that was pressed', async () => {
  stubMarket()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Saved (0)' }))
  await screen.findByText('Nothing saved yet')
  expect(document.activeElement?.textContent).toBe('Saved (0)')
  await userEvent.click(screen.getByRole('button', { name: 'All internships' }))
  await screen.findByRole('searchbox')
  expect(document.activeElement?.textContent).toBe('All internships')
})
