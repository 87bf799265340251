import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isApiRequest } from '../contract/is-api-request.ts'

/**
 * What the pages need and no more. Styles may be written by scripts (toasts, the document viewers); scripts come from
 * our own files only. `blob:` is for the resume viewer, which shows files fetched with the session's token.
 */
const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    frameSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
}

/** Security headers and a request id on every answer; answers of the API are never kept by a cache. */
export const headers = fp(async (app: FastifyInstance) => {
  const security = await securityHeaders()
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(security).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (isApiRequest(request)) reply.header('cache-control', 'no-store')
    next()
  })
})

/** What helmet says of an answer. It says the same of all of them, and putting that together took 5 % of a page's time. */
async function securityHeaders(): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: contentPolicy,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  })
  const said: Record<string, string> = {}
  probe.get('/', (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) said[name] = String(value)
    return ''
  })
  await probe.inject('/')
  await probe.close()
  return said
}

/** For answers that are given before any hook runs: nothing in them is to be shown as a page. */
export const bareHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
