import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/errors/problem.ts'
import type { Attempt, LoginLimit } from './login-limit.ts'
import { isPassword, queueHashing } from './password.ts'
import { findSigningIn } from './queries.ts'

export type Credentials = Attempt & { password: string }

type SignedIn = { user: User; passwordHash: string }

/** The person behind an address and password. An unknown address and a wrong password give the same answer in the same time. */
export async function login(
  { db, demo }: Pick<Deps, 'db' | 'demo'>,
  limit: LoginLimit,
  credentials: Credentials,
): Promise<SignedIn> {
  // The limit is asked when the turn has come: of many guesses sent at once, the last ones know of the first.
  const { account, fits, admitted } = await queueHashing(async () => {
    const { account: found, ...standing } = await findSigningIn(db, credentials.email, limit.keysOf(credentials))
    // The passwords of demo accounts are published.
    const account = found?.isDemo && demo === 'off' ? null : found
    const admitted = limit.admit(credentials, standing)
    const fits = await isPassword(credentials.password, account?.passwordHash ?? null)
    if (!fits) await limit.countFailure(admitted)
    return { account, fits, admitted }
  })
  if (!fits || !account) throw wrongCredentials()
  if (admitted.failedBefore) await limit.forgive(admitted)
  return account
}

export const wrongCredentials = () => new HttpProblem(401, 'wrong_credentials', texts.login.wrong)
