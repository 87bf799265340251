import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Problem } from '@fledge/contract/http/problem'
import { StartProblem } from '../../start-problem.ts'
import { refuseUnreadable, refuseWithoutHost } from '../errors/malformed-requests.ts'
import { bareHeaders } from '../security/headers.ts'
import { describeHealth } from './describe-health.ts'
import { closeOnlyQuietConnections } from './quiet-connections.ts'
import { startingPage, startingPageHeaders } from './starting-page.ts'
import { takeInFirst } from './take-in-first.ts'

/** How many connections the system may make before we take them in; it lowers this to its own limit (somaxconn). */
const backlog = 4096

/** How long whoever has connected may take to be taken in, while more keep coming, and when nobody comes any more. */
const takeInMs = 3000
const quietMs = 20

export type Front = {
  server: Server
  /** Where to reach it from this machine. */
  address: string
  /** From here on the application answers. */
  handOver: (application: RequestListener) => void
  /**
   * From here on every answer asks its caller to connect anew, so that none is cut off later while it asks. Done after
   * the notice, when everybody who has connected by then was taken in; `close` has to follow at once. What is asked
   * meanwhile is answered after it.
   */
  retire: (noticeMs: number) => Promise<void>
  /** Takes no new connection, lets the requests under way finish, and cuts off what is left after `withinMs`. */
  close: (withinMs: number) => Promise<void>
}

/**
 * Opens the port before anything else, and answers 503 until the application takes over: whoever waits for the program
 * can see that it starts, and a port that is taken is known before the database is touched.
 */
export async function openFront({ host, port }: { host: string; port: number }): Promise<Front> {
  let answer: RequestListener = answerStarting
  let isRetired = false
  let held: (() => void)[] | null = null
  const server: Server = createServer({
    requireHostHeader: false,
    shouldUpgradeCallback: (request) => server.listenerCount('upgrade') > 0 && isForSockets(request),
  })
  server.on(
    'request',
    takeInFirst(server, (request, response) => {
      if (refuseWithoutHost(request, response)) return
      if (isRetired) response.setHeader('connection', 'close')
      if (held) held.push(() => answer(request, response))
      else answer(request, response)
    }),
  )
  // Longer than the minute for which proxies usually keep a connection, so that they and not we end it.
  server.keepAliveTimeout = 75_000
  closeOnlyQuietConnections(server)
  refuseUnreadable(server)
  await listen(server, host, port)

  async function close(withinMs: number) {
    const closed = new Promise<void>((done) => server.close(() => done()))
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    await Promise.race([closed, delay(withinMs, undefined, { ref: false })])
    clearInterval(sweep)
    server.closeAllConnections()
  }

  return {
    server,
    address: addressOf(server, host),
    handOver: (application) => {
      answer = application
    },
    retire: async (noticeMs) => {
      isRetired = true
      await delay(noticeMs)
      const waiting: (() => void)[] = []
      held = waiting
      await takeInWaiting(server)
      // Once the port is closed: whoever is answered before would come again, and be reset as it closes.
      setImmediate(() => {
        held = null
        for (const go of waiting) go()
      })
    },
    close,
  }
}

/**
 * Whoever else asks to speak another protocol is answered in this one (RFC 9110, 7.8): Java's and curl's clients offer
 * HTTP/2 with each request, and Socket.IO hangs up on whatever is not for it.
 */
const isForSockets = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && (url ?? '').startsWith('/socket.io/')

/**
 * Connections that the system has made for us and that we did not take in yet would be reset when the server closes,
 * with whatever they ask. When nobody came for a while, and in the last turn, all are taken in.
 */
async function takeInWaiting(server: Server): Promise<void> {
  let isComing = true
  const count = () => {
    isComing = true
  }
  server.on('connection', count)
  const until = Date.now() + takeInMs
  while (isComing && Date.now() < until) {
    isComing = false
    await delay(quietMs)
    await nextTurn()
  }
  server.off('connection', count)
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen({ port, host, backlog }, ready)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(explain(error, host, port), { cause: error })
  })
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another port.`
  }
  if (code === 'EACCES') return `This user may not open port ${port} on ${host}. Set PORT to another port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`
  return `Port ${port} on ${host} cannot be opened: ${message}`
}

function addressOf(server: Server, host: string): string {
  // A listening TCP server always has an address of this form.
  const { port } = server.address() as AddressInfo
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

const startingProblem: Problem = { success: false, code: 'starting', message: 'Fledge is starting. Please wait.' }

function answerStarting({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const isHealth = /^\/api\/health(?=\?|$)/.test(url)
  const isPage = !url.startsWith('/api') && (headers.accept ?? '').includes('text/html')
  response.writeHead(503, {
    ...bareHeaders,
    'retry-after': '1',
    ...(isPage && startingPageHeaders),
  })
  if (isPage) response.end(startingPage)
  else response.end(JSON.stringify(isHealth ? describeHealth('starting') : startingProblem))
}
