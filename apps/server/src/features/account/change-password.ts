import type { User } from '@fledge/contract/users'
import { type Deps, inTransaction } from '../../deps.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { hashPassword } from '../auth/password.ts'
import { refuseCommonPassword } from '../auth/refuse-common-password.ts'
import { wrongPassword } from './confirm-password.ts'
import { endOtherAccess, setPassword } from './queries.ts'

type Change = { user: User; tokenHash: string; checkedHash: string; newPassword: string }

/**
 * Replaces the password with `checkedHash`, ends every other session with its connections and the calendar address, and notifies the owner by
 * mail. Returns the number of ended sessions. Throws 400 when the password changed since it was checked.
 */
export async function changePassword(deps: Deps, change: Change): Promise<number> {
  const { user, tokenHash, checkedHash, newPassword } = change
  await refuseCommonPassword(deps.strictPasswords, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(deps, async (tx) => {
    const isSet = await setPassword(tx.db, user.id, { was: checkedHash, is: passwordHash }, deps.now())
    if (!isSet) throw wrongPassword('currentPassword')
    await insertMails(tx, user.emailVerified ? [changedMail(user, deps.now())] : [])
    const ended = await endOtherAccess(tx.db, user.id, tokenHash, deps.now())
    for (const hash of ended) tx.endConnections(hash)
    return ended.length
  })
}

/** Sent to every confirmed address regardless of settings, so that an owner learns of a change by an intruder. */
const changedMail = ({ id, email }: User, now: Date) => ({
  userId: id,
  event: `password_changed:${now.toISOString()}`,
  recipient: email,
  sender: null,
  content: { kind: 'password_changed' as const, params: {} },
  link: '/forgot-password',
})
