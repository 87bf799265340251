import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { completeUser } from '../api/account/complete-user.ts'
import { setSession } from '../api/session.ts'
import { openApp, stubApp } from '../testing/open-app.tsx'
import { asha, kite, signIn } from '../testing/things.ts'

let api: ReturnType<typeof stubApp>
let router: ReturnType<typeof openApp>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api = stubApp()
})

/** Where the address led once there is a page to read. */
async function visit(at: string) {
  router = openApp(at)
  await screen.findByRole('heading', { level: 1 })
  return router.state.location.pathname
}

test('shows a spinner while a page loads', async () => {
  // Another test may have loaded the page already.
  vi.resetModules()
  const { openApp } = await import('../testing/open-app.tsx')
  openApp('/about')
  const spinner = await screen.findByText('Loading')
  expect(spinner.parentElement?.className).toContain('min-h-dvh')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Loading')).toBeNull()
})

test.each([
  '/',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/notification-test',
  '/no/such/page',
])('%s is open to visitors', async (page) => {
  expect(await visit(page)).toBe(page)
})

const members = ['/dashboard', '/student/dashboard', '/company/dashboard', '/profile', '/settings'] as const

test.each([...members, '/student/notifications', '/company/notifications'])(
  '%s redirects visitors to the login',
  async (page) => {
    expect(await visit(page)).toBe('/login')
  },
)

test.each([
  ['/student/dashboard', kite, '/dashboard'],
  ['/student/notifications', kite, '/company/notifications'],
  ['/company/dashboard', asha, '/dashboard'],
  ['/company/notifications', asha, '/student/notifications'],
])('%s redirects the other role', async (page, user, own) => {
  signIn(user)
  expect(await visit(page)).toBe(own)
})

test.each(['/student/dashboard', '/dashboard'])(
  'redirects the tab profile of %s to the profile page',
  async (dashboard) => {
    signIn(asha)
    expect(await visit(`${dashboard}?tab=profile`)).toBe('/profile')
  },
)

test('/dashboard shows a placeholder while the user is unknown', async () => {
  signIn(asha)
  await visit('/dashboard')
  act(() => setSession(null))
  expect(within(screen.getByRole('main')).getByRole('status').getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test.each([
  [asha, 'Search Internships', 'Asha Rao'],
  [kite, 'Search Internships', 'Kite Labs'],
])('shows a $role the brand, search, bell, dashboard and menu in the top bar', async (user, search, name) => {
  signIn(user)
  await visit('/profile')
  const bar = within(screen.getAllByRole('banner')[0]!)
  bar.getByText('AI Powered')
  for (const button of [search, 'Notifications, 1 unread', `Account of ${name}`, 'Open menu'])
    await bar.findByRole('button', { name: button })
  bar.getByRole('link', { name: 'Dashboard' })
})

const bare = (role: string) => ({ _id: 'u1', id: 'u1', email: 'someone@example.test', role }) as never

test.each([
  ['student', '/student/dashboard', 'Welcome'],
  ['company', '/company/dashboard', 'Dashboard'],
  ['admin', '/dashboard', 'Dashboard'],
])('redirects a %s with only id, email and role to %s after the login', async (role, dashboard, heading) => {
  await visit('/login')
  globalThis.fetch = answering({ token: 'secret', user: bare(role) })
  await userEvent.type(screen.getByLabelText('Email'), 'someone@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { level: 1, name: heading })
  expect(router.state.location.pathname).toBe(dashboard)
})

/** The sign-in answered by another server; everything else as before. */
function answering(session: unknown): typeof fetch {
  const usual = globalThis.fetch
  return (url, init) =>
    String(url).endsWith('/auth/login') ? Promise.resolve(new Response(JSON.stringify(session))) : usual(url, init)
}

test.each(['/student/dashboard', '/company/dashboard', '/student/notifications', '/company/notifications'])(
  '%s redirects a role without pages to the neutral page',
  async (page) => {
    signInAs('admin')
    expect(await visit(page)).toBe('/dashboard')
    screen.getByText('There is no dashboard for your account')
  },
)

test('shows a role without pages no tools of students or companies', async () => {
  signInAs('admin')
  await visit('/dashboard')
  const bar = within(screen.getAllByRole('banner')[0]!)
  await bar.findByRole('button', { name: 'Account of someone@example.test' })
  expect(bar.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  for (const name of [/^Search/, /^Notifications/]) expect(bar.queryByRole('button', { name })).toBeNull()
  expect(api.calls()).toEqual([])
})

test.each([
  ['/profile', asha, 'Asha Rao'],
  ['/settings', kite, 'Settings'],
])('%s is open to a member', async (page, user, heading) => {
  signIn(user)
  expect(await visit(page)).toBe(page)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('shows a notice on every page of an account that will be erased', async () => {
  signIn({ ...asha, eraseAt: '2026-03-09T09:00:00.000Z' })
  await visit('/settings')
  await screen.findByRole('button', { name: 'Keep my account' })
})

test.each([
  ['/profile', 'someone@example.test'],
  ['/settings', 'Settings'],
])('%s is open to a role without pages', async (page, heading) => {
  signInAs('admin')
  expect(await visit(page)).toBe(page)
  screen.getByRole('heading', { level: 1, name: heading })
})

const signInAs = (role: string) => setSession({ token: 't'.repeat(43), user: completeUser(bare(role))! })
