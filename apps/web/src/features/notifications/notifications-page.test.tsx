import { listNotifications, readAllNotifications } from '@fledge/contract/notifications'
import { texts } from '@fledge/contract/texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { momentText } from '../../lib/format.ts'
import { aNote, listOf } from '../../testing/notes.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { NotificationsPage } from './notifications-page.tsx'

function draw(list = listOf([aNote('1'), aNote('2', { isRead: true })])) {
  const api = stubApi()
  api.reply(listNotifications, list)
  renderPage(<NotificationsPage forRole="student" />)
  return api
}

test('shows all notifications with the unread count and their times', async () => {
  draw()
  await screen.findByText('2 notifications, 1 unread')
  const [first] = screen.getAllByRole('listitem')
  within(first!).getByText('Unread:')
  expect(within(first!).getByText(/2026/).getAttribute('title')).toBe(momentText('2026-03-02T09:00:00.000Z'))
})

test('loads older ones on request from the end of the list', async () => {
  const api = draw(listOf([aNote('1')], { total: 2, nextCursor: 'older' }))
  await screen.findByText('1 of 2')
  api.reply(listNotifications, listOf([aNote('2')], { total: 2 }))
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await screen.findByText('Note 2')
  // The button disappears with the last page.
  expect(document.activeElement?.textContent).toContain('Note 2')
  expect(api.calls().at(-1)?.url).toBe('/api/notifications?limit=20&cursor=older')
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('shows the specified empty state', async () => {
  draw(listOf([]))
  await screen.findByText(texts.notifications.none)
})

test('reverts a change that was not saved and shows a note', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = draw()
  await screen.findByText('Note 1')
  api.refuse(readAllNotifications, 500, { code: 'internal', message: 'Broken.' })
  api.hold(listNotifications)
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('Your last change was not saved.')
  await waitFor(() => screen.getByText('2 notifications, 1 unread'))
})

test('updates relative times', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-02T09:00:30.000Z') })
  draw()
  await screen.findAllByText('Just now')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  screen.getAllByText('2 minutes ago')
  vi.useRealTimers()
})
