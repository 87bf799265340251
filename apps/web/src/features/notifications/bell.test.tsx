import {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@fledge/contract/notifications'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setLiveState } from '../../api/live/live-state.ts'
import { aNote, listOf } from '../../testing/notes.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { Bell } from './bell.tsx'

afterEach(() => setLiveState('reconnecting'))

const mixed = [aNote('1'), aNote('2'), aNote('3', { isRead: true })]

function draw(list = listOf(mixed), role: Role = 'student') {
  const api = stubApi()
  api.reply(listNotifications, list)
  api.reply(readNotification, { success: true, data: aNote('1', { isRead: true }) })
  api.reply(readAllNotifications, { success: true, data: { updated: 2 } })
  api.reply(deleteNotification, { success: true, data: { id: '1' } })
  return { api, ...renderPage(<Bell forRole={role} />) }
}

async function openBell(...args: Parameters<typeof draw>) {
  const drawn = draw(...args)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await within(panel).findByRole('heading', { name: 'Notifications' })
  return { ...drawn, user, panel: within(panel) }
}

const sent = ({ calls }: ReturnType<typeof stubApi>) =>
  calls()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${url}`)

test('shows the unread count on the bell and in its accessible name', async () => {
  draw()
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy()
  screen.getByText('2 unread notifications')
})

test('shows 99+ above 99', async () => {
  draw(listOf(mixed, { total: 300, unreadCount: 120 }))
  await screen.findByText('99+')
})

test('shows the newest ten, with View all when there are more', async () => {
  const notes = Array.from({ length: 12 }, (_, n) => aNote(String(n)))
  const { panel } = await openBell(listOf(notes))
  expect(panel.getAllByRole('listitem')).toHaveLength(10)
  expect(panel.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/student/notifications')
})

test('shows no View all with ten or fewer', async () => {
  const { panel } = await openBell()
  expect(panel.queryByRole('link', { name: 'View all' })).toBeNull()
})

test('links a company to its own list', async () => {
  const { panel } = await openBell(listOf(mixed, { total: 11 }), 'company')
  expect(panel.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/company/notifications')
})

test('shows the specified empty state', async () => {
  const { panel } = await openBell(listOf([]))
  await panel.findByText(texts.notifications.none)
})

test('marks the list as busy while loading', async () => {
  const api = stubApi()
  const release = api.hold(listNotifications)
  api.reply(listNotifications, listOf(mixed))
  renderPage(<Bell forRole="student" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(screen.getByText('Loading').parentElement?.getAttribute('aria-busy')).toBe('true')
  release()
  await screen.findByText('Note 1')
})

test('logs a list that could not be loaded and offers a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = stubApi()
  api.refuse(listNotifications, 400, { code: 'bad_request', message: 'No.' })
  renderPage(<Bell forRole="student" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(logged).toHaveBeenCalledWith('Notifications could not be loaded:', 'No.')
  expect(screen.queryByText('No.')).toBeNull()
  api.reply(listNotifications, listOf(mixed))
  await userEvent.click(retry)
  await screen.findByText('Note 1')
})

test('keeps the list when it cannot be loaded again, with a note that can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, queries, user, panel } = await openBell()
  api.refuse(listNotifications, 500, { code: 'unknown', message: 'broken' })
  await act(() => queries.invalidateQueries({ queryKey: ['notifications'] }))
  await panel.findByText('New notifications could not be loaded.')
  panel.getByText('Note 1')
  expect(panel.queryByText('Notifications could not be loaded.')).toBeNull()
  api.reply(listNotifications, listOf([aNote('4'), ...mixed]))
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await panel.findByText('Note 4')
  expect(panel.queryByText('New notifications could not be loaded.')).toBeNull()
})

test('keeps an empty list when it cannot be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, queries, panel } = await openBell(listOf([]))
  api.refuse(listNotifications, 500, { code: 'unknown', message: 'broken' })
  await act(() => queries.invalidateQueries({ queryKey: ['notifications'] }))
  await panel.findByText('New notifications could not be loaded.')
  panel.getByText(texts.notifications.none)
})

test('a click marks it read, closes the bell and opens its target', async () => {
  const { api, user, panel, router } = await openBell()
  await user.click(panel.getByRole('link', { name: /Note 1/ }))
  await waitFor(() => expect(router.state.location.href).toBe('/student/dashboard?tab=applications'))
  expect(sent(api)).toEqual(['PATCH /api/notifications/1/read'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('does not mark a read one again', async () => {
  const { api, user, panel, router } = await openBell()
  await user.click(panel.getByRole('link', { name: /Note 3/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/student/dashboard'))
  expect(sent(api)).toEqual([])
})

test('does not follow a foreign address', async () => {
  const { panel } = await openBell(listOf([aNote('1', { actionUrl: '//evil.example' })]))
  expect(panel.getByRole('link', { name: /Note 1/ }).getAttribute('href')).toBe('/student/dashboard?tab=applications')
})

test('marks one as read before the server responds', async () => {
  const { api, user, panel } = await openBell()
  api.hold(readNotification)
  await user.click(panel.getByRole('button', { name: 'Mark as read: Note 1' }))
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  expect(document.activeElement).toBe(panel.getByRole('link', { name: /Note 1/ }))
})

test('marks all as read at once', async () => {
  const { api, user, panel } = await openBell()
  api.hold(readAllNotifications)
  await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByRole('button', { name: 'Notifications' })
  expect(panel.queryByText('Unread:')).toBeNull()
})

test('deleting removes it and keeps the focus in the list', async () => {
  const { api, user, panel } = await openBell()
  api.hold(deleteNotification)
  await user.click(panel.getByRole('button', { name: 'Delete: Note 1' }))
  await waitFor(() => expect(panel.queryByText('Note 1')).toBeNull())
  expect(document.activeElement).toBe(panel.getByRole('link', { name: /Note 2/ }))
})

test.each([
  ['marking one', readNotification, 'Mark as read: Note 1'],
  ['marking all', readAllNotifications, 'Mark all as read'],
  ['deleting one', deleteNotification, 'Delete: Note 1'],
] as const)('reverts and logs %s when the server rejects it', async (_what, endpoint, name) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, user, panel } = await openBell()
  api.refuse(endpoint, 500, { code: 'internal', message: 'Broken.' })
  await user.click(panel.getByRole('button', { name }))
  await waitFor(() => expect(logged).toHaveBeenCalledWith('A change of notifications was not saved:', 'Broken.'))
  await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  panel.getByText('Note 1')
  expect(screen.queryByText('Broken.')).toBeNull()
})

test('polls the list every 30 seconds only while disconnected', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { api } = draw()
  await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  const asked = () => api.calls().length
  const first = asked()
  await act(() => vi.advanceTimersByTimeAsync(30_500))
  expect(asked()).toBe(first + 1)
  act(() => setLiveState('live'))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(asked()).toBe(first + 1)
})

test.each([
  ['live', 'Live'],
  ['reconnecting', 'Reconnecting'],
  ['offline', 'Offline'],
] as const)('shows a connection that is %s as %s', async (state, word) => {
  const { panel } = await openBell()
  act(() => setLiveState(state))
  expect(panel.getByRole('status').textContent).toBe(word)
})

test('Escape closes the bell and restores the focus; an outside click closes it too', async () => {
  const { user } = await openBell()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Notifications/ }))
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await user.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('requests permission with the first click on the bell, once', async () => {
  const requestPermission = vi.fn(async () => 'default')
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }))
  const { user } = await openBell()
  expect(requestPermission).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}{Enter}')
  expect(requestPermission).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
