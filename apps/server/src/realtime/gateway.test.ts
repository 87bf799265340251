import { createServer } from 'node:http'
import { type AddressInfo, connect as connectTcp } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Notification } from '@fledge/contract/notifications'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findUserByToken, startSession } from '../features/auth/session.ts'
import { deleteSession, listLiveSessions } from '../features/auth/session-queries.ts'
import { insertNotifications } from '../features/notifications/insert-notifications.ts'
import { markReadLive } from '../features/notifications/mark-read-live.ts'
import { sha256 } from '../http/security/token.ts'
import { stage } from '../testing/stage.ts'
import { createGateway, type People } from './gateway.ts'

const live = createGateway({ checkSessionsMs: 50, socketsOfPerson: 5, messagesPerMinute: 100 })
const { as, db, deps, clock, student, anyone } = await stage({
  publish: live.publish,
  endConnections: live.endConnections,
})
const people: People = {
  findUser: (token) => findUserByToken(deps, token),
  liveSessions: (hashes) => listLiveSessions(db, hashes, clock.now),
  markRead: (userId, id) => markReadLive(deps, userId, id),
}
const http = createServer()
live.attach(http, people)
await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
const { port } = http.address() as AddressInfo
afterAll(() => live.close())

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

function connect(token: unknown, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
  const auth = token === undefined ? {} : { token }
  const socket = io(`http://127.0.0.1:${port}`, { auth, reconnection: false, forceNew: true, ...options })
  opened.push(socket)
  return socket
}
const heard = <T>(socket: Socket, event: string) => new Promise<T>((done) => socket.once(event, done))
const tokenOf = (who: { id: string }) => startSession(deps, who.id, 'test')

async function enter(who: { id: string }, token?: string) {
  const socket = connect(token ?? (await tokenOf(who)))
  const everything: [string, unknown][] = []
  socket.onAny((event: string, payload: unknown) => everything.push([event, payload]))
  await heard(socket, 'connected')
  return { socket, everything }
}

let events = 0
async function notify(userId: string): Promise<Notification> {
  const deliveries = await insertNotifications(deps, [
    {
      userId,
      senderId: null,
      event: `test:${++events}`,
      content: { kind: 'sample', params: { category: 'new_opportunity' } },
    },
  ])
  return deliveries[0]!.notification
}

test('a message reaches every page of one person and no one else', async () => {
  const [asha, ben] = [await student(), await student()]
  const [phone, laptop, other] = [await enter(asha), await enter(asha), await enter(ben)]

  const notification = await notify(asha.id)
  const bens = await notify(ben.id)

  await expect.poll(() => other.everything.length).toBe(2)
  for (const { everything } of [phone, laptop]) {
    expect(everything).toEqual([
      ['connected', { userId: asha.id }],
      ['newNotification', notification],
    ])
  }
  expect(other.everything).toEqual([
    ['connected', { userId: ben.id }],
    ['newNotification', bens],
  ])
})

test.each([
  ['no token', () => undefined],
  ['garbage', () => 'garbage'],
  ['an object', () => ({ $ne: null })],
  ['a list', () => ['x']],
  ['a token of ten kilobytes', () => 'x'.repeat(10_000)],
  [
    'an expired session',
    async () => {
      const yesterday = new Date(clock.now.getTime() - 25 * 3_600_000)
      return startSession({ ...deps, now: () => yesterday }, (await student()).id, 'test')
    },
  ],
])('rejects a connection with %s', async (_name, token) => {
  const error = await heard<Error>(connect(await token()), 'connect_error')
  expect(error.message).toBe('sign_in_first')
})

test.each(['https://evil.example', 'null', `http://localhost:${port}`])(
  'rejects a page of the origin %s over websocket and polling',
  async (origin) => {
    const token = await tokenOf(await student())
    for (const transport of ['websocket', 'polling'] as const) {
      const socket = connect(token, { transports: [transport], extraHeaders: { origin } })
      const error = await heard<Error & { description?: number }>(socket, 'connect_error')
      expect(error.message).toMatch(/websocket error|xhr poll error/)
    }
  },
)

test('rejects a websocket of another site with 403 and the usual error body and headers', async () => {
  const line = connectTcp(port, '127.0.0.1')
  line.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: https://evil.example\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a2l0ZQ==\r\n\r\n',
  )
  const [head, body] = (await text(line)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1.1 403 /)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body ?? '')).toMatchObject({ success: false, code: 'not_allowed' })
})

test.each([
  ['EIO=4&transport=polling', 200],
  ['EIO=3&transport=polling', 400],
  ['EIO=4&transport=polling&sid=unknown', 400],
])('HTTP responses of the socket server carry the security headers: %s', async (query, status) => {
  const reply = await fetch(`http://127.0.0.1:${port}/socket.io/?${query}`)
  expect(reply.status).toBe(status)
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
})

test('accepts a page of the same origin', async () => {
  const token = await tokenOf(await student())
  const socket = connect(token, { transports: ['websocket'], extraHeaders: { origin: `http://127.0.0.1:${port}` } })
  await heard(socket, 'connected')
})

test('a client cannot join another person’s room', async () => {
  const [asha, ben] = [await student(), await student()]
  const token = await tokenOf(ben)
  const socket = connect(token, {
    auth: { token, userId: asha.id, room: `user:${asha.id}` },
    query: { userId: asha.id },
  })
  expect(await heard(socket, 'connected')).toEqual({ userId: ben.id })
  const strayed: unknown[] = []
  socket.on('newNotification', (notification) => strayed.push(notification))
  socket.emit('join', `user:${asha.id}`)

  await notify(asha.id)
  const bens = await notify(ben.id)
  await expect.poll(() => strayed).toEqual([bens])
})

test('sign-out disconnects the sockets of this session only', async () => {
  const asha = await student()
  const token = await tokenOf(asha)
  const [here, sameSession, phone] = [await enter(asha, token), await enter(asha, token), await enter(asha)]
  const ended = [here, sameSession].map(({ socket }) => heard(socket, 'disconnect'))

  await anyone({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${token}` } })

  // With this reason the client does not reconnect.
  expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect'])
  const notification = await notify(asha.id)
  await expect.poll(() => phone.everything.at(-1)).toEqual(['newNotification', notification])
})

test('disconnects a session that another process ended', async () => {
  const asha = await student()
  const token = await tokenOf(asha)
  const [gone, stays] = [await enter(asha, token), await enter(asha)]
  const ended = heard(gone.socket, 'disconnect')
  await deleteSession(db, sha256(token))
  expect(await ended).toBe('io server disconnect')
  expect(stays.socket.connected).toBe(true)
})

test('disconnects a session that expires while connected', async () => {
  const { socket } = await enter(await student())
  const ended = heard(socket, 'disconnect')
  const before = clock.now
  clock.now = new Date(before.getTime() + 25 * 3_600_000)
  expect(await ended).toBe('io server disconnect')
  clock.now = before
})

test('marking as read over the socket updates the person’s other pages', async () => {
  const asha = await student()
  const [phone, laptop] = [await enter(asha), await enter(asha)]
  const { id } = await notify(asha.id)

  phone.socket.emit('notificationRead', id)

  await expect.poll(() => laptop.everything.at(-1)).toEqual(['notificationRead', { notificationId: id }])
  expect((await as(asha)({ url: '/api/notifications' })).json().unreadCount).toBe(0)
})

test('marking another person’s notification or an invalid id as read changes nothing', async () => {
  const [asha, ben] = [await student(), await student()]
  const { socket } = await enter(ben)
  const { id } = await notify(asha.id)
  for (const said of [id, null, { id }, ['x'], '', "' or true --", 'x'.repeat(5000)])
    socket.emit('notificationRead', said)
  const bens = await notify(ben.id)
  socket.emit('notificationRead', bens.id)

  await expect.poll(async () => (await as(ben)({ url: '/api/notifications' })).json().unreadCount).toBe(0)
  expect((await as(asha)({ url: '/api/notifications' })).json().unreadCount).toBe(1)
})

test('disconnects a client that sends more than a hundred messages a minute', async () => {
  const { socket, everything } = await enter(await student())
  const ended = heard(socket, 'disconnect')
  for (let n = 0; n < 101; n += 1) socket.emit('notificationRead', 'x')
  expect(await ended).toBe('io server disconnect')
  expect(everything.at(-1)).toEqual(['error', { message: 'Too many messages.' }])
})

test('disconnects a client that sends a megabyte', async () => {
  const { socket } = await enter(await student())
  const ended = heard(socket, 'disconnect')
  socket.emit('notificationRead', 'x'.repeat(1_000_000))
  expect(await ended).toMatch(/transport close|transport error/)
})

test('limits the connections of one person', async () => {
  const asha = await student()
  const token = await tokenOf(asha)
  for (let n = 0; n < 5; n += 1) await enter(asha, token)
  expect((await heard<Error>(connect(token), 'connect_error')).message).toBe('too_many')
})

test('limits connections that one person opens at the same time', async () => {
  const asha = await student()
  const token = await tokenOf(asha)
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const findUser: People['findUser'] = async (given) => {
    asked += 1
    if (asked === 12) gate.resolve()
    await gate.promise
    return findUserByToken(deps, given)
  }
  const own = createGateway({ socketsOfPerson: 5 })
  const ownHttp = createServer()
  own.attach(ownHttp, { ...people, findUser })
  await new Promise<void>((ready) => ownHttp.listen(0, '127.0.0.1', ready))
  const { port: ownPort } = ownHttp.address() as AddressInfo

  const attempts = Array.from({ length: 12 }, () => {
    const socket = io(`http://127.0.0.1:${ownPort}`, { auth: { token }, reconnection: false, forceNew: true })
    opened.push(socket)
    return Promise.race([
      heard(socket, 'connected').then(() => 'connected'),
      heard<Error>(socket, 'connect_error').then(({ message }) => message),
    ])
  })
  const outcomes = await Promise.all(attempts)
  await own.close()

  expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'too_many')).toHaveLength(7)
})

test('counts messages per person, over all connections and after reconnecting', async () => {
  const asha = await student()
  const token = await tokenOf(asha)
  const pages = [await enter(asha, token), await enter(asha, token)]
  const ended = Promise.race(pages.map(({ socket }) => heard(socket, 'disconnect')))
  for (const { socket } of pages) for (let n = 0; n < 60; n += 1) socket.emit('notificationRead', 'x')
  expect(await ended).toBe('io server disconnect')

  const { socket: reconnected } = await enter(asha, token)
  const endedAgain = heard(reconnected, 'disconnect')
  reconnected.emit('notificationRead', 'x')
  expect(await endedAgain).toBe('io server disconnect')
})

test('notifications sent while disconnected are available after reconnecting', async () => {
  const asha = await student()
  const token = await tokenOf(asha)
  const page = await enter(asha, token)
  const seen = await notify(asha.id)
  await expect.poll(() => page.everything).toHaveLength(2)
  page.socket.disconnect()
  const missed = [await notify(asha.id), await notify(asha.id)]

  const back = await enter(asha, token)
  const later = await notify(asha.id)

  await expect.poll(() => back.everything.at(-1)).toEqual(['newNotification', later])
  const { notifications } = (await as(asha)({ url: '/api/notifications' })).json()
  expect(notifications).toHaveLength(4)
  expect(notifications).toEqual(expect.arrayContaining([seen, ...missed, later]))
})

test('skips serialization without listeners, unless other processes may have some', async () => {
  let serialized = 0
  const payload = { toJSON: () => (serialized += 1) } as unknown as Notification
  live.publish(crypto.randomUUID(), 'newNotification', payload)
  expect(serialized).toBe(0)

  const joined = createGateway()
  const other = createServer()
  joined.attach(other, people, ({ sockets }) => Object.assign(sockets, { adapter: Object.create(sockets.adapter) }))
  joined.publish(crypto.randomUUID(), 'newNotification', payload)
  expect(serialized).toBeGreaterThan(0)
  await joined.close()
})

test('disconnects the oldest unauthenticated sockets above the limit, and no authenticated one', async () => {
  const gateway = createGateway({ unauthenticatedSockets: 3 })
  const server = createServer()
  gateway.attach(server, people)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const polling = `${at}/socket.io/?EIO=4&transport=polling`
  const open = async () => (JSON.parse((await (await fetch(polling)).text()).slice(1)) as { sid: string }).sid
  const isThere = async (sid: string) =>
    (await fetch(`${polling}&sid=${sid}`, { method: 'POST', body: '40{}', headers: { 'content-type': 'text/plain' } }))
      .ok

  const asha = io(at, { auth: { token: await tokenOf(await student()) }, reconnection: false, forceNew: true })
  opened.push(asha)
  await heard(asha, 'connected')
  const sids = [await open(), await open(), await open(), await open(), await open()]
  expect(await Promise.all(sids.map(isThere))).toEqual([false, false, true, true, true])
  expect(asha.connected).toBe(true)
  await gateway.close()
})
