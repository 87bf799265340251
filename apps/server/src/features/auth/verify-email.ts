import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { sha256 } from '../../http/security/token.ts'
import { inTransaction } from '../../in-transaction.ts'
import { mailLink } from '../email-tokens/mail-link.ts'
import { verifyByToken } from '../email-tokens/token-queries.ts'
import { tooOld } from './reset-password.ts'

export async function verifyEmail({ db, now }: Deps, token: string): Promise<string> {
  const email = await verifyByToken(db, sha256(token), now())
  if (email === undefined) throw tooOld()
  return email
}

export async function resendVerification(deps: Deps, user: User): Promise<void> {
  if (user.emailVerified) throw conflict('already_verified', 'Your email address is already confirmed.')
  await inTransaction(deps, (tx) => mailLink(tx, 'verify_email', user))
}
