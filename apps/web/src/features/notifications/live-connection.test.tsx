import { notificationStats } from '@fledge/contract/notifications'
import { defaultSettings, getSettings, type Settings } from '@fledge/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { ownSettings } from '../../api/account/account.ts'
import * as liveSocket from '../../api/live/live-socket.ts'
import { setLiveState } from '../../api/live/live-state.ts'
import { setTheme } from '../../lib/theme.ts'
import { aNote } from '../../testing/notes.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha } from '../../testing/things.ts'
import { LiveConnection } from './live-connection.tsx'

let openLive: MockInstance<typeof liveSocket.openLive>

beforeEach(() => {
  openLive = vi.spyOn(liveSocket, 'openLive').mockReturnValue(() => undefined)
})
afterEach(() => setTheme('system'))

/** A signed-in page in the background. Returns the browser notifications. */
async function background(settings: Partial<Settings>) {
  const shown: string[] = []
  const show = vi.fn(function show(title: string) {
    shown.push(title)
  })
  vi.stubGlobal('Notification', Object.assign(show, { permission: 'granted' }))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  stubApi().reply(getSettings, { success: true, data: { ...defaultSettings, ...settings } })
  const { queries } = renderPage(<LiveConnection token="secret" user={asha} />)
  await waitFor(() => expect(queries.getQueryData(['settings'])).toBeDefined())
  return { shown, tell: openLive.mock.calls[0]![0].onNew! }
}

test('shows browser notifications', async () => {
  const { shown, tell } = await background({})
  tell(aNote('1'))
  expect(shown).toEqual(['Note 1'])
})

test('shows no browser notification when they or the category are off', async () => {
  const off = await background({ push: false })
  off.tell(aNote('1'))
  expect(off.shown).toEqual([])
})

test('applies the theme chosen on another device', async () => {
  await background({ theme: 'dark' })
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
})

test('does not ask again for settings that failed, whose message would vanish meanwhile', async () => {
  const api = stubApi()
  api.refuse(getSettings, 403, { code: 'forbidden', message: '' })
  const SettingsFirst = () => useQuery(ownSettings).isError && <LiveConnection token="secret" user={asha} />
  renderPage(<SettingsFirst />)
  await waitFor(() => expect(openLive).toHaveBeenCalledOnce())
  expect(api.calls(getSettings)).toHaveLength(1)
})

test('polls the statistics every 30 seconds only while disconnected', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = stubApi()
  api.reply(getSettings, { success: true, data: defaultSettings })
  api.reply(notificationStats, { success: true, data: { total: 0, unread: 0, categories: {}, byCategory: {} } })
  act(() => setLiveState('offline'))
  renderPage(<LiveConnection token="secret" user={asha} />)
  const asked = () => api.calls(notificationStats).length
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(asked()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(31_500))
  expect(asked()).toBe(2)
  act(() => setLiveState('live'))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(asked()).toBe(2)
})
