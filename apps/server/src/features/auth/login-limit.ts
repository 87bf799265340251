import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { tooManyRequests } from '../../http/errors/problem.ts'
import { clientNetwork } from '../../http/limits/client-network.ts'
import {
  countFailures,
  type FailureKeys,
  type Failures,
  forgetFailures,
  insertOwnerWarning,
} from './failure-queries.ts'

/** One caller's attempts on one account. `device` is a random id that the browser keeps. */
export type Attempt = { email: string; address: string; device?: string | undefined }
/** What counts against an attempt, and the networks and devices of it from which its owner has signed in before. */
export type Standing = { failures: readonly Failures[]; known: readonly string[] }
export type Admitted = { email: string; keys: FailureKeys; failedBefore: boolean }
export type LoginLimit = ReturnType<typeof createLoginLimit>

/**
 * Counts failed sign-ins: of an account from one network, of a network on all accounts, and of an account from
 * everywhere. Guessing ends, and the owner still gets in: from another network, and from a known network or device
 * however much fails elsewhere. Kept in the database: it holds for all server processes, and over a restart.
 */
export function createLoginLimit({ db, limits, now, jobs }: Pick<Deps, 'db' | 'limits' | 'now' | 'jobs'>) {
  const { loginFailures, loginFailuresOfAddress, loginFailuresOfAccount, loginFailuresMinutes } = limits

  /** Throws 429 when too many attempts failed before this one. */
  function admit(attempt: Attempt, { failures, known }: Standing): Admitted {
    const keys = keysOf(attempt)
    const accountKey = known.includes(keys.deviceKey) ? keys.deviceKey : keys.accountKey
    const of = (name: string) => failures.find(({ key }) => key === name)
    refuse(of(accountKey), loginFailures)
    if (known.length === 0) {
      refuse(of(keys.addressKey), loginFailuresOfAddress)
      if ((of(keys.dayKey)?.points ?? 0) >= loginFailuresOfAccount) refuse(of(keys.minuteKey), 1)
    }
    return { email: attempt.email, keys: { ...keys, accountKey }, failedBefore: of(accountKey) !== undefined }
  }

  async function countFailure({ email, keys }: Admitted): Promise<void> {
    const { deviceKey: _deviceKey, ...counted } = keys
    const withinDay = await countFailures(db, counted, loginFailuresMinutes * 60)
    if (withinDay < loginFailuresOfAccount) return
    const event = `sign_ins_failed:${now().toISOString().slice(0, 10)}`
    await db.transaction((tx) => insertOwnerWarning({ db: tx, jobs }, { email, event }))
    jobs.wake('send-mail')
  }

  return {
    keysOf,
    admit,
    countFailure,
    /** A success forgives the failures on this account from this network or on this device. */
    forgive: ({ keys }: Pick<Admitted, 'keys'>): Promise<void> => forgetFailures(db, keys.accountKey),
  }
}

function refuse(failures: Failures | undefined, most: number): void {
  if (failures === undefined || failures.points < most) return
  const msLeft = Math.max((failures.expire?.getTime() ?? 0) - Date.now(), 0)
  throw tooManyRequests('Too many failed attempts. Please wait a while and try again.', msLeft)
}

function keysOf({ email, address, device }: Attempt): FailureKeys {
  const network = clientNetwork(address)
  return {
    accountKey: `account:${digest(`${network} ${email}`)}`,
    deviceKey: device ? `device:${digest(`${device} ${email}`)}` : '',
    addressKey: `address:${digest(network)}`,
    dayKey: `day:${digest(email)}`,
    minuteKey: `minute:${digest(email)}`,
  }
}

/** The names under which a network and a device become known to an account. */
export const originsOf = (attempt: Attempt): string[] => {
  const { accountKey, deviceKey } = keysOf(attempt)
  return deviceKey === '' ? [accountKey] : [accountKey, deviceKey]
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
