import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Warns once of a proxy while `TRUST_PROXY` is 0, because limits then count all visitors as one address. */
export const warnOfUntrustedProxy = fp(async (app: FastifyInstance) => {
  let hasWarned = false
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    app.log.warn(
      'A request has an X-Forwarded-For header, but TRUST_PROXY is 0. If a proxy is in front of this server, set TRUST_PROXY to the number of proxies.',
    )
  })
})
