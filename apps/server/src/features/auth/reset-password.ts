import { setTimeout as delay } from 'node:timers/promises'
import { type Deps, inTransaction } from '../../deps.ts'
import { badRequest } from '../../http/errors/problem.ts'
import { sha256 } from '../../http/security/token.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { mailLink } from '../email-tokens/mail-link.ts'
import {
  deleteSessionsOf,
  isLiveReset,
  revokeCalendarFeed,
  setForgottenPassword,
  spendResetToken,
} from '../email-tokens/token-queries.ts'
import { findAccount } from './account-queries.ts'
import { hashPassword } from './password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/**
 * Sets a new password with a mailed link; of two concurrent uses one succeeds. Ends every session and the calendar
 * address, because the old password may be compromised. Returns the account.
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  password: string,
): Promise<{ userId: string; email: string }> {
  const tokenHash = sha256(token)
  if (!(await isLiveReset(deps.db, tokenHash, deps.now()))) throw tooOld()
  await refuseCommonPassword(deps.strictPasswords, password)
  const passwordHash = await hashPassword(password)
  return inTransaction(deps, async (tx) => {
    const { db } = tx
    const userId = await spendResetToken(db, tokenHash, deps.now())
    if (userId === undefined) throw tooOld()
    const email = await setForgottenPassword(db, userId, passwordHash, deps.now())
    await insertMails(tx, [
      {
        userId,
        recipient: email,
        sender: null,
        event: `password_changed:${tokenHash}`,
        content: { kind: 'password_reset', params: {} },
        link: '/forgot-password',
      },
    ])
    await revokeCalendarFeed(db, userId, deps.now())
    for (const hash of await deleteSessionsOf(db, userId)) tx.endConnections(hash)
    return { userId, email }
  })
}

export const tooOld = () =>
  badRequest('link_too_old', 'This link no longer works. It may have expired or already been used.')

/** Milliseconds, longer than storing a mail takes, so that response time does not reveal accounts. */
const answerAfterMs = 250

/** Mails a reset link if the address has an account. Demo accounts keep their password. */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  await Promise.all([mailReset(deps, email), delay(answerAfterMs)])
}

async function mailReset(deps: Deps, email: string): Promise<void> {
  const account = await findAccount(deps.db, email)
  if (!account || account.isDemo) return
  await inTransaction(deps, (tx) => mailLink(tx, 'reset_password', account.user))
}
