import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/client.ts'
import { loginFailures } from '../db/schema/login-failures.ts'
import { tooMany } from './limits.ts'

export type StoredLimit = {
  /** Counts one use for this key; throws 429 when there were too many within the hour. */
  use: (key: string) => Promise<void>
}

/** So many uses an hour for each key, or any number. Kept in the database, as a hash: it holds for all processes. */
export function hourlyLimit(db: Db, name: string, points: number | null, refusal = tooManyRequests): StoredLimit {
  if (points === null) return { use: async () => undefined }
  const limiter = new RateLimiterDrizzle({
    ...{ storeClient: db, schema: loginFailures, clearExpiredByTimeout: false },
    ...{ keyPrefix: name, points, duration: 3600 },
  })
  return {
    use: async (key) => {
      await limiter.consume(digest(key)).catch((left: RateLimiterRes | Error) => {
        if (left instanceof Error) throw left
        throw tooMany(refusal, left.msBeforeNext)
      })
    },
  }
}

const tooManyRequests = 'Too many requests. Please wait a while and try again.'

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
