import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../in-transaction.ts'
import { mailLink } from '../email-tokens/mail-link.ts'
import { findAccount } from './account-queries.ts'

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
