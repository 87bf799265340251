import type { Server as HttpServer } from 'node:http'
import type { ClientToServerEvents, LiveEvents, ServerToClientEvents } from '@fledge/contract/events'
import type { User } from '@fledge/contract/users'
import { Server } from 'socket.io'

/** Says something to every page that one person has open. What is said must already be committed. */
export type Publish = <E extends keyof LiveEvents>(userId: string, event: E, payload: LiveEvents[E]) => void

type FindUser = (token: string) => Promise<User | null>
type Between = Record<string, never>

/** Live messages to signed-in people. Each person is one room, entered with the session token. */
export function createGateway() {
  const io = new Server<ClientToServerEvents, ServerToClientEvents, Between, { userId: string }>({
    serveClient: false,
    maxHttpBufferSize: 64_000,
    connectTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request.headers)),
  })
  io.on('connection', (socket) => {
    const { userId } = socket.data
    void socket.join(roomOf(userId))
    socket.emit('connected', { userId })
  })

  const publish: Publish = (userId, event, payload) => {
    io.to(roomOf(userId)).emit(event, ...([payload] as Parameters<ServerToClientEvents[typeof event]>))
  }

  function attach(http: HttpServer, findUser: FindUser) {
    io.use(async (socket, next) => {
      const token: unknown = socket.handshake.auth['token']
      const user = typeof token === 'string' ? await findUser(token).catch(() => null) : null
      if (!user) return next(new Error('sign_in_first'))
      socket.data.userId = user.id
      next()
    })
    io.attach(http)
  }

  /** Ends every connection of one person, for a session that was ended. */
  const disconnect = (userId: string) => io.in(roomOf(userId)).disconnectSockets(true)

  return { publish, attach, disconnect, close: () => io.close() }
}

const roomOf = (userId: string) => `user:${userId}`

/** Browsers always name their origin on a websocket; another site's page is refused, a program names none. */
function isSameOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
