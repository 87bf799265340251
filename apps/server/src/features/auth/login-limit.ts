import { type Deps, inTransaction } from '../../deps.ts'
import { tooManyRequests } from '../../http/errors/problem.ts'
import { clientNetwork } from '../../http/limits/client-network.ts'
import { sha256 } from '../../http/security/token.ts'
import * as queries from './login-failure-queries.ts'

/** An attempt to sign in. `address` is the client's IP address, `device` a random id that the browser stores. */
export type Attempt = { email: string; address: string; device?: string | undefined }
/** The failure counters of an attempt, and which of its network and device the account has signed in from. */
type LoginState = { failures: readonly queries.FailureCounter[]; known: readonly string[] }
type AllowedAttempt = { email: string; keys: queries.FailureKeys; failedBefore: boolean }
export type LoginLimit = ReturnType<typeof createLoginLimit>

/**
 * Limits failed sign-ins per account and network, per network, and per account from everywhere. Known networks and
 * devices of an account have a limit of their own, so that guessing does not lock the owner out. Counters are stored in
 * the database, which all server processes share.
 */
export function createLoginLimit(deps: Deps) {
  const { db, now } = deps
  const { loginFailures, loginFailuresOfAddress, loginFailuresOfAccount, loginFailuresMinutes } = deps.limits

  /** Throws 429 when an attempt is over a limit. */
  function check(attempt: Attempt, { failures, known }: LoginState): AllowedAttempt {
    const keys = failureKeys(attempt)
    const accountKey = known.includes(keys.deviceKey) ? keys.deviceKey : keys.accountKey
    const find = (key: string) => failures.find((counter) => counter.key === key)
    rejectOver(find(accountKey), loginFailures)
    if (known.length === 0) {
      rejectOver(find(keys.addressKey), loginFailuresOfAddress)
      if ((find(keys.dayKey)?.points ?? 0) >= loginFailuresOfAccount) rejectOver(find(keys.minuteKey), 1)
    }
    return { email: attempt.email, keys: { ...keys, accountKey }, failedBefore: find(accountKey) !== undefined }
  }

  async function countFailure({ email, keys }: AllowedAttempt): Promise<void> {
    const { deviceKey: _deviceKey, ...counted } = keys
    const failuresToday = await queries.countFailures(db, counted, loginFailuresMinutes * 60)
    if (failuresToday < loginFailuresOfAccount) return
    const event = `sign_ins_failed:${now().toISOString().slice(0, 10)}`
    await inTransaction(deps, (tx) => queries.insertOwnerWarning(tx, { email, event }))
  }

  return {
    check,
    countFailure,
    /** Resets the counter of the account for this network or device after a success. */
    reset: ({ keys }: Pick<AllowedAttempt, 'keys'>): Promise<void> => queries.deleteFailures(db, keys.accountKey),
  }
}

function rejectOver(counter: queries.FailureCounter | undefined, limit: number): void {
  if (counter === undefined || counter.points < limit) return
  const retryAfterMs = Math.max((counter.expire?.getTime() ?? 0) - Date.now(), 0)
  throw tooManyRequests('Too many failed attempts. Please wait a while and try again.', retryAfterMs)
}

export function failureKeys({ email, address, device }: Attempt): queries.FailureKeys {
  const network = clientNetwork(address)
  return {
    accountKey: `account:${sha256(`${network} ${email}`)}`,
    deviceKey: device ? `device:${sha256(`${device} ${email}`)}` : '',
    addressKey: `address:${sha256(network)}`,
    dayKey: `day:${sha256(email)}`,
    minuteKey: `minute:${sha256(email)}`,
  }
}

/** Returns the keys under which the network and the device of an attempt become known to an account. */
export const loginOrigins = (attempt: Attempt): string[] => {
  const { accountKey, deviceKey } = failureKeys(attempt)
  return deviceKey === '' ? [accountKey] : [accountKey, deviceKey]
}
