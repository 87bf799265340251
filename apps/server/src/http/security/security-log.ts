import { createHmac, randomBytes } from 'node:crypto'
import * as account from '@fledge/contract/account'
import * as auth from '@fledge/contract/auth'
import * as emailTokens from '@fledge/contract/email-tokens'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The IP address of the client. Only set with the security log. */
    clientAddress: string
  }
}

/** Endpoints that affect the security of an account, with their name in the log. */
const securityEndpoints = new Map(
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
      [emailTokens.forgotPassword, 'ask for a new password'],
      [emailTokens.resetPassword, 'set a new password'],
      [emailTokens.verifyEmail, 'confirm address'],
    ] as const
  ).map(([{ method, path }, event]) => [`${method} ${path}`, event]),
)

/** Rejections that are logged for all other endpoints. */
const rejections = new Map([
  [401, 'call without a session'],
  [403, 'call without the right'],
  [429, 'call beyond a limit'],
])

/**
 * Logs security events (OWASP ASVS 5.0, 16.3) at any log level: calls that affect the security of an account, and calls
 * rejected with 401, 403 or 429. `from` identifies an IP address while the process runs without revealing it.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  const log = app.log.child({ log: 'security' }, { level: 'info' })
  const key = randomBytes(32)
  const pseudonym = (address: string) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 12)

  // After the response the socket may be gone, and with it the address.
  app.decorateRequest('clientAddress', '')
  app.addHook('onRequest', async (request) => {
    request.clientAddress = request.ip ?? ''
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const event = securityEndpoints.get(routeName(request)) ?? rejections.get(status)
    if (!event) return
    const { id: reqId, user, clientAddress } = request
    const outcome = status < 400 ? 'done' : status < 500 ? 'refused' : 'failed'
    log.info(
      { reqId, route: routeName(request), status, outcome, user: user?.id ?? null, from: pseudonym(clientAddress) },
      event,
    )
  })
}

const routeName = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`
