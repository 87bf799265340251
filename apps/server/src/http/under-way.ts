import type { Problem } from '@fledge/contract/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Shared } from './crowd.ts'
import { bareHeaders } from './headers.ts'
import { createLane, type Lane } from './lane.ts'
import { busy } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: it costs nothing, or waits in a queue of its own that has an end. */
    isAlwaysTaken?: boolean
  }
}

type Limits = { most: number; now?: () => number }

/**
 * Refuses requests under /api while more are under way than can be answered soon, so that those that were taken are
 * answered in time, those that were not hear it at once, and memory stays flat, however many come. Each route has a
 * lane of its own (lane.ts): a flood of one leaves the others alone. All of them together are `most` at most.
 */
export const refuseWhenFull = fp(async (app: FastifyInstance, { most, now = () => performance.now() }: Limits) => {
  const shared: Shared = { underWay: 0, most, now }
  const lanes = new Map<object, Lane>()
  const arrivals = createArrivals(shared)
  const taken = new WeakMap<FastifyRequest, { done: () => void }>()

  const laneOf = (route: object): Lane => {
    const lane = lanes.get(route) ?? createLane(shared)
    lanes.set(route, lane)
    return lane
  }

  app.addHook('onRequest', (request, reply, next) => {
    if (!request.url.startsWith('/api/')) return next()
    const { config } = request.routeOptions
    if (config.isAlwaysTaken) return next()
    const lane = isArriving(request) ? arrivals : laneOf(config)
    lane.ask({
      go: () => {
        taken.set(request, lane)
        next()
      },
      refuse: () => refuse(request, reply),
    })
  })
  // The work is done then, and also when the caller went away in the middle of it.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    taken.get(request)?.done()
    taken.delete(request)
    next()
  })
})

/** Whether a body is on its way, which is the caller's time and not ours: an upload over a slow line. */
const isArriving = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

/** Requests that are not there yet are half of all at most, so that slow senders do not fill the house. */
function createArrivals(shared: Shared): Lane {
  let count = 0
  return {
    ask({ go, refuse }) {
      if (shared.underWay >= shared.most || count >= Math.ceil(shared.most / 2)) {
        refuse()
        return
      }
      count += 1
      shared.underWay += 1
      go()
    },
    done() {
      count -= 1
      shared.underWay -= 1
    },
  }
}

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
