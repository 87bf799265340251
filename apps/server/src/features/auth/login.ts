import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/problem.ts'
import type { LoginLimit } from './login-limit.ts'
import { inTurn, isPassword } from './password.ts'
import { findSigningIn } from './queries.ts'

export type Credentials = { email: string; password: string; address: string }

type SignedIn = { user: User; passwordHash: string }

/** The person behind an address and password. An unknown address and a wrong password give the same answer in the same time. */
export async function login(
  { db, demo }: Pick<Deps, 'db' | 'demo'>,
  limit: LoginLimit,
  credentials: Credentials,
): Promise<SignedIn> {
  // The limit is asked when the turn has come: of many guesses sent at once, the last ones know of the first.
  const { account, fits, failedBefore } = await inTurn(async () => {
    const { account: found, failures } = await findSigningIn(db, credentials.email, limit.keysOf(credentials))
    // The passwords of demo accounts are published.
    const account = found?.isDemo && demo === 'off' ? null : found
    const failedBefore = limit.refuseSpent(credentials, failures)
    const fits = await isPassword(credentials.password, account?.passwordHash ?? null)
    if (!fits) await limit.countFailure(credentials)
    return { account, fits, failedBefore }
  })
  if (!fits || !account) throw wrongCredentials()
  if (failedBefore) await limit.forgive(credentials)
  return account
}

export const wrongCredentials = () => new HttpProblem(401, 'wrong_credentials', texts.login.wrong)
