import * as links from '@fledge/contract/email-tokens'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import { type Deps, inTransaction } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { conflict } from '../../http/errors/problem.ts'
import { clientNetwork } from '../../http/limits/client-network.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { sha256 } from '../../http/security/token.ts'
import { mailLink } from '../email-tokens/mail-link.ts'
import { verifyByToken } from '../email-tokens/token-queries.ts'
import { createLoginLimit, failureKeys, loginOrigins } from './login-limit.ts'
import { forgotPassword, resetPassword, tooOld } from './reset-password.ts'
import { insertKnownOrigins } from './session-queries.ts'

export function mailedLinkRoutes(app: FastifyInstance, deps: Deps) {
  const { mailsPerHour, formsPerHour } = deps.limits
  const fromAddress = hourlyLimit(deps.db, 'forgot-from', formsPerHour)
  const resets = hourlyLimit(deps.db, 'reset-mail', mailsPerHour)
  const verifications = hourlyLimit(deps.db, 'verify-mail', mailsPerHour)
  const logins = createLoginLimit(deps)

  serve(app, links.forgotPassword, async ({ body: { email }, request: { ip } }) => {
    await fromAddress.use(clientNetwork(ip))
    // Counted for unknown addresses too; otherwise the limit would reveal accounts.
    await resets.use(email)
    await forgotPassword(deps, email)
    return ok({ message: 'If an account exists for this address, we have sent it an email with a link.' })
  })

  serve(app, links.resetPassword, async ({ body, request: { ip } }) => {
    const { userId, email } = await resetPassword(deps, body.token, body.password)
    const attempt = { email, address: ip }
    await logins.reset({ keys: failureKeys(attempt) })
    // Access to the owner's mail proves ownership.
    await insertKnownOrigins(deps.db, userId, loginOrigins(attempt), deps.now())
    return ok({ message: 'Your new password is set. You can sign in with it now.' })
  })

  serve(app, links.verifyEmail, async ({ body }) => ok({ email: await verifyEmail(deps, body.token) }))

  serve(app, links.resendVerification, async ({ user }) => {
    await verifications.use(user.id)
    await resendVerification(deps, user)
    return ok({ message: `We have sent an email with a link to ${user.email}.` })
  })
}

async function verifyEmail({ db, now }: Deps, token: string): Promise<string> {
  const email = await verifyByToken(db, sha256(token), now())
  if (email === undefined) throw tooOld()
  return email
}

async function resendVerification(deps: Deps, user: User): Promise<void> {
  if (user.emailVerified) throw conflict('already_verified', 'Your email address is already confirmed.')
  await inTransaction(deps, (tx) => mailLink(tx, 'verify_email', user))
}
