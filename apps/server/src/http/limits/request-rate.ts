import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../errors/problem.ts'
import { clientNetwork } from './client-network.ts'

/**
 * Bounds the requests of one network (client-network.ts), in the memory of this process: it only keeps one address from taking the whole
 * machine, and a row in the database for each request would cost more than it saves. Sign-ins have their own limit.
 */
export const requestLimit = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  app.addHook('onRequest', async ({ ip }) => {
    await limiter.consume(clientNetwork(ip)).catch((left: RateLimiterRes) => {
      throw tooManyRequests('Too many requests. Please wait a moment and try again.', left.msBeforeNext)
    })
  })
})
