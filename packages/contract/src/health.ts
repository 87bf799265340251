import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: '200 when the server is ready to serve, 503 before and while it drains',
  access: 'anyone',
  response: z.object({ status: z.enum(['ok', 'starting', 'draining']), version: z.string(), uptimeSeconds: z.int() }),
})
