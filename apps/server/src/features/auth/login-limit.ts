import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { tooMany } from '../../http/limits.ts'
import { countFailures, type FailureKeys, type Failures, findFailures, forgetFailures } from './failure-queries.ts'

/** One caller's attempts on one account. */
export type Attempt = { email: string; address: string }
export type LoginLimit = ReturnType<typeof createLoginLimit>

/**
 * Counts failed sign-ins of an account from one network address, so that guessing ends and the account's owner still
 * gets in from another; and those of the address on all accounts together. Kept in the database: it holds for all
 * server processes, and over a restart.
 */
export function createLoginLimit(db: Db, limits: Config['limits']) {
  const { loginFailures, loginFailuresOfAddress, loginFailuresMinutes } = limits

  /** Throws 429 when too many attempts failed before this one; otherwise tells whether any did on this account. */
  function refuseSpent(attempt: Attempt, failures: readonly Failures[]): boolean {
    const { accountKey, addressKey } = keysOf(attempt)
    const of = (name: string) => failures.find(({ key }) => key === name)
    refuse(of(accountKey), loginFailures)
    refuse(of(addressKey), loginFailuresOfAddress)
    return of(accountKey) !== undefined
  }

  return {
    keysOf,
    refuseSpent,
    admit: async (attempt: Attempt): Promise<boolean> => refuseSpent(attempt, await findFailures(db, keysOf(attempt))),
    countFailure: (attempt: Attempt): Promise<void> => countFailures(db, keysOf(attempt), loginFailuresMinutes * 60),
    /** A success forgives the failures on this account from this address. */
    forgive: (attempt: Attempt): Promise<void> => forgetFailures(db, keysOf(attempt)),
  }
}

function refuse(failures: Failures | undefined, most: number): void {
  if (failures === undefined || failures.points < most) return
  const msLeft = Math.max((failures.expire?.getTime() ?? 0) - Date.now(), 0)
  throw tooMany('Too many failed attempts. Please wait a while and try again.', msLeft)
}

const keysOf = ({ email, address }: Attempt): FailureKeys => ({
  accountKey: `account:${digest(`${address} ${email}`)}`,
  addressKey: `address:${digest(address)}`,
})

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
