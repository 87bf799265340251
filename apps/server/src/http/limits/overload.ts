import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isApiRequest } from '../contract/is-api-request.ts'
import { busy } from '../errors/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served under overload too, because it is cheap or has a bounded queue of its own. */
    isExemptFromOverload?: boolean
  }
}

/** Share of the heap limit of V8; above it the process comes close to running out of memory. */
const maxHeapShare = 0.8

/**
 * Rejects API requests with 503 and Retry-After while the event loop is late or the heap is almost full, measured once a
 * second. A delay of 0 is no limit.
 */
export const rejectWhenOverloaded = fp(
  async (app: FastifyInstance, { maxEventLoopDelayMs }: { maxEventLoopDelayMs: number }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxHeapShare,
      pressureHandler: async (request) => {
        if (isApiRequest(request) && !request.routeOptions.config.isExemptFromOverload) throw busy()
      },
    })
  },
)
