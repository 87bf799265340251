import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../errors/problem.ts'

/**
 * Limits the uses of each key within some seconds, counted in memory by this process: what happens so often that a write
 * to the database would cost more than it protects. The returned function throws 429 over the limit.
 */
export function processLimit(points: number, seconds: number, message: string): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (key) => {
    await limiter.consume(key).catch((result: RateLimiterRes) => {
      throw tooManyRequests(message, result.msBeforeNext)
    })
  }
}
