import { demoAccounts, login as loginEndpoint, logout, me, register as registerEndpoint } from '@fledge/contract/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import type { HttpProblem } from '../../http/errors/problem.ts'
import { clientNetwork } from '../../http/limits/client-network.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { findLookalikeNotice } from '../profile/lookalike-names.ts'
import { login, wrongCredentials } from './login.ts'
import { createLoginLimit, originsOf } from './login-limit.ts'
import { findMissingInLogin, findMissingInRegistration } from './missing-fields.ts'
import { countQueuedHashing } from './password.ts'
import { deleteSession } from './queries.ts'
import { register } from './register.ts'
import { startCheckedSession } from './session.ts'

export function authRoutes(app: FastifyInstance, deps: Deps) {
  const limit = createLoginLimit(deps)
  const registrations = hourlyLimit(deps.db, 'registrations', deps.limits.registrationsPerHour)
  deps.metrics?.watchLine('hashing', countQueuedHashing)

  app.route({
    ...serve(loginEndpoint, async ({ body, request }) => {
      const credentials = { ...body, address: request.ip }
      const { user, passwordHash } = await login(deps, limit, credentials)
      const token = await startCheckedSession(deps, {
        userId: user.id,
        passwordHash,
        userAgent: userAgentOf(request),
        origins: originsOf(credentials),
      })
      if (token === null) throw wrongCredentials()
      request.user = user
      return { success: true as const, token, user }
    }),
    preValidation: refuse(findMissingInLogin),
    config: waitsItsTurn,
  })

  app.route({
    ...serve(registerEndpoint, async ({ body, request }) => {
      await registrations.use(clientNetwork(request.ip))
      const origins = originsOf({ email: body.email, address: request.ip })
      const account = await register(deps, body, { userAgent: userAgentOf(request), origins })
      request.user = account.user
      const notice = account.user.role === 'company' ? await findLookalikeNotice(deps.db, account.user.id) : undefined
      return { success: true as const, ...account, notice }
    }),
    preValidation: refuse(findMissingInRegistration),
    config: waitsItsTurn,
  })

  app.route(serve(me, ({ user }) => ({ success: true as const, user })))

  app.route(
    serve(logout, async ({ request: { tokenHash } }) => {
      if (tokenHash === null) return undefined
      await deleteSession(deps.db, tokenHash)
      deps.endConnections(tokenHash)
      return undefined
    }),
  )

  app.route(serve(demoAccounts, () => ok([...deps.demoAccounts])))
}

/** In the queue for hashing (password.ts), which a flood of sign-ins fills; the other requests are not to pay for it. */
const waitsItsTurn = { isExemptFromOverload: true }

/** Empty fields are named in the specification's words before the schema speaks in its own. */
const refuse = (findMissing: (body: unknown) => HttpProblem | null) => async (request: FastifyRequest) => {
  const problem = findMissing(request.body)
  if (problem) throw problem
}

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
