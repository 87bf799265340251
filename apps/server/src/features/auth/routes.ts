import { demoAccounts, login as loginEndpoint, logout, me, register as registerEndpoint } from '@fledge/contract/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { HttpProblem } from '../../http/problem.ts'
import { ok, serve } from '../../http/serve.ts'
import { startSession } from '../../http/session.ts'
import { login } from './login.ts'
import { createLoginLimit } from './login-limit.ts'
import { findMissingInLogin, findMissingInRegistration } from './missing-fields.ts'
import { deleteSession } from './queries.ts'
import { register } from './register.ts'

export function authRoutes(app: FastifyInstance, deps: Deps) {
  const limit = createLoginLimit(deps.db, deps.limits)

  app.route({
    ...serve(loginEndpoint, async ({ body, request }) => {
      const user = await login(deps, limit, { ...body, address: request.ip })
      const token = await startSession(deps, user.id, userAgentOf(request))
      return { success: true as const, token, user }
    }),
    preValidation: refuse(findMissingInLogin),
  })

  app.route({
    ...serve(registerEndpoint, async ({ body, request }) => {
      const account = await register(deps, body, userAgentOf(request))
      return { success: true as const, ...account }
    }),
    preValidation: refuse(findMissingInRegistration),
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

/** Empty fields are named in the specification's words before the schema speaks in its own. */
const refuse = (findMissing: (body: unknown) => HttpProblem | null) => async (request: FastifyRequest) => {
  const problem = findMissing(request.body)
  if (problem) throw problem
}

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
