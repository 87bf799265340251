import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { me } from '@fledge/contract/auth'
import type { ServerToClientEvents } from '@fledge/contract/live-events'
import { listNotifications, type Notification } from '@fledge/contract/notifications'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../testing/api-stub.ts'
import { aNote, listOf } from '../testing/notes.ts'
import { asha, signIn } from '../testing/people.ts'
import { openLive } from './live.ts'
import { readLiveState } from './live-state.ts'
import { markRead, notificationPages, readKey } from './notifications.ts'
import { readSession } from './session.ts'

const token = 't'.repeat(43)
let io: Server<{ notificationRead: (id: string) => void }, ServerToClientEvents>
let url: string
let valid: boolean
const leftovers: (() => void)[] = []

beforeEach(async () => {
  valid = true
  const http = createServer()
  // jsdom's pages name their origin, which is not the one of this server.
  io = new Server(http, { cors: { origin: window.location.origin } })
  io.use(({ handshake }, next) =>
    next(valid && handshake.auth['token'] === token ? undefined : new Error('sign_in_first')),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})

afterEach(async () => {
  for (const end of leftovers.splice(0)) end()
  await io.close()
})

/** A page with the list in view, and its live connection. */
async function openPage(notes: Notification[], onNew?: (news: Notification) => void) {
  const api = stubApi()
  api.reply(listNotifications, listOf(notes))
  signIn(asha)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  leftovers.push(new InfiniteQueryObserver(queries, notificationPages).subscribe(() => undefined))
  leftovers.push(openLive({ queries, token, url, ...(onNew && { onNew }) }))
  await vi.waitFor(() => expect(readLiveState()).toBe('live'), 5000)
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  const list = () => queries.getQueryData(notificationPages.queryKey)?.pages[0]
  return { api, queries, ids: () => list()?.notifications.map(({ id }) => id), unread: () => list()?.unreadCount }
}

const fetchesOf = ({ calls }: ReturnType<typeof stubApi>) =>
  calls().filter(({ method, url: address }) => method === 'GET' && address.startsWith('/api/notifications')).length

/** Every transport is gone, without a word from the server. */
function cutTheLine() {
  for (const { conn } of io.sockets.sockets.values()) conn.close()
}

test('a new notification is at the front of the list without asking the server, and once only', async () => {
  const onNew = vi.fn()
  const page = await openPage([aNote('1')], onNew)
  const before = fetchesOf(page.api)
  io.emit('newNotification', aNote('2'))
  io.emit('newNotification', aNote('2'))
  await vi.waitFor(() => expect(onNew).toHaveBeenCalledTimes(2))
  expect(page.ids()).toEqual(['2', '1'])
  expect(page.unread()).toBe(2)
  expect(fetchesOf(page.api)).toBe(before)
})

test('what was marked or deleted in another tab changes here too', async () => {
  const page = await openPage([aNote('1'), aNote('2'), aNote('3')])
  io.emit('notificationRead', { notificationId: '1' })
  await vi.waitFor(() => expect(page.unread()).toBe(2))
  io.emit('notificationDeleted', { notificationId: '2' })
  await vi.waitFor(() => expect(page.ids()).toEqual(['1', '3']))
  page.api.reply(listNotifications, listOf([aNote('1', { isRead: true }), aNote('3', { isRead: true })]))
  io.emit('notificationsReadAll', { updated: 1 })
  await vi.waitFor(() => expect(page.unread()).toBe(0))
})

test('what arrives while all are marked in another tab is unread here when it is unread there', async () => {
  const page = await openPage([aNote('1')])
  page.api.reply(listNotifications, listOf([aNote('2'), aNote('1', { isRead: true })]))
  // Stored after the others were marked, and told before the others were told of.
  io.emit('newNotification', aNote('2'))
  io.emit('notificationsReadAll', { updated: 1 })
  await vi.waitFor(() => expect(page.ids()).toEqual(['2', '1']))
  await vi.waitFor(() => expect(page.unread()).toBe(1))
})

test('a change of one that is not in the list makes the counts be asked for', async () => {
  const page = await openPage([aNote('1')])
  page.api.reply(listNotifications, listOf([aNote('1')], { total: 90, unreadCount: 41 }))
  io.emit('notificationRead', { notificationId: 'far down' })
  await vi.waitFor(() => expect(page.unread()).toBe(41))
})

test('a message that arrives while the list is on its way is not lost in the older answer', async () => {
  const page = await openPage([aNote('1')])
  const release = page.api.hold(listNotifications)
  void page.queries.invalidateQueries({ queryKey: notificationPages.queryKey })
  page.api.reply(listNotifications, listOf([aNote('2'), aNote('1')]))
  io.emit('newNotification', aNote('2'))
  await vi.waitFor(() => expect(page.ids()).toEqual(['2', '1']))
  release()
  await vi.waitFor(() => expect(page.queries.isFetching()).toBe(0))
  expect(page.ids()).toEqual(['2', '1'])
})

test('after a lost connection the list is fetched again, with what was said meanwhile', async () => {
  const page = await openPage([aNote('1')])
  page.api.reply(listNotifications, listOf([aNote('2'), aNote('1')]))
  cutTheLine()
  await vi.waitFor(() => expect(readLiveState()).toBe('reconnecting'))
  await vi.waitFor(() => expect(page.ids()).toEqual(['2', '1']), 8000)
  expect(readLiveState()).toBe('live')
}, 15_000)

test('what a notification tells of is fetched again where it is in view', async () => {
  const page = await openPage([])
  const fetched = { applications: vi.fn(() => 0), internships: vi.fn(() => 0), resumes: vi.fn(() => 0) }
  for (const [name, queryFn] of Object.entries(fetched)) {
    const observer = new QueryObserver(page.queries, { queryKey: [name, 'of', asha.id], queryFn })
    leftovers.push(observer.subscribe(() => undefined))
  }
  await vi.waitFor(() => expect(fetched.resumes).toHaveBeenCalledTimes(1))
  io.emit('newNotification', aNote('1', { category: 'application_received' }))
  await vi.waitFor(() => expect(fetched.internships).toHaveBeenCalledTimes(2))
  expect(fetched.applications).toHaveBeenCalledTimes(2)
  expect(fetched.resumes).toHaveBeenCalledTimes(1)
  io.emit('resumeChanged', { resumeId: 'r1' })
  await vi.waitFor(() => expect(fetched.resumes).toHaveBeenCalledTimes(2))
  expect(fetched.applications).toHaveBeenCalledTimes(2)
})

test('one that was marked as read over HTTP is echoed over the socket', async () => {
  const { queries } = await openPage([aNote('1')])
  const heard = vi.fn()
  for (const socket of io.sockets.sockets.values()) socket.on('notificationRead', heard)
  await queries
    .getMutationCache()
    .build(queries, { mutationKey: readKey, mutationFn: async () => true })
    .execute('1')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('1'))
  await queries
    .getMutationCache()
    .build(queries, { mutationKey: ['other'], mutationFn: markRead })
    .execute('2')
    .catch(() => 0)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a greeting changes nothing, what the server complains of is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await openPage([aNote('1')])
  io.emit('connected', { userId: asha.id })
  io.emit('error', { message: 'Too many messages.' })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('Live connection:', 'Too many messages.'))
  expect(page.ids()).toEqual(['1'])
  logged.mockRestore()
})

test('when the server ends the connection of a session that is over, the session ends here', async () => {
  const { api } = await openPage([])
  api.refuse(me, 401, { code: 'sign_in_first', message: 'Please sign in.' })
  valid = false
  io.disconnectSockets(true)
  await vi.waitFor(() => expect(readSession()).toBeNull())
})

test('closing ends the connection', async () => {
  const { queries } = await openPage([])
  expect(io.sockets.sockets.size).toBe(1)
  for (const end of leftovers.splice(0)) end()
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(0))
  expect(readLiveState()).toBe('reconnecting')
  queries.clear()
})

test('a change of the account made elsewhere is in the session and the settings here', async () => {
  const page = await openPage([])
  page.api.reply(me, { success: true, user: { ...asha, firstName: 'Aasha' } })
  page.queries.setQueryData(['settings'], { theme: 'dark' })
  io.emit('accountChanged', {})
  await vi.waitFor(() => expect(readSession()?.user).toMatchObject({ firstName: 'Aasha' }))
  expect(page.queries.getQueryState(['settings'])?.isInvalidated).toBe(true)
})

test('while switches are being turned here, the settings wait for the last of them', async () => {
  const page = await openPage([])
  page.api.reply(me, { success: true, user: asha })
  page.queries.setQueryData(['settings'], { theme: 'dark' })
  void page.queries
    .getMutationCache()
    .build(page.queries, { mutationKey: ['settings'], mutationFn: () => new Promise(() => undefined) })
    .execute(undefined)
  io.emit('accountChanged', {})
  await vi.waitFor(() => expect(page.api.calls().some(({ url: address }) => address === '/api/auth/me')).toBe(true))
  expect(page.queries.getQueryState(['settings'])?.isInvalidated).toBe(false)
})
