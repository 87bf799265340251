import type { Registration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { type Deps, inTransaction } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { mailLink } from '../email-tokens/mail-link.ts'
import { insertAccount } from './account-queries.ts'
import { hashPassword } from './password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { startSession } from './session.ts'
import { insertKnownOrigins } from './session-queries.ts'

/** Creates an account with its first session, and mails a link that confirms the address. Throws 409 for a taken address. */
export async function register(
  deps: Deps,
  registration: Registration,
  { userAgent, origins }: { userAgent: string; origins: readonly string[] },
): Promise<{ user: User; token: string }> {
  await refuseCommonPassword(deps.strictPasswords, registration.password)
  const passwordHash = await hashPassword(registration.password)
  return inTransaction(deps, async (tx) => {
    const user = await insertAccount(tx.db, registration, passwordHash)
    if (!user) throw conflict('email_taken', texts.register.emailTaken)
    await mailLink(tx, 'verify_email', user)
    await insertKnownOrigins(tx.db, user.id, origins, deps.now())
    return { user, token: await startSession(tx, user.id, userAgent) }
  })
}
