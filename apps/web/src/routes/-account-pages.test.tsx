import { listSessions } from '@fledge/contract/account'
import { demoAccounts } from '@fledge/contract/auth'
import { listNotifications, notificationStats } from '@fledge/contract/notifications'
import { listProfileViews } from '@fledge/contract/profile'
import { getSettings } from '@fledge/contract/settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { setSession } from '../api/session.ts'
import { homePath } from '../lib/person.ts'
import { createAppRouter } from '../router.ts'
import { stubApi } from '../testing/api-stub.ts'
import { aNote, listOf } from '../testing/notes.ts'
import { asha, kite, signIn } from '../testing/people.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = stubApi()
  api.reply(demoAccounts, { success: true, data: [] })
  api.reply(listNotifications, listOf([aNote('1')]))
  api.reply(notificationStats, { success: true, data: { total: 1, unread: 1, categories: {}, byCategory: {} } })
  api.reply(listProfileViews, { success: true, data: [] })
  api.reply(listSessions, { success: true, data: [] })
  api.refuse(getSettings, 400, { code: 'bad_request', message: 'No.' })
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

/** The whole product at an address; gives where it led. */
async function visit(at: string, heading: string | RegExp) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [at] }))
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 5000 })
  return router.state.location.href
}

test.each(['/profile', '/settings'])('%s redirects a visitor to the login and back', async (page) => {
  expect(await visit(page, 'Sign in')).toBe(`/login?returnTo=${encodeURIComponent(page)}`)
})

test.each([
  ['/profile', asha, 'Asha Rao'],
  ['/profile', kite, 'Kite Labs'],
  ['/settings', asha, 'Settings'],
  ['/settings', kite, 'Settings'],
])('%s is open to a $role', async (page, user, heading) => {
  signIn(user)
  expect(await visit(page, heading)).toBe(page)
})

test('shows the notification test page to visitors with a request to sign in', async () => {
  await visit('/notification-test', 'Notification test')
  const main = document.querySelector('main')!
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/login?returnTo=%2Fnotification-test')
})

test('shows signed-in users their list', async () => {
  signIn(kite)
  await visit('/notification-test', 'Notification test')
  await screen.findByText('Note 1')
})

test('shows a notice on every page of an account that will be erased', async () => {
  signIn({ ...asha, eraseAt: '2026-03-09T09:00:00.000Z' })
  await visit('/settings', 'Settings')
  await screen.findByRole('button', { name: 'Keep my account' })
})

test('shows an unknown role a neutral page without company tools', async () => {
  expect([homePath('student'), homePath('company'), homePath('admin')]).toEqual([
    '/student/dashboard',
    '/company/dashboard',
    '/dashboard',
  ])
  setSession({ token: 't'.repeat(43), user: { ...kite, role: 'admin' } as never })
  expect(await visit('/dashboard', 'Dashboard')).toBe('/dashboard')
  screen.getByText('There is no dashboard for your account')
  expect(screen.queryByText('Post Internship')).toBeNull()
})
