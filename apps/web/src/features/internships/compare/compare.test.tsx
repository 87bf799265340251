import { getInternship, getInternshipMatch, type Internship } from '@fledge/contract/internships'
import { listSavedInternships } from '@fledge/contract/saved-items'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aMissingPart, aPart } from '../../../testing/resume-things.ts'
import { anInternship, asha, signIn } from '../../../testing/things.ts'
import { addressNow, onWideScreen, open, stubMarket } from '../testing/panel.tsx'

let account = 0
beforeEach(() => {
  account += 1
  // The choice is kept by account.
  signIn({ ...asha, id: `s${account}` })
})

const listings: Internship[] = [
  anInternship({
    requirements: ['React', 'TypeScript', 'CSS'],
    openings: 2,
    startsOn: '2026-06-01',
    applyBy: '2026-05-01',
  }),
  anInternship({ id: 'i2', title: 'Go Intern' }),
  anInternship({ id: 'i3', title: 'Data Intern' }),
  anInternship({ id: 'i4', title: 'Design Intern' }),
]
const parts = [aPart({ points: 72, outOf: 72 }), aMissingPart('TypeScript'), aPart({ phrase: 'CSS', met: 'partly' })]
const match = { matchPercentage: 72, band: 'good', reason: null, parts, conditions: [] } as const

/** Saved internships with an answer for each one's evidence. */
function openSaved() {
  const api = stubMarket(listings)
  const saved = listings.map((one) => ({ ...one, savedAt: one.createdAt, open: true }))
  api.reply(listSavedInternships, { success: true, data: saved })
  api.reply(getInternship, { success: true, data: listings[0] as Internship })
  api.reply(getInternshipMatch, { success: true, data: { ...match, parts: [...parts], conditions: [] } })
  return { api, ...open({ view: 'saved' }, true) }
}

const compareButton = (title: string) => screen.findByRole('button', { name: new RegExp(`^Compare ${title} at `) })

/** Chooses the internships of these titles and opens the table. */
async function compare(...titles: string[]) {
  for (const title of titles) await userEvent.click(await compareButton(title))
  await userEvent.click(await screen.findByRole('button', { name: `Compare (${titles.length})` }))
  return screen.findByRole('dialog', { name: 'Compare internships' })
}

test('shows the facts, the match and the met skills of the chosen internships in a table', async () => {
  openSaved()
  const dialog = await compare('Frontend Developer Intern', 'Go Intern')
  await waitFor(() => expect(within(dialog).getAllByText('72%')).toHaveLength(2))
  expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2)
  const names = within(dialog)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Match',
    'Stipend',
    'Duration',
    'Start',
    'Apply by',
    'Place and type',
    'Replies',
    'Required skills',
    'Good to know',
    'Asks for',
    'Openings',
  ])
  const [met] = within(dialog).getAllByText('React')
  expect(met?.closest('mark')?.textContent).toBe('React (met)')
  expect(within(dialog).getAllByText('TypeScript')[0]?.closest('mark')).toBeNull()
  expect(within(dialog).getAllByText('CSS')[0]?.textContent).toBe('CSS (in part)')
  within(dialog).getAllByText('Promised within 14 days')
})

test('refuses a fourth internship and names those that can be removed', async () => {
  openSaved()
  for (const title of ['Frontend Developer Intern', 'Go Intern', 'Data Intern', 'Design Intern'])
    await userEvent.click(await compareButton(title))
  await screen.findByText('You can compare three internships at most')
  screen.getByText(/^Remove one of these first: Frontend Developer Intern at .*; Go Intern at .*; Data Intern at /)
  screen.getByRole('button', { name: 'Compare (3)' })
  expect((await compareButton('Design Intern')).getAttribute('aria-pressed')).toBe('false')
})

test('removes a column, and closes after the last one', async () => {
  openSaved()
  const dialog = await compare('Frontend Developer Intern', 'Go Intern')
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Remove Go Intern/ }))
  expect(within(dialog).getAllByRole('columnheader')).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: /^Remove Frontend/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull()
})

test('keeps the choice for the account in this tab of the browser', async () => {
  openSaved()
  await userEvent.click(await compareButton('Go Intern'))
  const stored = JSON.parse(sessionStorage.getItem(`compare:s${account}`) ?? '[]')
  expect(stored).toEqual([{ id: 'i2', label: 'Go Intern at Kite Labs, Pune' }])
  // Another account of this browser has its own choice, loaded from the storage.
  sessionStorage.setItem('compare:other', JSON.stringify([{ id: 'i3', label: 'Data Intern at Kite Labs, Pune' }]))
  signIn({ ...asha, id: 'other' })
  await waitFor(async () => expect((await compareButton('Go Intern')).getAttribute('aria-pressed')).toBe('false'))
  expect((await compareButton('Data Intern')).getAttribute('aria-pressed')).toBe('true')
})

test('adds an internship from its details and opens it from the table by keyboard', async () => {
  onWideScreen()
  const api = stubMarket(listings)
  api.refuse(getInternshipMatch, 500, { code: 'unknown', message: '' })
  open({ selected: 'i2' })
  const details = await screen.findByRole('region', { name: 'Details' })
  await userEvent.click(await within(details).findByRole('button', { name: /^Compare Go Intern/ }))
  api.reply(getInternship, { success: true, data: listings[1] as Internship })
  ;(await screen.findByRole('button', { name: 'Compare (1)' })).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Compare internships' })
  const link = await within(dialog).findByRole('link', { name: /^Go Intern at / })
  link.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(addressNow().selected).toBe('i2')
})

test('says in its column that an internship closed', async () => {
  const { api } = openSaved()
  api.refuse(getInternship, 404, { code: 'not_found', message: 'Not found' })
  const dialog = await compare('Go Intern')
  await within(dialog).findByText('This internship is no longer available')
})
