import { createHmac, randomBytes } from 'node:crypto'
import * as account from '@fledge/contract/account'
import * as auth from '@fledge/contract/auth'
import * as mailedLinks from '@fledge/contract/email-tokens'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What a call that concerns the safety of an account is called in the log. */
const named = new Map(
  (
    [
      [auth.login, 'sign in'],
      [auth.register, 'register'],
      [auth.logout, 'sign out'],
      [account.changePassword, 'change password'],
      [account.endSession, 'end a session'],
      [account.endOtherSessions, 'end other sessions'],
      [account.exportAccount, 'export account'],
      [account.deleteAccount, 'delete account'],
      [account.keepAccount, 'keep account'],
      [mailedLinks.forgotPassword, 'ask for a new password'],
      [mailedLinks.resetPassword, 'set a new password'],
      [mailedLinks.verifyEmail, 'confirm address'],
    ] as const
  ).map(([{ method, path }, act]) => [`${method} ${path}`, act]),
)

/** What was asked of any other call and refused for the caller's sake. */
const refusals = new Map([
  [401, 'call without a session'],
  [403, 'call without the right'],
  [429, 'call beyond a limit'],
])

/**
 * One line for each event that concerns the safety of accounts, whatever the level of the log: sign-ins and what else
 * changes who may come in, done or refused, and every call that was refused for want of a session, a right or patience
 * (OWASP ASVS 5.0, 16.3). `from` is the same for one network address for as long as the process runs, and tells nobody
 * which address it is.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  const log = app.log.child({ log: 'security' }, { level: 'info' })
  const key = randomBytes(32)
  const nameless = (address: string) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 12)

  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const act = named.get(callOf(request)) ?? refusals.get(status)
    if (!act) return
    const { id: reqId, user, ip } = request
    const outcome = status < 400 ? 'done' : status < 500 ? 'refused' : 'failed'
    log.info({ reqId, route: callOf(request), status, outcome, user: user?.id ?? null, from: nameless(ip) }, act)
  })
}

const callOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`
