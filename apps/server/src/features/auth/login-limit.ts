import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { loginFailures } from '../../db/schema/login-failures.ts'
import { tooMany } from '../../http/limits.ts'

/** One caller's attempts on one account. */
export type Attempt = { email: string; address: string }
export type LoginLimit = ReturnType<typeof createLoginLimit>

/**
 * Counts failed sign-ins of an account from one network address, so that guessing ends and the account's owner still
 * gets in from another; and those of the address on all accounts together. Kept in the database: it holds for all
 * server processes, and over a restart.
 */
export function createLoginLimit(db: Db, limits: Config['limits']) {
  const store = { storeClient: db, schema: loginFailures, clearExpiredByTimeout: false }
  const duration = limits.loginFailuresMinutes * 60
  const perAccount = new RateLimiterDrizzle({ ...store, duration, keyPrefix: 'account', points: limits.loginFailures })
  const perAddress = new RateLimiterDrizzle({
    ...store,
    duration,
    keyPrefix: 'address',
    points: limits.loginFailuresOfAddress,
  })

  /** Throws 429 when too many attempts failed before this one; otherwise tells whether any did on this account. */
  async function admit(attempt: Attempt): Promise<boolean> {
    const [account, address] = await Promise.all([
      perAccount.get(accountKey(attempt)),
      perAddress.get(addressKey(attempt)),
    ])
    refuseSpent(account)
    refuseSpent(address)
    return account !== null
  }

  async function countFailure(attempt: Attempt): Promise<void> {
    await Promise.all([perAccount.penalty(accountKey(attempt)), perAddress.penalty(addressKey(attempt))])
  }

  /** A success forgives the failures on this account from this address. */
  const forgive = async (attempt: Attempt): Promise<void> => void (await perAccount.delete(accountKey(attempt)))

  return { admit, countFailure, forgive }
}

function refuseSpent(count: RateLimiterRes | null): void {
  if (count === null || count.remainingPoints > 0) return
  throw tooMany('Too many failed attempts. Please wait a while and try again.', count.msBeforeNext)
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
const accountKey = ({ email, address }: Attempt): string => digest(`${address} ${email}`)
const addressKey = ({ address }: Attempt): string => digest(address)
