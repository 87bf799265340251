import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { me } from '@fledge/contract/auth'
import type { ServerToClientEvents } from '@fledge/contract/live-events'
import { listNotifications, type Notification } from '@fledge/contract/notifications'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aNote, listOf } from '../../testing/notes.ts'
import { stubApi } from '../../testing/render-page.tsx'
import { asha, signIn } from '../../testing/things.ts'
import { readSession } from '../session.ts'
import { openLive } from './live-socket.ts'
import { readLiveState } from './live-state.ts'
import { markRead, notificationPages, readKey } from './notifications.ts'

const token = 't'.repeat(43)
let http: HttpServer
let io: Server<{ notificationRead: (id: string) => void }, ServerToClientEvents>
let url: string
let valid: boolean
const leftovers: (() => void)[] = []

beforeEach(async () => {
  valid = true
  http = createServer()
  // jsdom sends its own origin, which differs from this server's.
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

/** A page with a visible list and its live connection. */
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

/** Closes every transport without a message from the server. */
function cutTheLine() {
  for (const { conn } of io.sockets.sockets.values()) conn.close()
}

test('puts a new notification first without a request, once', async () => {
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

test('connects by long polling within 10 s when a proxy accepts the WebSocket and passes nothing on', async () => {
  http.removeAllListeners('upgrade')
  http.on('upgrade', (_request, hanging) => leftovers.push(() => hanging.destroy()))
  signIn(asha)
  stubApi()
  leftovers.push(openLive({ queries: new QueryClient(), token, url }))
  await vi.waitFor(() => expect(readLiveState()).toBe('live'), 10_000)
  expect([...io.sockets.sockets.values()].map(({ conn }) => conn.transport.name)).toEqual(['polling'])
}, 20_000)

test('applies changes made in another tab', async () => {
  const page = await openPage([aNote('1'), aNote('2'), aNote('3')])
  io.emit('notificationRead', { notificationId: '1' })
  await vi.waitFor(() => expect(page.unread()).toBe(2))
  io.emit('notificationDeleted', { notificationId: '2' })
  await vi.waitFor(() => expect(page.ids()).toEqual(['1', '3']))
  page.api.reply(listNotifications, listOf([aNote('1', { isRead: true }), aNote('3', { isRead: true })]))
  io.emit('notificationsReadAll', { updated: 1 })
  await vi.waitFor(() => expect(page.unread()).toBe(0))
})

test('keeps a notification unread that arrived during read-all in another tab', async () => {
  const page = await openPage([aNote('1')])
  page.api.reply(listNotifications, listOf([aNote('2'), aNote('1', { isRead: true })]))
  // Stored after the others were marked, but published before that event.
  io.emit('newNotification', aNote('2'))
  io.emit('notificationsReadAll', { updated: 1 })
  await vi.waitFor(() => expect(page.ids()).toEqual(['2', '1']))
  await vi.waitFor(() => expect(page.unread()).toBe(1))
})

test('refetches the counts when a change concerns an unloaded notification', async () => {
  const page = await openPage([aNote('1')])
  page.api.reply(listNotifications, listOf([aNote('1')], { total: 90, unreadCount: 41 }))
  io.emit('notificationRead', { notificationId: 'far down' })
  await vi.waitFor(() => expect(page.unread()).toBe(41))
})

test('keeps an event that arrives during a fetch with an older response', async () => {
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

test.each(['applications', 'timeline', 'messages', 'interviews', 'applicant-notes'])(
  'asks again for %s that came before the first connection, and at each change',
  async (name) => {
    signIn(asha)
    const queries = new QueryClient()
    const asked = vi.fn(() => Promise.resolve([]))
    const observer = new QueryObserver(queries, { queryKey: [name, '1'], queryFn: asked })
    leftovers.push(observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    leftovers.push(openLive({ queries, token, url }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), 5000)
    io.emit('applicationChanged', { applicationId: '1' })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
    io.emit('applicationsChanged', {})
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
  },
)

test('leaves what has failed before the first connection as it is, so that its message does not vanish', async () => {
  signIn(asha)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked = vi.fn(() => Promise.reject(new Error('broken')))
  const observer = new QueryObserver(queries, { queryKey: ['applications', 'company'], queryFn: asked })
  leftovers.push(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  leftovers.push(openLive({ queries, token, url }))
  await vi.waitFor(() => expect(readLiveState()).toBe('live'), 5000)
  expect(observer.getCurrentResult().isError, 'the message stays').toBe(true)
  expect(asked).toHaveBeenCalledOnce()
})

test('refetches the list after a lost connection', async () => {
  const page = await openPage([aNote('1')])
  page.api.reply(listNotifications, listOf([aNote('2'), aNote('1')]))
  cutTheLine()
  await vi.waitFor(() => expect(readLiveState()).toBe('reconnecting'))
  await vi.waitFor(() => expect(page.ids()).toEqual(['2', '1']), 8000)
  expect(readLiveState()).toBe('live')
}, 15_000)

test('refetches visible data that a notification concerns', async () => {
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

test('echoes a read mark over the socket', async () => {
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

test('ignores the greeting and logs errors of the server', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await openPage([aNote('1')])
  io.emit('connected', { userId: asha.id })
  io.emit('error', { message: 'Too many messages.' })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('Live connection:', 'Too many messages.'))
  expect(page.ids()).toEqual(['1'])
  logged.mockRestore()
})

test('ends the session when the server disconnects an ended one', async () => {
  const { api } = await openPage([])
  api.refuse(me, 401, { code: 'sign_in_first', message: 'Please sign in.' })
  valid = false
  io.disconnectSockets(true)
  await vi.waitFor(() => expect(readSession()).toBeNull())
})

test('closes the connection', async () => {
  const { queries } = await openPage([])
  expect(io.sockets.sockets.size).toBe(1)
  for (const end of leftovers.splice(0)) end()
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(0))
  expect(readLiveState()).toBe('reconnecting')
  queries.clear()
})

test('updates session and settings after a change elsewhere', async () => {
  const page = await openPage([])
  page.api.reply(me, { success: true, user: { ...asha, firstName: 'Aasha' } })
  page.queries.setQueryData(['settings'], { theme: 'dark' })
  io.emit('accountChanged', {})
  await vi.waitFor(() => expect(readSession()?.user).toMatchObject({ firstName: 'Aasha' }))
  expect(page.queries.getQueryState(['settings'])?.isInvalidated).toBe(true)
})

test('defers settings from elsewhere while switches are being changed', async () => {
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
