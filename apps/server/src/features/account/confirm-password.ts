import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'
import { findLoginState } from '../auth/account-queries.ts'
import { failureKeys, type LoginLimit } from '../auth/login-limit.ts'
import { queueHashing, verifyPassword } from '../auth/password.ts'

type Attempt = { user: User; password: string; address: string; field: string }

/**
 * Throws 400 for a wrong password, because a 401 would sign out (settlement 118). Failures count as failed sign-ins, so
 * that a stolen session cannot be used to guess. Returns the matching hash.
 */
export async function confirmPassword({ db }: Pick<Deps, 'db'>, limit: LoginLimit, attempt: Attempt): Promise<string> {
  const { user, password, address, field } = attempt
  const attempted = { email: user.email, address }
  const { isCorrect, passwordHash, checked } = await queueHashing(async () => {
    const { account, ...state } = await findLoginState(db, user.email, failureKeys(attempted))
    if (account?.isDemo) throw isDemoAccount()
    const checked = limit.check(attempted, state)
    const passwordHash = account?.passwordHash ?? null
    return { isCorrect: await verifyPassword(password, passwordHash), passwordHash, checked }
  })
  if (isCorrect && passwordHash !== null) return passwordHash
  await limit.countFailure(checked)
  throw wrongPassword(field)
}

/** Demo accounts are shared by all visitors. */
const isDemoAccount = () =>
  new HttpProblem(403, 'demo_account', 'Demo accounts are shared. Create your own account to try this.')

export function wrongPassword(field: string) {
  const message = 'This is not your current password.'
  return badRequest('wrong_password', message, { [field]: message })
}
