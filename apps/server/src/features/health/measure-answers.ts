import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Measures every answer by its route's pattern, never by its address: that may hold what people wrote. */
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
