import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { clientNetwork } from './client-network.ts'
import { processLimit } from './process-limit.ts'

/** Limits the requests of each client network in this process; sign-ins and quotas have limits in the database. */
export const limitRequestRate = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  const use = processLimit(perMinute, 60, 'Too many requests. Please wait a moment and try again.')
  app.addHook('onRequest', ({ ip }) => use(clientNetwork(ip)))
})
