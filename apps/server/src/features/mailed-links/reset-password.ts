import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/problem.ts'
import { hashOf } from '../../http/token.ts'
import { insertMails } from '../../mail/queue.ts'
import { hashPassword } from '../auth/password.ts'
import { refuseCommonPassword } from '../auth/refuse-common-password.ts'
import { deleteSessionsOf, isLiveReset, setForgottenPassword, spendResetToken } from './queries.ts'

/**
 * Sets a new password with a mailed link. Of two at the same moment one does. Every session of the account ends, since
 * whoever forgot a password may have lost it to somebody. Gives the account's address.
 */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<string> {
  const tokenHash = hashOf(token)
  if (!(await isLiveReset(deps.db, tokenHash, deps.now()))) throw tooOld()
  await refuseCommonPassword(deps.strictPasswords, password)
  const passwordHash = await hashPassword(password)
  const { email, ended } = await deps.db.transaction(async (db) => {
    const userId = await spendResetToken(db, tokenHash, deps.now())
    if (userId === undefined) throw tooOld()
    const email = await setForgottenPassword(db, userId, passwordHash, deps.now())
    await insertMails(db, [{ ...changedMail, userId, recipient: email, event: `password_changed:${tokenHash}` }])
    return { email, ended: await deleteSessionsOf(db, userId) }
  })

  for (const hash of ended) deps.endConnections(hash)
  deps.post.wake()
  return email
}

export const tooOld = () =>
  badRequest('link_too_old', 'This link is not valid any more. It may be too old, or have been used already.')

const changedMail = {
  subject: 'Your password for Fledge was changed',
  text: 'The password of your account was just set anew with a link that we mailed to you, and you were signed out everywhere.\n\nIf it was not you, set another password at once and look after your mailbox.',
  link: '/forgot-password',
}
