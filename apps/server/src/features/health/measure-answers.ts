import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Measures every response by its route pattern, never by its URL, which may contain input. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics | null): void {
  if (!metrics) return
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.answered({
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      seconds: elapsedTime / 1000,
    }),
  )
}
