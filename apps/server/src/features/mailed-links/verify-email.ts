import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/problem.ts'
import { hashOf } from '../../http/token.ts'
import { mailLink } from './mail-link.ts'
import { verifyByToken } from './queries.ts'
import { tooOld } from './reset-password.ts'

/** Confirms the address behind a mailed link and gives it. */
export async function verifyEmail({ db, now }: Deps, token: string): Promise<string> {
  const email = await verifyByToken(db, hashOf(token), now())
  if (email === undefined) throw tooOld()
  return email
}

export async function resendVerification({ db, post }: Deps, user: User): Promise<void> {
  if (user.emailVerified) throw conflict('already_verified', 'Your email address is already confirmed.')
  await db.transaction((db) => mailLink(db, 'verify_email', user))
  post.wake()
}
