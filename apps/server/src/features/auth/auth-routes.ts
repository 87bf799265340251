import { demoAccounts, login as loginEndpoint, logout, me, register as registerEndpoint } from '@fledge/contract/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { rejectMissing } from '../../http/contract/missing-fields.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { clientNetwork } from '../../http/limits/client-network.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { findLookalikeNotice } from '../companies/lookalike-names.ts'
import { keepTimeZone } from './keep-time-zone.ts'
import { login, wrongCredentials } from './login.ts'
import { createLoginLimit, loginOrigins } from './login-limit.ts'
import { register } from './register.ts'
import { findMissingInLogin, findMissingInRegistration } from './registration-fields.ts'
import { startCheckedSession } from './session.ts'
import { deleteSession } from './session-queries.ts'

export function authRoutes(app: FastifyInstance, deps: Deps) {
  const limit = createLoginLimit(deps)
  const registrations = hourlyLimit(deps.db, 'registrations', deps.limits.registrationsPerHour)

  serve(
    app,
    loginEndpoint,
    async ({ body, request }) => {
      const credentials = { ...body, address: request.ip }
      const { user, passwordHash } = await login(deps, limit, credentials)
      const token = await startCheckedSession(deps, {
        userId: user.id,
        passwordHash,
        userAgent: readUserAgent(request),
        origins: loginOrigins(credentials),
      })
      if (token === null) throw wrongCredentials()
      request.user = user
      await keepTimeZone(deps.db, user.id, request)
      return { success: true as const, token, user }
    },
    { preValidation: rejectMissing(findMissingInLogin), config: hashingRoute },
  )

  serve(
    app,
    registerEndpoint,
    async ({ body, request }) => {
      await registrations.use(clientNetwork(request.ip))
      const origins = loginOrigins({ email: body.email, address: request.ip })
      const account = await register(deps, body, { userAgent: readUserAgent(request), origins })
      request.user = account.user
      await keepTimeZone(deps.db, account.user.id, request)
      const notice = account.user.role === 'company' ? await findLookalikeNotice(deps.db, account.user.id) : undefined
      return { success: true as const, ...account, notice }
    },
    { preValidation: rejectMissing(findMissingInRegistration), config: hashingRoute },
  )

  serve(app, me, async ({ user, request }) => {
    await keepTimeZone(deps.db, user.id, request)
    return { success: true as const, user }
  })

  serve(app, logout, async ({ request: { tokenHash } }) => {
    if (tokenHash === null) return undefined
    await deleteSession(deps.db, tokenHash)
    deps.endConnections(tokenHash)
    return undefined
  })

  serve(app, demoAccounts, () => ok([...deps.demoAccounts]))
}

/** Hashing has a bounded queue of its own (password.ts), which already rejects a flood of sign-ins. */
const hashingRoute = { isExemptFromOverload: true }

const readUserAgent = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
