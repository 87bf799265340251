import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isApiRequest } from '../contract/is-api-request.ts'
import { overloaded } from '../errors/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served under overload too, because it is cheap or has a bounded queue of its own. */
    isExemptFromOverload?: boolean
  }
}

/** Share of the heap limit of V8; above it the process comes close to running out of memory. */
const maxHeapShare = 0.8

/** Requests in progress up to which a late event loop rejects nothing: the pages of a few people, who rather wait. */
export const servedWhenLate = 50

/**
 * Rejects API requests with 503 and Retry-After while the heap is almost full, or while the event loop is late and more
 * than `servedWhenLate` requests are in progress, measured once a second. A delay of 0 is no limit.
 */
export const rejectWhenOverloaded = fp(
  async (app: FastifyInstance, { maxEventLoopDelayMs }: { maxEventLoopDelayMs: number }) => {
    const maxHeapUsedBytes = getHeapStatistics().heap_size_limit * maxHeapShare
    let inProgress = 0
    app.addHook('onRequest', async () => {
      inProgress += 1
    })
    app.addHook('onResponse', async () => {
      inProgress -= 1
    })
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      maxHeapUsedBytes,
      pressureHandler: async (request) => {
        if (!isApiRequest(request) || request.routeOptions.config.isExemptFromOverload) return
        if (inProgress > servedWhenLate || app.memoryUsage().heapUsed > maxHeapUsedBytes) throw overloaded()
      },
    })
  },
)
