import type { Problem } from '@fledge/contract/http/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Arrival, createArrivals } from './arrivals.ts'
import { isApiRequest } from './contract/is-api-request.ts'
import type { Shared } from './crowd.ts'
import { busy, tooManyRequests, tooSlow } from './errors/problem.ts'
import { createLane, type Lane } from './lane.ts'
import { clientNetwork } from './limits/client-network.ts'
import { bareHeaders } from './security/headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** While it is on its way. */
    arrival: Arrival | null
    /** Gives its place back. */
    place: { done: () => void } | null
  }
  interface FastifyContextConfig {
    /** Answered however much there is to do: it costs nothing, or waits in a queue of its own that has an end. */
    isAlwaysTaken?: boolean
  }
}

type Limits = { most: number; now?: () => number }

/**
 * Refuses requests under /api while more are under way than can be answered soon, so that those that were taken are
 * answered in time, those that were not hear it at once, and memory stays flat, however many come. Each route has a
 * lane of its own (lane.ts): a flood of one leaves the others alone. All of them together are `most` at most. Those that
 * are still sent have places of their own (arrivals.ts).
 */
export const refuseWhenFull = fp(async (app: FastifyInstance, { most, now = () => performance.now() }: Limits) => {
  const shared: Shared = { underWay: 0, most, now }
  const lanes = new Map<object, Lane>()
  const arrivals = createArrivals(shared)
  // On the request: what a WeakMap leads to outlives it (keep-with.ts).
  app.decorateRequest('arrival', null).decorateRequest('place', null)

  const laneOf = (route: object): Lane => {
    const lane = lanes.get(route) ?? createLane(shared)
    lanes.set(route, lane)
    return lane
  }

  function arrive(request: FastifyRequest, reply: FastifyReply, next: () => void) {
    const arrival = arrivalOf(request, reply)
    const leave = arrivals.enter(arrival)
    if (!leave) return refuse(request, reply)
    request.arrival = arrival
    request.place = { done: leave }
    next()
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (!isApiRequest(request)) return next()
    const { config } = request.routeOptions
    if (config.isAlwaysTaken) return next()
    if (isArriving(request)) return arrive(request, reply, next)
    if (shared.underWay >= most) arrivals.makeRoom()
    const lane = laneOf(config)
    lane.ask({
      go: () => {
        request.place = lane
        next()
      },
      refuse: () => refuse(request, reply),
    })
  })
  /** Whose it is comes out when the session was looked up, and the body is read from then on. */
  app.addHook('preParsing', async (request) => {
    const { arrival } = request
    if (!arrival) return
    arrival.sender = request.user?.id ?? clientNetwork(request.ip)
    // Who gives way is told through the reader of the body, which hears of errors a moment later than it begins.
    request.raw.on('error', () => undefined)
  })
  // The work is done then, and also when the caller went away in the middle of it.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    request.place?.done()
    request.place = null
    next()
  })
})

/** Whether a body is on its way, which is the caller's time and not ours: an upload over a slow line. */
const isArriving = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

const arrivalOf = ({ raw }: FastifyRequest, reply: FastifyReply): Arrival => ({
  sender: null,
  isArriving: () => raw.complete === false && !raw.destroyed,
  received: () => raw.socket.bytesRead,
  isHeldUp: () => raw.readableLength > 0,
  giveUp(why) {
    reply.header('connection', 'close')
    raw.emit('error', why === 'too slow' ? tooSlow() : tooManyOnTheWay())
  },
})

const tooManyOnTheWay = () =>
  tooManyRequests('You have too many requests in progress. Wait for one to finish, then try again.', 1000)

const refusal = busy()
const refusalBody = JSON.stringify({ success: false, message: refusal.message, code: refusal.code } satisfies Problem)
const refusalHeaders = Object.entries({
  ...bareHeaders,
  ...refusal.headers,
  'content-length': String(Buffer.byteLength(refusalBody)),
}).flat()

/**
 * Answers without anything that an answer usually goes through: while more is asked than can be answered, what a
 * refusal takes is taken from the answers. Logs and measurements see it as any other answer.
 */
function refuse({ id }: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(refusal.status, [...refusalHeaders, 'x-request-id', id]).end(refusalBody, 'latin1')
}
