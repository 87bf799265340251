import { createCalendarAddress, getCalendarAddress, revokeCalendarAddress } from '@fledge/contract/calendar-feed'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, signIn } from '../../testing/things.ts'
import { CalendarAddress } from './calendar-address.tsx'

const createdAt = '2026-03-02T09:00:00.000Z'

test('shows a new address once, and revokes it', async () => {
  signIn(asha)
  const api = stubApi()
  api.reply(getCalendarAddress, { success: true, data: { createdAt: null } })
  renderPage(<CalendarAddress />)
  api.reply(createCalendarAddress, { success: true, data: { url: '/api/calendar/secret/fledge.ics', createdAt } })
  const create = await screen.findByRole('button', { name: 'Create address' })
  api.reply(getCalendarAddress, { success: true, data: { createdAt } })
  await userEvent.click(create)
  const field = await screen.findByLabelText<HTMLInputElement>('Your calendar address')
  expect(field.value).toBe(`${window.location.origin}/api/calendar/secret/fledge.ics`)
  await screen.findByText(/^Created on 2 Mar 2026\./)

  api.reply(revokeCalendarAddress, { success: true, data: { createdAt: null } })
  api.reply(getCalendarAddress, { success: true, data: { createdAt: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Revoke address' }))
  await screen.findByRole('button', { name: 'Create address' })
  await waitFor(() => expect(screen.queryByLabelText('Your calendar address')).toBeNull())
})
