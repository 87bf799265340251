import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network-of.ts'
import { HttpProblem } from './problem.ts'

export const tooMany = (message: string, msLeft: number) =>
  new HttpProblem(429, 'too_many', message, { headers: { 'retry-after': String(Math.ceil(msLeft / 1000) || 1) } })

/**
 * Bounds the requests of one network (network-of.ts), in the memory of this process: it only keeps one address from taking the whole
 * machine, and a row in the database for each request would cost more than it saves. Sign-ins have their own limit.
 */
export const requestLimit = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  app.addHook('onRequest', async ({ ip }) => {
    await limiter.consume(networkOf(ip)).catch((left: RateLimiterRes) => {
      throw tooMany('Too many requests. Please wait a moment and try again.', left.msBeforeNext)
    })
  })
})
