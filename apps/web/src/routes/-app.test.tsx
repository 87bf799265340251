import { login, me, register } from '@fledge/contract/auth'
import { listNotifications } from '@fledge/contract/notifications'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshUser } from '../api/auth.ts'
import { queryClient } from '../api/query-client.ts'
import { readSession, setSession } from '../api/session.ts'
import { aNote, listOf } from '../testing/notes.ts'
import { openApp, stubApp } from '../testing/open-app.tsx'
import { asha, kite, signIn } from '../testing/people.ts'

let api: ReturnType<typeof stubApp>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = stubApp()
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

let router: ReturnType<typeof openApp>

/** The whole product at an address. */
async function visit(at: string) {
  router = openApp(at)
  await screen.findByRole('heading', { level: 1 }, { timeout: 3000 })
}
const address = () => router.state.location.href
const path = () => router.state.location.pathname
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a page for members leads to the login and, after it, back', async () => {
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
])('%s does not lead to another site', async (at) => {
  signIn(asha)
  await visit(at)
  expect(path()).toBe('/student/dashboard')
})

test.each(['/login', '/register', '/register?role=company'])('%s leads a signed-in person on', async (page) => {
  signIn(kite)
  await visit(page)
  expect(path()).toBe('/company/dashboard')
})

test('the page of the other role leads to one’s own dashboard', async () => {
  signIn(kite)
  await visit('/student/notifications')
  expect(path()).toBe('/dashboard')
  await heading('Kite Labs')
})

test('one dashboard address shows each role its own', async () => {
  signIn(asha)
  await visit('/dashboard')
  await heading(/Asha/)
  expect(path()).toBe('/dashboard')
})

test('a session that ended elsewhere leads to the login, says so, and comes back', async () => {
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

test('on a public page a session that ended leaves the reader where they are', async () => {
  signIn(asha)
  await visit('/')
  api.refuse(me, 401, { code: 'sign_in_first', message: 'Please sign in.' })
  await act(() => refreshUser())
  await screen.findByRole('link', { name: 'Start Your Journey' })
  expect(address()).toBe('/')
})

test('who signs out in another tab is signed out in this one', async () => {
  signIn(asha)
  await visit('/student/notifications')
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await heading('Sign in')
})

test('the next person sees nothing of what the one before was shown', async () => {
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

test('a role in the address is chosen on the form, and a choice goes into the address', async () => {
  await visit('/register?role=company')
  screen.getByLabelText('Company name')
  await userEvent.click(screen.getByRole('button', { name: 'Student' }))
  await screen.findByLabelText('First name')
  expect(address()).toBe('/register?role=student')
})

test('who has registered reads that it worked before the dashboard comes', async () => {
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
  await waitFor(() => expect(path()).toBe('/company/dashboard'), { timeout: 3000 })
})

test('each page has its title, and its heading gets the focus on arrival', async () => {
  await visit('/')
  expect(document.title).toBe('Fledge · AI-powered internship marketplace')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getAllByRole('link', { name: 'Sign In' })[0]!)
  const arrived = await heading('Sign in')
  await waitFor(() => expect(document.activeElement).toBe(arrived))
  expect(document.title).toBe('Sign in · Fledge')
})

test('an unknown address is a page of its own', async () => {
  await visit('/no/such/page')
  await heading('Oops! Page not found')
  expect(document.title).toBe('Page not found · Fledge')
  expect(console.error).toHaveBeenCalledWith('No page at this address:', '/no/such/page')
})
