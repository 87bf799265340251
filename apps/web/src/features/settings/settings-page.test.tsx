import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from '@fledge/contract/account'
import { getCalendarAddress } from '@fledge/contract/calendar-feed'
import { defaultSettings, getSettings, saveSettings } from '@fledge/contract/settings'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSession } from '../../api/session.ts'
import { shortMomentText } from '../../lib/format.ts'
import { setTheme } from '../../lib/theme.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite, signIn } from '../../testing/things.ts'
import { SettingsPage } from './settings-page.tsx'

afterEach(() => setTheme('system'))

const signedIn = '2026-03-01T09:00:00.000Z'
const sessions = [
  { _id: '1', id: '1', device: 'Chrome on Windows', current: true },
  { _id: '2', id: '2', device: 'Safari on iPhone', current: false },
].map((one) => ({ ...one, createdAt: signedIn, lastUsedAt: '2026-03-02T09:00:00.000Z' }))

async function draw(user: User = asha, notice?: ReactNode) {
  const api = stubApi()
  api.reply(getSettings, { success: true, data: defaultSettings })
  api.reply(getCalendarAddress, { success: true, data: { createdAt: null } })
  api.reply(listSessions, { success: true, data: sessions })
  signIn(user as typeof asha)
  const drawn = renderPage(<SettingsPage user={user} notice={notice} />, '/settings')
  await screen.findByRole('switch', { name: 'Email' })
  await screen.findByText('Chrome on Windows')
  return { api, user: userEvent.setup(), ...drawn }
}
const turn = (name: string) => screen.getByRole('switch', { name })
const isOn = (name: string) => turn(name).getAttribute('aria-checked') === 'true'
const sent = ({ calls }: ReturnType<typeof stubApi>) => calls().filter(({ method }) => method !== 'GET')

test('shows the settings; match notifications are for students only', async () => {
  await draw()
  const names = ['Email', 'Browser notifications', 'Applications', 'Internship matches', 'Messages']
  expect(names.map(isOn)).toEqual([true, true, true, true, false])
  expect(['Resume match alerts', 'Weekly digest'].map(isOn)).toEqual([true, true])
  expect(['Profile visible', 'Show email', 'Show phone'].map(isOn)).toEqual([true, false, false])
})

test('offers a company the undo window instead of match notifications', async () => {
  const { api, user } = await draw(kite)
  for (const name of ['Internship matches', 'Resume match alerts', 'Weekly digest'])
    expect(screen.queryByRole('switch', { name })).toBeNull()
  api.reply(saveSettings, { success: true, data: { ...defaultSettings, undoSeconds: 86_400 } })
  await user.selectOptions(screen.getByLabelText('When students see your decision'), 'Show after 24 hours')
  await screen.findByText(texts.settings.updated)
  expect(sent(api)).toMatchObject([{ method: 'PUT', url: '/api/users/me/settings', body: { undoSeconds: 86_400 } }])
})

test('saves one switch per click, optimistically', async () => {
  const { api, user } = await draw()
  api.reply(saveSettings, { success: true, data: { ...defaultSettings, applications: false } })
  api.reply(getSettings, { success: true, data: { ...defaultSettings, applications: false } })
  const release = api.hold(saveSettings)
  await user.click(turn('Applications'))
  await waitFor(() => expect(isOn('Applications')).toBe(false))
  expect(screen.queryByText(texts.settings.updated)).toBeNull()
  release()
  await screen.findByText(texts.settings.updated)
  expect(sent(api)).toMatchObject([{ body: { applications: false } }])
})

test('describes the privacy settings', async () => {
  const { api, user } = await draw()
  api.reply(saveSettings, { success: true, data: { ...defaultSettings, showPhone: true } })
  await user.click(turn('Show phone'))
  await screen.findByText(texts.settings.privacyUpdated)
})

test('reverts a change that was not saved and shows an error', async () => {
  const { api, user } = await draw()
  api.refuse(saveSettings, 500, { code: 'internal', message: 'Broken.' })
  await user.click(turn('Messages'))
  await screen.findByText('Broken.')
  expect(isOn('Messages')).toBe(false)
})

test('summarizes the notification settings', async () => {
  const { api, user } = await draw()
  const effect = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(effect('An answer to your application')).toBe('in the bell, by email, in your browser')
  expect(effect('A message from a company')).toBe('in the bell')
  screen.getByText(/^Get companies’ messages by email and in your browser too\. Messages always appear in the bell/)
  api.reply(saveSettings, { success: true, data: { ...defaultSettings, email: false } })
  api.reply(getSettings, { success: true, data: { ...defaultSettings, email: false } })
  await user.click(turn('Email'))
  await waitFor(() => expect(effect('An answer to your application')).toBe('in the bell, in your browser'))
})

test('asks for browser permission once', async () => {
  const requestPermission = vi.fn(async () => 'granted')
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }))
  const { api, user } = await draw()
  const off = { success: true as const, data: { ...defaultSettings, push: false } }
  api.reply(saveSettings, off)
  api.reply(getSettings, off)
  await user.click(turn('Browser notifications'))
  await waitFor(() => expect(isOn('Browser notifications')).toBe(false))
  expect(requestPermission).not.toHaveBeenCalled()
  // The stub stays with 'off': each of these clicks turns it on.
  await user.click(turn('Browser notifications'))
  await waitFor(() => expect(isOn('Browser notifications')).toBe(false))
  await user.click(turn('Browser notifications'))
  expect(requestPermission).toHaveBeenCalledTimes(1)
})

test('applies the theme immediately and stores it on the server', async () => {
  const { api, user } = await draw()
  for (const endpoint of [getSettings, saveSettings])
    api.reply(endpoint, { success: true, data: { ...defaultSettings, theme: 'dark' } })
  const pressed = () =>
    ['Light', 'Dark', 'System'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'))
  expect(pressed()).toEqual(['false', 'false', 'true'])
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await screen.findByText(texts.settings.updated)
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  expect(sent(api)).toMatchObject([{ body: { theme: 'dark' } }])
})

test('retries settings that failed to load and keeps the rest of the page', async () => {
  const api = stubApi()
  api.refuse(getSettings, 400, { code: 'bad_request', message: 'No.' })
  api.reply(getCalendarAddress, { success: true, data: { createdAt: null } })
  api.reply(listSessions, { success: true, data: sessions })
  signIn(asha)
  renderPage(<SettingsPage user={asha} />, '/settings')
  const again = await screen.findByRole('button', { name: 'Try again' })
  screen.getByLabelText('Current password')
  api.reply(getSettings, { success: true, data: defaultSettings })
  await userEvent.click(again)
  await screen.findByRole('switch', { name: 'Email' })
})

async function fillPasswords(user: ReturnType<typeof userEvent.setup>, current: string, next: string, again: string) {
  await user.type(screen.getByLabelText('Current password'), current)
  await user.type(screen.getByLabelText('New password'), next)
  if (again) await user.type(screen.getByLabelText('Confirm new password'), again)
}
const change = () => screen.getByRole('button', { name: 'Change password' })

test('enables changing the password once all three fields are filled', async () => {
  const { api, user } = await draw()
  api.reply(changePassword, { success: true, data: { endedSessions: 1 } })
  expect(change()).toHaveProperty('disabled', true)
  await fillPasswords(user, 'old kite', 'new kite', '')
  expect(change()).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Confirm new password'), 'new kite')
  await user.click(change())
  await screen.findByText(texts.settings.passwordUpdated)
  expect(sent(api)).toMatchObject([{ body: { currentPassword: 'old kite', newPassword: 'new kite' } }])
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
})

test('keeps a password that is typed while another is being saved', async () => {
  const { api, user } = await draw()
  api.reply(changePassword, { success: true, data: { endedSessions: 0 } })
  const answer = api.hold(changePassword)
  await fillPasswords(user, 'old kite', 'new kite', 'new kite')
  await user.click(change())
  await user.type(screen.getByLabelText('New password'), 's')
  answer()
  await screen.findByText(texts.settings.passwordUpdated)
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new kites')
})

test.each([
  ['kite', 'kit', texts.settings.passwordsDiffer, 'Confirm new password'],
  ['kite', 'kite', texts.settings.passwordShort, 'New password'],
])('%s and %s: %s', async (next, again, message, field) => {
  const { api, user } = await draw()
  await fillPasswords(user, 'old kite', next, again)
  await user.click(change())
  expect((await screen.findAllByText(message)).length).toBe(2)
  expect(document.activeElement).toBe(screen.getByLabelText(field))
  expect(sent(api)).toEqual([])
})

test('marks a wrong current password without ending the session', async () => {
  const { api, user } = await draw()
  const message = 'This is not your current password.'
  api.refuse(changePassword, 400, { code: 'wrong_password', message, fields: { currentPassword: message } })
  await fillPasswords(user, 'wrong', 'new kite', 'new kite')
  await user.click(change())
  await screen.findAllByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new kite')
  expect(readSession()).not.toBeNull()
})

test('lists sessions and ends any but the current one', async () => {
  const { api, user } = await draw()
  screen.getByText('This session')
  expect(screen.queryByRole('button', { name: /^End session: Chrome on Windows/ })).toBeNull()
  api.reply(endSession, { success: true, data: { id: '2' } })
  api.reply(listSessions, { success: true, data: sessions.slice(0, 1) })
  await user.click(
    screen.getByRole('button', { name: `End session: Safari on iPhone, signed in ${shortMomentText(signedIn)}` }),
  )
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(sent(api)).toMatchObject([{ method: 'DELETE', url: '/api/auth/sessions/2' }])
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
})

test('ends all other sessions', async () => {
  const { api, user } = await draw()
  api.reply(endOtherSessions, { success: true, data: { ended: 1 } })
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }))
  await screen.findByText('All other sessions ended')
  expect(sent(api)).toMatchObject([{ method: 'DELETE', url: '/api/auth/sessions' }])
})

test('saves the export as a file and shows a failure', async () => {
  const { api, user } = await draw()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  api.refuse(exportAccount, 500, { code: 'unknown', message: '' })
  await user.click(screen.getByRole('button', { name: 'Export my data' }))
  await screen.findByText('We could not create the export. Please try again.')
  api.reply(exportAccount, 'zip')
  await user.click(screen.getByRole('button', { name: 'Export my data' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
})

test('deletes the account with the password, signs out and shows the restore date', async () => {
  const { api, user, router } = await draw()
  screen.getByRole('heading', { name: 'Danger zone' })
  screen.getByRole('link', { name: 'Contact support' })
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await dialog.findByText('Enter your current password')
  expect(sent(api)).toEqual([])
  api.refuse(deleteAccount, 400, { code: 'wrong_password', message: 'This is not your current password.' })
  await user.type(dialog.getByLabelText('Your password'), 'kite')
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await dialog.findByText('This is not your current password.')
  expect(readSession()).not.toBeNull()
  api.reply(deleteAccount, { success: true, data: { eraseAt: '2026-03-09T09:00:00.000Z' } })
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText('Your account will be deleted')
  await act(async () => undefined)
  expect(readSession()).toBeNull()
  expect(router.state.location.pathname).toBe('/')
})

test('says of each notification only the ways that reach the user', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  await draw({ ...asha, emailVerified: false }, 'Not confirmed yet')
  screen.getByText('Not confirmed yet')
  const ways = screen.getByRole('heading', { name: 'How you get each notification' }).parentElement!
  expect([...ways.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(Array(4).fill('in the bell'))
  vi.unstubAllGlobals()
})
