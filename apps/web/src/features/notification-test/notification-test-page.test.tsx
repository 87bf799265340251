import { demoAccounts } from '@fledge/contract/auth'
import { notificationStats, sendTestNotification } from '@fledge/contract/notifications'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, signIn } from '../../testing/things.ts'
import { NotificationTestPage } from './notification-test-page.tsx'

const categories = { application_status: 3, profile_viewed: 1 }
const counts = { success: true as const, data: { total: 4, unread: 2, categories, byCategory: categories } }
const demo = { role: 'student' as const, email: 'student@fledge.demo', password: 'x' }

function draw(isDemo: boolean) {
  const api = stubApi()
  api.reply(notificationStats, counts)
  api.reply(demoAccounts, { success: true, data: isDemo ? [demo] : [] })
  signIn(asha)
  renderPage(<NotificationTestPage forRole="student">the list</NotificationTestPage>, '/notification-test')
  return api
}

test('asks visitors to sign in and requests nothing', async () => {
  const api = stubApi()
  renderPage(<NotificationTestPage forRole={undefined}>the list</NotificationTestPage>, '/notification-test')
  const link = await screen.findByRole('link', { name: 'Sign In' })
  expect(link.getAttribute('href')).toBe('/login?returnTo=%2Fnotification-test')
  expect(screen.queryByText('the list')).toBeNull()
  expect(api.calls()).toEqual([])
})

test('shows the counts and the list', async () => {
  draw(false)
  await screen.findByText('application_status')
  screen.getByText('the list')
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('4')
  expect(screen.getByText('Unread').nextElementSibling?.textContent).toBe('2')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})

test('sends oneself a notification in the demo world', async () => {
  const api = draw(true)
  api.reply(sendTestNotification, { success: true, data: { sent: true } })
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'interview_scheduled')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Sent. Open the bell to see it.')
  expect(api.calls().at(-1)).toMatchObject({ method: 'POST', body: { category: 'interview_scheduled' } })
})

test('explains when settings suppressed the notification', async () => {
  const api = draw(true)
  api.reply(sendTestNotification, { success: true, data: { sent: false } })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText(/Your settings turn this category off/)
})

test('logs counts that could not be loaded and offers a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = draw(false)
  api.refuse(notificationStats, 400, { code: 'bad_request', message: 'No.' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(logged).toHaveBeenCalledWith('The counts of notifications could not be loaded:', 'No.')
  api.reply(notificationStats, counts)
  await userEvent.click(again)
  await screen.findByText('profile_viewed')
})
