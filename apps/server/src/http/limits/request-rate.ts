import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../errors/problem.ts'
import { clientNetwork } from './client-network.ts'

/**
 * Limits the requests of each client network in this process. Counts are kept in memory, because a database write for
 * each request would cost more than it protects; sign-ins and quotas have limits in the database.
 */
export const limitRequestRate = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  app.addHook('onRequest', async ({ ip }) => {
    await limiter.consume(clientNetwork(ip)).catch((result: RateLimiterRes) => {
      throw tooManyRequests('Too many requests. Please wait a moment and try again.', result.msBeforeNext)
    })
  })
})
