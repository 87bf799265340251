import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/errors/problem.ts'
import { findLoginState } from './account-queries.ts'
import { type Attempt, failureKeys, type LoginLimit } from './login-limit.ts'
import { queueHashing, verifyPassword } from './password.ts'

/**
 * Checks an email address and password and returns the account. Throws 401 for an unknown address and a wrong password,
 * with the same response in the same time, and 429 over a limit.
 */
export async function login(
  { db, demo }: Pick<Deps, 'db' | 'demo'>,
  limit: LoginLimit,
  credentials: Attempt & { password: string },
): Promise<{ user: User; passwordHash: string }> {
  // The limit is checked inside the queue, so that concurrent guesses see the failures of earlier ones.
  const { account, isCorrect, attempt } = await queueHashing(async () => {
    const { account: found, ...state } = await findLoginState(db, credentials.email, failureKeys(credentials))
    // The passwords of demo accounts are public.
    const account = found?.isDemo && demo === 'off' ? null : found
    const attempt = limit.check(credentials, state)
    const isCorrect = await verifyPassword(credentials.password, account?.passwordHash ?? null)
    if (!isCorrect) await limit.countFailure(attempt)
    return { account, isCorrect, attempt }
  })
  if (!isCorrect || !account) throw wrongCredentials()
  if (attempt.failedBefore) await limit.reset(attempt)
  return account
}

export const wrongCredentials = () => new HttpProblem(401, 'wrong_credentials', texts.login.wrong)
