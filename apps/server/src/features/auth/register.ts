import type { Registration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict } from '../../http/problem.ts'
import { startSession } from '../../http/session.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password.ts'
import { insertAccount } from './queries.ts'

/** Creates the account and its first session. */
export async function register(
  deps: Deps,
  who: Registration,
  userAgent: string,
): Promise<{ user: User; token: string }> {
  if (deps.strictPasswords && (await isCommonPassword(who.password))) throw commonPassword()
  const passwordHash = await hashPassword(who.password)
  return deps.db.transaction(async (db) => {
    const user = await insertAccount(db, who, passwordHash)
    if (!user) throw conflict('email_taken', texts.register.emailTaken)
    return { user, token: await startSession({ ...deps, db }, user.id, userAgent) }
  })
}

function commonPassword() {
  const message = 'This is one of the most common passwords. Please choose another.'
  return badRequest('not_valid', message, { password: message })
}
