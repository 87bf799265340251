import type { Server as HttpServer } from 'node:http'
import type { ClientToServerEvents, LiveEvents, ServerToClientEvents } from '@fledge/contract/live-events'
import type { User } from '@fledge/contract/users'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Server, type Socket } from 'socket.io'
import { sha256 } from '../http/security/token.ts'
import { guardHandshakes, isSameOrigin, limitUnauthenticatedSockets } from './handshakes.ts'

/** Sends an event to every open page of one person. The change it reports must already be committed. */
export type Publish = <E extends keyof LiveEvents>(userId: string, event: E, payload: LiveEvents[E]) => void

export type People = {
  findUser: (token: string) => Promise<User | null>
  /** Returns the token hashes of those sessions that have not ended. */
  liveSessions: (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>
  markRead: (userId: string, notificationId: string) => Promise<void>
}
export type Gateway = ReturnType<typeof createGateway>
/** Limits per process and, where named, per person over all connections. */
type GatewayLimits = {
  socketsOfPerson: number
  messagesPerMinute: number
  checkSessionsMs: number
  /** Connections that have not authenticated yet. */
  unauthenticatedSockets: number
}

const defaultLimits: GatewayLimits = {
  socketsOfPerson: 500,
  messagesPerMinute: 100,
  checkSessionsMs: 4000,
  unauthenticatedSockets: 5000,
}

type Nothing = Record<string, never>
type Data = { userId: string; tokenHash: string }
type Io = Server<ClientToServerEvents, ServerToClientEvents, Nothing, Data>
type Connection = Socket<ClientToServerEvents, ServerToClientEvents, Nothing, Data>

/** Live events for signed-in people. Each person has a room, joined with the session token. */
export function createGateway(limits: Partial<GatewayLimits> = {}) {
  const { socketsOfPerson, messagesPerMinute, checkSessionsMs, unauthenticatedSockets } = {
    ...defaultLimits,
    ...limits,
  }
  const messages = new RateLimiterMemory({ points: messagesPerMinute, duration: 60 })
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 64_000,
    connectTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request.headers)),
  })
  let checking: NodeJS.Timeout | undefined
  /** Without other processes an event without listeners here needs no serialization. */
  let isAlone = true

  const publish: Publish = (userId, event, payload) => {
    if (isAlone && !io.sockets.adapter.rooms.has(roomOf(userId))) return
    io.to(roomOf(userId)).emit(event, ...([payload] as Parameters<ServerToClientEvents[typeof event]>))
  }

  const endConnections = (tokenHash: string) => io.in(sessionRoomOf(tokenHash)).disconnectSockets(true)

  /** With `join`, events also reach pages connected to other server processes. */
  function attach(http: HttpServer, people: People, join?: (io: Server) => void) {
    const own = io.sockets.adapter
    join?.(io)
    isAlone = io.sockets.adapter === own
    io.use(async (socket, next) => next(await authenticate(io, socket, people, socketsOfPerson)))
    io.on('connection', (socket) => greet(socket, messages, people))
    io.attach(http)
    guardHandshakes(io)
    limitUnauthenticatedSockets(io, unauthenticatedSockets)
    checking = setInterval(
      () => void disconnectEndedSessions(io, people).catch(() => undefined),
      checkSessionsMs,
    ).unref()
  }

  async function close() {
    clearInterval(checking)
    await io.close()
  }

  return { publish, endConnections, attach, close }
}

const roomOf = (userId: string) => `user:${userId}`
/** All connections of a person, including those still being authenticated. Nothing is sent to this room. */
const countedRoomOf = (userId: string) => `counted:${userId}`
const sessionRoomOf = (tokenHash: string) => `session:${tokenHash}`

/** Authenticates a connection. Returns the error that the client gets as `connect_error`, or undefined. */
async function authenticate(io: Io, socket: Connection, people: People, most: number): Promise<Error | undefined> {
  const token: unknown = socket.handshake.auth['token']
  const user = typeof token === 'string' ? await people.findUser(token).catch(() => null) : null
  if (typeof token !== 'string' || !user) return new Error('sign_in_first')
  // Joined before the next check can run, so that simultaneous connections count each other.
  const counted = countedRoomOf(user.id)
  if ((io.sockets.adapter.rooms.get(counted)?.size ?? 0) >= most) return new Error('too_many')
  void socket.join(counted)
  socket.data = { userId: user.id, tokenHash: sha256(token) }
  return undefined
}

function greet(socket: Connection, messages: RateLimiterMemory, { markRead }: People) {
  const { userId, tokenHash } = socket.data
  void socket.join([roomOf(userId), sessionRoomOf(tokenHash)])
  socket.use((_message, next) => {
    messages.consume(userId).then(
      () => next(),
      () => disconnectForMessages(socket),
    )
  })
  socket.on('notificationRead', (notificationId) => {
    if (typeof notificationId === 'string') void markRead(userId, notificationId).catch(() => undefined)
  })
  socket.emit('connected', { userId })
}

function disconnectForMessages(socket: Connection) {
  socket.emit('error', { message: 'Too many messages.' })
  socket.disconnect(true)
}

/** Disconnects sessions that expired or were ended by another process. */
async function disconnectEndedSessions(io: Io, { liveSessions }: People): Promise<void> {
  const sockets = [...io.sockets.sockets.values()]
  if (sockets.length === 0) return
  const live = await liveSessions([...new Set(sockets.map(({ data }) => data.tokenHash))])
  for (const socket of sockets) if (!live.has(socket.data.tokenHash)) socket.disconnect(true)
}
