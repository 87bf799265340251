import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'
import type { LoginLimit } from '../auth/login-limit.ts'
import { isPassword, queueHashing } from '../auth/password.ts'
import { findSigningIn } from '../auth/queries.ts'

type Attempt = { user: User; password: string; address: string; field: string }

/**
 * Throws 400 for a wrong password, because a 401 would sign out (settlement 118). Failures count as failed sign-ins, so
 * that a stolen session cannot be used to guess. Returns the matching hash.
 */
export async function confirmPassword({ db }: Pick<Deps, 'db'>, limit: LoginLimit, attempt: Attempt): Promise<string> {
  const { user, password, address, field } = attempt
  const asked = { email: user.email, address }
  const { fits, passwordHash, admitted } = await queueHashing(async () => {
    const { account, ...standing } = await findSigningIn(db, user.email, limit.keysOf(asked))
    if (account?.isDemo) throw isDemoAccount()
    const admitted = limit.admit(asked, standing)
    const passwordHash = account?.passwordHash ?? null
    return { fits: await isPassword(password, passwordHash), passwordHash, admitted }
  })
  if (fits && passwordHash !== null) return passwordHash
  await limit.countFailure(admitted)
  throw wrongPassword(field)
}

/** Demo accounts are shared by all visitors. */
const isDemoAccount = () =>
  new HttpProblem(403, 'demo_account', 'Demo accounts are shared. Create your own account to try this.')

export function wrongPassword(field: string) {
  const message = 'This is not your current password.'
  return badRequest('wrong_password', message, { [field]: message })
}
