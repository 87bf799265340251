import { listInternships } from '@fledge/contract/internships'
import { listSavedSearches, saveSearch } from '@fledge/contract/saved-items'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { asha, signIn } from '../../testing/things.ts'
import { addressNow, lastList, onWideScreen, open, pageOf, stubMarket } from './testing/panel.tsx'

beforeEach(() => signIn(asha))

const lastQuery = (api: ReturnType<typeof stubMarket>) =>
  Object.fromEntries(new URL(lastList(api) ?? '', 'http://x').searchParams)

test('sends each of the other filters and clears them with Clear Filters', async () => {
  onWideScreen()
  const api = stubMarket()
  open()
  const filters = await screen.findByRole('region', { name: 'Filters' })
  await userEvent.click(within(filters).getByText('More filters'))
  await userEvent.selectOptions(await within(filters).findByLabelText('Stipend'), 'From ₹20,000 / month')
  await userEvent.selectOptions(within(filters).getByLabelText('Duration'), 'Up to 6 months')
  await userEvent.selectOptions(within(filters).getByLabelText('Field of work'), 'Marketing')
  await userEvent.selectOptions(within(filters).getByLabelText('Offers'), 'Certificate')
  await userEvent.selectOptions(within(filters).getByLabelText('Hours'), 'Up to 20 hours a week')
  const year = String(new Date().getFullYear() + 1)
  await userEvent.selectOptions(within(filters).getByLabelText('You graduate in'), year)
  await userEvent.click(within(filters).getByRole('checkbox', { name: /^Replies on time/ }))
  fireEvent.change(within(filters).getByLabelText('Starts by'), { target: { value: '2030-01-31' } })
  await waitFor(() => expect(addressNow().filters.startsBy).toBe('2030-01-31'))
  await userEvent.type(within(filters).getByLabelText('Skills'), 'React, SQL{Enter}')
  await waitFor(() =>
    expect(lastQuery(api)).toEqual({
      stipendMin: '20000',
      monthsMax: '6',
      startsBy: '2030-01-31',
      skill: 'React, SQL',
      field: 'Marketing',
      replies: 'on-time',
      perk: 'certificate',
      hoursMax: '20',
      graduationYear: year,
      sort: 'best-match',
      limit: '30',
    }),
  )
  within(filters).getByText('More filters (9)')
  await userEvent.click(within(filters).getByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(lastQuery(api)).toEqual({ sort: 'best-match', limit: '30' }))
  expect(within(filters).getByLabelText<HTMLInputElement>('Skills').value).toBe('')
  expect(within(filters).getByLabelText<HTMLSelectElement>('Stipend').value).toBe('')
})

test('keeps a comma that is typed before the next skill', async () => {
  onWideScreen()
  const api = stubMarket()
  open({ filters: { stipendMin: 12_000 } })
  const skills = await screen.findByLabelText<HTMLInputElement>('Skills')
  await userEvent.type(skills, 'React,')
  await waitFor(() => expect(lastQuery(api)['skill']).toBe('React'))
  await userEvent.type(skills, ' SQL')
  expect(skills.value).toBe('React, SQL')
  await waitFor(() => expect(lastQuery(api)['skill']).toBe('React, SQL'))
})

test('opens with the filters of the URL, also a stipend that is not among the choices', async () => {
  onWideScreen()
  stubMarket()
  open({ filters: { stipendMin: 12_000 } })
  const stipend = await screen.findByLabelText<HTMLSelectElement>('Stipend')
  expect(stipend.selectedOptions[0]?.textContent).toBe('From ₹12,000 / month')
})

test('names the filters that hide every internship', async () => {
  const api = stubMarket([], 40)
  open({ filters: { stipendMin: 50_000, monthsMax: 1, startsBy: '2030-01-31', skill: 'React', replies: 'on-time' } })
  await screen.findByText(
    /^No internships match a stipend from ₹50,000 \/ month with a duration up to 1 month, a start by .*2030, the skills React, replies on time$/,
  )
  api.reply(listInternships, pageOf([], 0))
  const list = within(screen.getByRole('region', { name: 'Internships found' }))
  await userEvent.click(list.getByRole('button', { name: 'Clear Filters' }))
  await screen.findByText('No internships available yet')
})

test('shows the best match first once a resume is read, unless a text is searched or an order is chosen', async () => {
  onWideScreen()
  const api = stubMarket()
  const { unmount } = open({}, true)
  const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by')
  expect(sort.value).toBe('best-match')
  expect(lastQuery(api)['sort']).toBe('best-match')
  await userEvent.selectOptions(sort, 'newest')
  await waitFor(() => expect(lastQuery(api)['sort']).toBe('newest'))
  unmount()
  open({ filters: { q: 'react' } }, true)
  expect((await screen.findByLabelText<HTMLSelectElement>('Sort by')).value).toBe('relevance')
  await waitFor(() => expect(lastQuery(api)).toEqual({ q: 'react', limit: '30' }))
})

test('saves every filter of a search, and runs it with them', async () => {
  const api = stubMarket()
  open({ filters: { perk: 'ppo', hoursMax: 20, skill: 'SQL, React', graduationYear: 2027, sort: 'newest' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' })
  const name = 'SQL, React, pre-placement offer (PPO), up to 20 hours a week'
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe(name)
  const filters = { perk: 'ppo' as const, hoursMax: 20, graduationYear: 2027, skill: ['React', 'SQL'] }
  const saved = {
    ...ids('q1'),
    name,
    q: '',
    type: 'all' as const,
    location: 'all',
    ...filters,
    alert: 'daily' as const,
  }
  const data = { ...saved, createdAt: '2026-03-01T09:00:00.000Z' }
  api.reply(saveSearch, { success: true, data })
  api.reply(listSavedSearches, { success: true, data: [data] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save search' }))
  const chip = await screen.findByRole('button', { name })
  expect(api.calls('POST').at(-1)?.body).toEqual({
    ...{ name, q: '', type: 'all', location: 'all', alert: 'daily', ...filters, skill: 'SQL, React' },
  })
  expect(chip.getAttribute('aria-pressed'), 'the same search is on').toBe('true')
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  await userEvent.click(chip)
  expect(addressNow().filters).toMatchObject({ ...filters, skill: 'React, SQL', sort: 'newest' })
})

const ids = (id: string) => ({ id, _id: id })
