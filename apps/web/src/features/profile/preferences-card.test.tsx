import { getPreferences, type OwnPreferences, savePreferences } from '@fledge/contract/preferences'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, noPreferences, signIn } from '../../testing/things.ts'
import { PreferencesCard } from './preferences-card.tsx'

const nothing = { ...noPreferences, homePlace: null }

async function draw(own: Partial<OwnPreferences> = {}, at = '/profile') {
  sessionStorage.clear()
  const api = stubApi()
  signIn(asha)
  api.reply(getPreferences, { success: true, data: { ...nothing, ...own } })
  const drawn = renderPage(<PreferencesCard userId={asha.id} />, at)
  await screen.findByRole('form', { name: 'Internship preferences' })
  return { api, ...drawn }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save preferences' }))
const sent = (api: ReturnType<typeof stubApi>) => api.calls('PUT')[0]?.body

test('saves what was chosen and says so', async () => {
  const { api } = await draw()
  await userEvent.type(screen.getByLabelText('Cities'), 'Pune{Enter}Mumbai,')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remote is fine' }))
  await userEvent.type(screen.getByLabelText('Earliest start'), '2027-01-01')
  await userEvent.type(screen.getByLabelText('Minimum stipend in ₹ per month'), '10,000')
  const fields = within(screen.getByRole('group', { name: 'Fields of work' }))
  await userEvent.click(fields.getByRole('checkbox', { name: 'Marketing' }))
  const chosen = {
    cities: ['Pune', 'Mumbai'],
    remote: true,
    startsFrom: '2027-01-01',
    minimumStipend: 10_000,
    fields: ['Marketing' as const],
  }
  api.reply(savePreferences, { success: true, data: { ...nothing, ...chosen, isStated: true } })
  await save()
  await screen.findByText('Preferences saved')
  expect(sent(api)).toEqual(chosen)
})

test('keeps what is typed while it is being saved', async () => {
  const { api } = await draw()
  const stipend = screen.getByLabelText<HTMLInputElement>('Minimum stipend in ₹ per month')
  await userEvent.type(stipend, '5000')
  api.reply(savePreferences, { success: true, data: { ...nothing, minimumStipend: 5_000, isStated: true } })
  const answer = api.hold(savePreferences)
  await save()
  await userEvent.type(stipend, '0')
  answer()
  await screen.findByText('Preferences saved')
  expect(stipend.value).toBe('50000')
})

test('starts with the place of the resume until something is saved', async () => {
  const { api } = await draw({ homePlace: 'Pune' })
  screen.getByText(/Your resume says Pune/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pune' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remote is fine' }))
  api.reply(savePreferences, { success: true, data: { ...nothing, isStated: true, homePlace: 'Pune' } })
  await save()
  await screen.findByText('Preferences saved')
  expect(sent(api)).toEqual({ cities: [], remote: false, startsFrom: null, minimumStipend: null, fields: [] })
  await waitFor(() => expect(screen.queryByText(/Your resume says Pune/)).toBeNull())
})

test('names a stipend that cannot be read, and sends nothing', async () => {
  const { api } = await draw({ minimumStipend: 5_000, isStated: true })
  await userEvent.clear(screen.getByLabelText('Minimum stipend in ₹ per month'))
  await userEvent.type(screen.getByLabelText('Minimum stipend in ₹ per month'), 'much')
  await save()
  await screen.findByText('Enter rupees per month as a whole number')
  expect(sent(api)).toBeUndefined()
})

test('shows what the server refuses at its field', async () => {
  const { api } = await draw({ cities: ['Pune'], isStated: true })
  const refusal = { code: 'not_valid', message: 'At most 10 cities', fields: { 'cities.0': 'At most 60 characters' } }
  api.refuse(savePreferences, 400, refusal as never)
  await save()
  await screen.findByText('At most 60 characters')
  expect(screen.getByLabelText('Cities').getAttribute('aria-invalid')).toBe('true')
})

test('the link of the list of internships focuses it', async () => {
  Element.prototype.scrollIntoView ??= () => undefined
  await draw({}, '/profile#preferences')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Internship preferences' })),
  )
})
