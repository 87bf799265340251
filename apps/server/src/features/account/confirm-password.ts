import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/problem.ts'
import type { LoginLimit } from '../auth/login-limit.ts'
import { inTurn, isPassword } from '../auth/password.ts'
import { findAccount } from '../auth/queries.ts'

type Attempt = { user: User; password: string; address: string; field: string }

/**
 * Throws unless this is the person's password: 400, because a 401 would sign them out (decision 118). Failures count
 * together with failed sign-ins, so that a stolen session cannot be used to guess.
 */
export async function confirmPassword({ db }: Pick<Deps, 'db'>, limit: LoginLimit, attempt: Attempt): Promise<void> {
  const { user, password, address, field } = attempt
  const account = await findAccount(db, user.email)
  const fits = await inTurn(async () => {
    await limit.admit({ email: user.email, address })
    return isPassword(password, account?.passwordHash ?? null)
  })
  if (fits) return
  await limit.countFailure({ email: user.email, address })
  const message = 'This is not your current password.'
  throw badRequest('wrong_password', message, { [field]: message })
}
