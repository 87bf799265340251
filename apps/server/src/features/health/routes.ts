import { health } from '@fledge/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { describeHealth } from './describe-health.ts'

export function healthRoutes(app: FastifyInstance, { isDraining }: Deps) {
  app.route(
    serve(health, ({ reply }) => {
      const draining = isDraining()
      if (draining) reply.code(503)
      return describeHealth(draining ? 'draining' : 'ok')
    }),
  )
}
