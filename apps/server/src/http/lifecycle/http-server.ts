import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Problem } from '@fledge/contract/http/problem'
import { StartProblem } from '../../start-problem.ts'
import { bareHeaders } from '../security/headers.ts'
import { describeHealth } from './describe-health.ts'
import { startingPage, startingPageHeaders } from './starting-page.ts'

/** 10 MB, the largest upload, at 0.7 Mbit/s. */
const requestTimeoutMs = 120_000
const headersTimeoutMs = 15_000
const timeoutCheckMs = 5000
/** Longer than the usual 60 s of proxies, so that the proxy closes idle connections and not this server. */
const keepAliveTimeoutMs = 75_000
/** While draining, requests are served until no client has connected for `quiet`, so that none is reset. */
const drainMs = { min: 500, quiet: 200, max: 3000 }
/** Accepts bursts of connections; Linux lowers it to net.core.somaxconn. */
const backlog = 4096

export type HttpServerOptions = {
  host: string
  port: number
  /** Further connections are dropped. */
  maxConnections: number
  /** How long headers and body of a request may take to arrive. */
  requestTimeoutMs?: number
}

export type HttpServer = {
  server: Server
  /** The URL of this server on this machine. */
  address: string
  /** Answers requests with this handler instead of 503. */
  setHandler: (handler: RequestListener) => void
  /** From now on each response closes its connection. Resolves when clients connect to other processes. */
  drain: () => Promise<void>
  /** Stops accepting connections, waits for requests in progress, and closes all connections after `timeoutMs`. */
  close: (timeoutMs: number) => Promise<void>
}

/**
 * Opens the port and answers 503 until `setHandler` is called, so that visitors see that the server is starting and a
 * port in use is reported before the database is opened. Throws StartProblem when the port cannot be opened.
 */
export async function openHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { host, port, maxConnections } = options
  const timeoutMs = options.requestTimeoutMs ?? requestTimeoutMs
  let handler: RequestListener = answerStarting
  let isDraining = false
  const server: Server = createServer({
    requestTimeout: timeoutMs,
    headersTimeout: Math.min(headersTimeoutMs, timeoutMs),
    connectionsCheckingInterval: Math.min(timeoutCheckMs, timeoutMs),
    keepAliveTimeout: keepAliveTimeoutMs,
    shouldUpgradeCallback: (request) => server.listenerCount('upgrade') > 0 && isWebSocket(request),
  })
  server.maxConnections = maxConnections
  server.on('request', (request, response) => {
    if (isDraining) response.setHeader('connection', 'close')
    handler(request, response)
  })
  await listen(server, host, port)

  return {
    server,
    address: formatAddress(server, host),
    setHandler: (next) => {
      handler = next
    },
    async drain() {
      isDraining = true
      await waitForQuiet(server)
    },
    async close(timeoutMs) {
      const closed = new Promise<void>((done) => server.close(() => done()))
      // Connections whose last response is sent after this moment would stay open for keepAliveTimeout.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      await Promise.race([closed, delay(timeoutMs, undefined, { ref: false })])
      clearInterval(sweep)
      server.closeAllConnections()
    },
  }
}

async function waitForQuiet(server: Server): Promise<void> {
  const start = Date.now()
  let lastConnection = start
  server.on('connection', () => {
    lastConnection = Date.now()
  })
  await delay(drainMs.min)
  while (Date.now() - lastConnection < drainMs.quiet && Date.now() - start < drainMs.max) await delay(drainMs.quiet)
}

/** Clients such as curl and Java offer HTTP/2 in an upgrade header; they are answered in HTTP/1.1 (RFC 9110, 7.8). */
const isWebSocket = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && (url ?? '').startsWith('/socket.io/')

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(describeListenError(error, host, port), { cause: error })
  })
}

function describeListenError({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another port.`
  }
  if (code === 'EACCES') return `This user may not open port ${port} on ${host}. Set PORT to another port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`
  return `Port ${port} on ${host} cannot be opened: ${message}`
}

function formatAddress(server: Server, host: string): string {
  // A listening TCP server always has an address of this form.
  const { port } = server.address() as AddressInfo
  const isWildcard = host === '0.0.0.0' || host === '::'
  const name = isWildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host
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
