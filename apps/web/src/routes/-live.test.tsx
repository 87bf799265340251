import { logout } from '@fledge/contract/auth'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { signOut } from '../api/auth.ts'
import * as liveSocket from '../api/live/live-socket.ts'
import { notificationPages } from '../api/live/notifications.ts'
import { queryClient } from '../api/query-client.ts'
import { openApp, stubApp } from '../testing/open-app.tsx'
import { asha, signIn } from '../testing/things.ts'

const close = vi.fn()
let openLive: MockInstance<typeof liveSocket.openLive>

beforeEach(() => {
  openLive = vi.spyOn(liveSocket, 'openLive').mockReturnValue(close)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('opens the live connection with a session only and clears notifications on sign-out', async () => {
  stubApp().reply(logout, undefined)
  openApp('/about')
  await screen.findByRole('heading', { level: 1 })
  expect(openLive).not.toHaveBeenCalled()

  act(() => signIn(asha))
  await waitFor(() => expect(openLive).toHaveBeenCalledOnce())
  expect(openLive.mock.lastCall![0].token).toBe('t'.repeat(43))
  await waitFor(() => expect(queryClient.getQueryData(notificationPages.queryKey)).toBeDefined())
  expect(close).not.toHaveBeenCalled()

  act(() => signOut())
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(queryClient.getQueryData(notificationPages.queryKey)).toBeUndefined()
  expect(openLive).toHaveBeenCalledOnce()
})
