import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../db/client.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { tooManyRequests } from '../errors/problem.ts'
import { sha256 } from '../security/token.ts'

type HourlyLimit = {
  /** Counts one use of this key. Throws 429 over the limit. */
  use: (key: string) => Promise<void>
}

/** Limits the uses of each key, stored hashed for all processes, within an hour; null is no limit. */
export function hourlyLimit(
  db: Db,
  name: string,
  points: number | null,
  message = 'Too many requests. Please wait a while and try again.',
): HourlyLimit {
  if (points === null) return { use: async () => undefined }
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: limitCounters,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: 3600,
  })
  return {
    use: async (key) => {
      await limiter.consume(sha256(key)).catch((result: RateLimiterRes | Error) => {
        if (result instanceof Error) throw result
        throw tooManyRequests(message, result.msBeforeNext)
      })
    },
  }
}
