import type { Server as HttpServer } from 'node:http'
import type { ClientToServerEvents, LiveEvents, ServerToClientEvents } from '@fledge/contract/live-events'
import type { User } from '@fledge/contract/users'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Server, type Socket } from 'socket.io'
import { hashToken } from '../http/security/token.ts'
import { guardHandshakes, isSameOrigin } from './handshakes.ts'
import { limitNewcomers } from './newcomers.ts'

/** Says something to every page that one person has open. What is said must already be committed. */
export type Publish = <E extends keyof LiveEvents>(userId: string, event: E, payload: LiveEvents[E]) => void

/** What the gateway asks of the rest of the program. */
export type People = {
  findUser: (token: string) => Promise<User | null>
  /** Those of the sessions, named by the hash of their token, that have not ended. */
  liveSessions: (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>
  markRead: (userId: string, notificationId: string) => Promise<void>
}
export type Gateway = ReturnType<typeof createGateway>
/** What one person may do in this process, over all connections. */
export type GatewayLimits = {
  socketsOfPerson: number
  messagesPerMinute: number
  checkSessionsMs: number
  /** Connections that have not signed in yet (newcomers.ts). */
  newcomers: number
}

const usual: GatewayLimits = { socketsOfPerson: 500, messagesPerMinute: 100, checkSessionsMs: 4000, newcomers: 5000 }

type Nothing = Record<string, never>
type Data = { userId: string; tokenHash: string }
type Io = Server<ClientToServerEvents, ServerToClientEvents, Nothing, Data>
type Connection = Socket<ClientToServerEvents, ServerToClientEvents, Nothing, Data>

/** Live messages to signed-in people. Each person is one room, entered with the session token. */
export function createGateway(limits: Partial<GatewayLimits> = {}) {
  const { socketsOfPerson, messagesPerMinute, checkSessionsMs, newcomers } = { ...usual, ...limits }
  const messages = new RateLimiterMemory({ points: messagesPerMinute, duration: 60 })
  const io: Io = new Server({
    serveClient: false,
    maxHttpBufferSize: 64_000,
    connectTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request.headers)),
  })
  let checking: NodeJS.Timeout | undefined
  /** No page is connected to another process: what nobody hears here need not be put into words. */
  let isAlone = true

  const publish: Publish = (userId, event, payload) => {
    if (isAlone && !io.sockets.adapter.rooms.has(roomOf(userId))) return
    io.to(roomOf(userId)).emit(event, ...([payload] as Parameters<ServerToClientEvents[typeof event]>))
  }

  /** Ends the connections of one session, and those only. */
  const endConnections = (tokenHash: string) => io.in(sessionRoomOf(tokenHash)).disconnectSockets(true)

  /** With `join`, what is published reaches the pages that are connected to other server processes too. */
  function attach(http: HttpServer, people: People, join?: (io: Server) => void) {
    const own = io.sockets.adapter
    join?.(io)
    isAlone = io.sockets.adapter === own
    io.use(async (socket, next) => next(await admit(io, socket, people, socketsOfPerson)))
    io.on('connection', (socket) => greet(socket, messages, people))
    io.attach(http)
    guardHandshakes(io)
    limitNewcomers(io, newcomers)
    checking = setInterval(() => void endDeadSessions(io, people).catch(() => undefined), checkSessionsMs).unref()
  }

  async function close() {
    clearInterval(checking)
    await io.close()
  }

  const countSockets = () => io.sockets.sockets.size

  return { publish, endConnections, countSockets, attach, close }
}

const roomOf = (userId: string) => `user:${userId}`
/** All connections of a person, including those that are still being admitted. Nothing is sent to this room. */
const countedRoomOf = (userId: string) => `counted:${userId}`
const sessionRoomOf = (tokenHash: string) => `session:${tokenHash}`

/** Nothing when this connection may enter, otherwise the reason, which the page hears as `connect_error`. */
async function admit(io: Io, socket: Connection, people: People, most: number): Promise<Error | undefined> {
  const token: unknown = socket.handshake.auth['token']
  const user = typeof token === 'string' ? await people.findUser(token).catch(() => null) : null
  if (typeof token !== 'string' || !user) return new Error('sign_in_first')
  // Joined before the next check can run, so that connections opened at the same moment count each other.
  const counted = countedRoomOf(user.id)
  if ((io.sockets.adapter.rooms.get(counted)?.size ?? 0) >= most) return new Error('too_many')
  void socket.join(counted)
  socket.data = { userId: user.id, tokenHash: hashToken(token) }
  return undefined
}

function greet(socket: Connection, messages: RateLimiterMemory, { markRead }: People) {
  const { userId, tokenHash } = socket.data
  void socket.join([roomOf(userId), sessionRoomOf(tokenHash)])
  socket.use((_message, next) => {
    messages.consume(userId).then(
      () => next(),
      () => endTalkative(socket),
    )
  })
  socket.on('notificationRead', (notificationId) => {
    if (typeof notificationId === 'string') void markRead(userId, notificationId).catch(() => undefined)
  })
  socket.emit('connected', { userId })
}

function endTalkative(socket: Connection) {
  socket.emit('error', { message: 'Too many messages.' })
  socket.disconnect(true)
}

/** Ends the connections of sessions that expired, or were ended by another server process. */
async function endDeadSessions(io: Io, { liveSessions }: People): Promise<void> {
  const sockets = [...io.sockets.sockets.values()]
  if (sockets.length === 0) return
  const live = await liveSessions([...new Set(sockets.map(({ data }) => data.tokenHash))])
  for (const socket of sockets) if (!live.has(socket.data.tokenHash)) socket.disconnect(true)
}
