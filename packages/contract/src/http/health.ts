import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: '200 while the process serves, 503 before and while it drains; does not ask the database',
  access: 'anyone',
  response: z.object({
    status: z.enum(['ok', 'starting', 'draining']),
    version: z.string(),
    uptimeSeconds: z.int(),
    /** Requests for addresses without a page since this process started. */
    missingPages: z.int(),
  }),
})

export const readiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: '200 when requests may be sent here, 503 while it starts or drains and while its database is away',
  access: 'anyone',
  response: z.object({ isReady: z.boolean(), database: z.enum(['there', 'away']) }),
})

export const metrics = endpoint({
  method: 'GET',
  path: '/api/metrics',
  summary: 'Measurements of this process for Prometheus, with METRICS_TOKEN as the bearer token; otherwise 404',
  access: 'anyone',
  response: z.any(),
})
