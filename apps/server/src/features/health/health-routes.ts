import { health, metrics as metricsEndpoint, readiness } from '@fledge/contract/http/health'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/contract/serve.ts'
import { unknownAddress } from '../../http/errors/problem.ts'
import { describeHealth } from '../../http/lifecycle/describe-health.ts'
import { isSameSecret } from '../../http/security/token.ts'
import type { MissingPages } from '../site/missing-pages.ts'
import type { Metrics } from './metrics.ts'

export function healthRoutes(
  app: FastifyInstance,
  { isDraining, isDatabaseReachable, metrics, metricsToken }: Deps,
  missingPages: MissingPages,
) {
  if (metrics) measureAnswers(app, metrics)

  serve(
    app,
    health,
    ({ reply }) => {
      const draining = isDraining()
      if (draining) reply.code(503)
      return describeHealth(draining ? 'draining' : 'ok', missingPages.total())
    },
    { config: { isExemptFromOverload: true } },
  )

  serve(
    app,
    readiness,
    async ({ reply }) => {
      const database: 'there' | 'away' = (await isDatabaseReachable()) ? 'there' : 'away'
      const isReady = database === 'there' && !isDraining()
      if (!isReady) reply.code(503)
      return { isReady, database }
    },
    { config: { isExemptFromOverload: true } },
  )

  serve(
    app,
    metricsEndpoint,
    async ({ request: { headers }, reply }) => {
      const isAllowed = isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`)
      if (!metrics || metricsToken === null || !isAllowed) throw unknownAddress()
      reply.type(metrics.contentType)
      return metrics.text()
    },
    { config: { isExemptFromOverload: true } },
  )
}

/** Measures every response by its route pattern, never by its URL, which may contain input. */
function measureAnswers(app: FastifyInstance, { answered }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    answered({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 }),
  )
}
