import { login, me, register } from '@fledge/contract/auth'
import { listNotifications } from '@fledge/contract/notifications'
import { defaultSettings, getSettings, saveSettings } from '@fledge/contract/settings'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshUser } from '../api/auth.ts'
import { queryClient } from '../api/query-client.ts'
import { readSession, setSession } from '../api/session.ts'
import { aNote, listOf } from '../testing/notes.ts'
import { openApp, stubApp } from '../testing/open-app.tsx'
import { asha, kite, signIn } from '../testing/things.ts'

let api: ReturnType<typeof stubApp>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = stubApp()
})

let router: ReturnType<typeof openApp>

/** The whole product at an address. */
async function visit(at: string) {
  router = openApp(at)
  await screen.findByRole('heading', { level: 1 })
}
const address = () => router.state.location.href
const path = () => router.state.location.pathname
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('redirects from a member page to the login and back', async () => {
  await visit('/student/notifications')
  expect(address()).toBe('/login?returnTo=%2Fstudent%2Fnotifications')
  api.reply(login, { success: true, token: 'secret', user: asha })
  await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await heading('Notifications')
  expect(address()).toBe('/student/notifications')
})

test.each([
  '/login?returnTo=//evil.example',
  '/login?returnTo=https://evil.example',
  '/register?returnTo=%2F%5Cevil.example',
])('%s does not redirect to another site', async (at) => {
  signIn(asha)
  await visit(at)
  expect(path()).toBe('/student/dashboard')
})

test.each(['/login', '/register', '/register?role=company'])('%s redirects a signed-in user', async (page) => {
  signIn(kite)
  await visit(page)
  expect(path()).toBe('/company/dashboard')
})

test('redirects /dashboard to the dashboard of the role', async () => {
  signIn(asha)
  await visit('/dashboard')
  await heading(/Asha/)
  expect(path()).toBe('/dashboard')
})

test('redirects to the login with a message when the session has ended, and back', async () => {
  signIn(asha)
  await visit('/student/notifications')
  api.refuse(me, 401, { code: 'sign_in_first', message: 'Please sign in.' })
  await act(() => refreshUser())
  await heading('Sign in')
  expect(address()).toBe('/login?returnTo=%2Fstudent%2Fnotifications')
  await screen.findByText('You have been signed out')
  expect(readSession()).toBeNull()
  expect(queryClient.getQueryCache().findAll({ queryKey: ['notifications'] })).toEqual([])
})

test('shows one toast when a change comes after the end of the session', async () => {
  signIn(asha)
  api.reply(getSettings, { success: true, data: defaultSettings })
  await visit('/settings')
  api.refuse(saveSettings, 401, { code: 'sign_in_first', message: 'Please sign in.' })
  await userEvent.click(await screen.findByRole('switch', { name: 'Messages' }))
  await screen.findByText('You have been signed out')
  await heading('Sign in')
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1)
})

test('stays on a public page when the session has ended', async () => {
  signIn(asha)
  await visit('/')
  api.refuse(me, 401, { code: 'sign_in_first', message: 'Please sign in.' })
  await act(() => refreshUser())
  await screen.findByRole('link', { name: 'Start Your Journey' })
  expect(address()).toBe('/')
})

test('shows the next user no data of the previous one', async () => {
  signIn(asha)
  await visit('/student/notifications')
  await screen.findByText('Note 1')
  api.reply(listNotifications, listOf([aNote('2')]))
  act(() => setSession({ token: 'other', user: kite }))
  await waitFor(() =>
    expect(queryClient.getQueryData(['notifications'])).not.toMatchObject({
      pages: [{ notifications: [{ id: '1' }] }],
    }),
  )
})

test('synchronizes the role between the form and the URL', async () => {
  await visit('/register?role=company')
  screen.getByLabelText('Company name')
  await userEvent.click(screen.getByRole('button', { name: 'Student' }))
  await screen.findByLabelText('First name')
  expect(address()).toBe('/register?role=student')
})

test('shows the success message before the dashboard after registering', async () => {
  await visit('/register?role=company')
  api.reply(register, { success: true, token: 'secret', user: kite })
  await userEvent.type(screen.getByLabelText('Email'), 'hiring@kite.test')
  await userEvent.type(screen.getByLabelText('Password'), 'secret-enough')
  await userEvent.type(screen.getByLabelText('Company name'), 'Kite Labs')
  await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Technology')
  await userEvent.selectOptions(screen.getByLabelText('Company size'), '11-50')
  await userEvent.type(screen.getByLabelText('Contact person'), 'Meera Nair')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByText(/Redirecting to your dashboard/)
  expect(path()).toBe('/register')
  await waitFor(() => expect(path()).toBe('/company/dashboard'))
})

test('sets the title and focuses the heading of each page', async () => {
  await visit('/')
  expect(document.title).toBe('Fledge · AI-powered internship marketplace')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getAllByRole('link', { name: 'Sign In' })[0]!)
  const arrived = await heading('Sign in')
  await waitFor(() => expect(document.activeElement).toBe(arrived))
  expect(document.title).toBe('Sign in · Fledge')
})
