import { graceDays } from '@fledge/contract/constants'
import type { User } from '@fledge/contract/users'
import { dayMs } from '@fledge/core/time/units'
import { type Deps, inTransaction } from '../../deps.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { deleteSessionsOf } from '../email-tokens/token-queries.ts'
import { setEraseAt } from './queries.ts'

/** Schedules the erasure of the account and ends all its sessions. Returns the time of the erasure. */
export async function deleteAccount(deps: Deps, user: User): Promise<string> {
  const eraseAt = user.eraseAt ?? new Date(deps.now().getTime() + graceDays * dayMs).toISOString()
  await inTransaction(deps, async (tx) => {
    await setEraseAt(tx.db, user, eraseAt)
    await insertMails(tx, user.emailVerified ? [leavingMail(user, eraseAt)] : [])
    for (const hash of await deleteSessionsOf(tx.db, user.id)) tx.endConnections(hash)
  })
  return eraseAt
}

const leavingMail = ({ id, email }: User, eraseAt: string) => ({
  userId: id,
  event: `account_leaving:${eraseAt}`,
  recipient: email,
  sender: null,
  content: { kind: 'account_deletion' as const, params: { eraseAt } },
  link: '/login',
})
