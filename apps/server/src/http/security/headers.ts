import {
  getInternship,
  listInternshipFacets,
  listInternships,
  listSimilarInternships,
} from '@fledge/contract/internships'
import { getCompany } from '@fledge/contract/listings/companies'
import { getSiteCounts } from '@fledge/contract/site/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import { isApiRequest } from '../contract/is-api-request.ts'

/**
 * What the web app needs and no more. Scripts come from our own files; styles may be set by scripts (toasts, document
 * viewers). `blob:` is for the resume viewer, which shows files fetched with the session's token.
 */
const contentSecurityPolicy = {
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

/** Responses of these endpoints are the same for all visitors without a session. */
const publicEndpoints = [
  listInternships,
  listInternshipFacets,
  getInternship,
  listSimilarInternships,
  getCompany,
  getSiteCounts,
]
const publicPaths = new Set<string | undefined>(publicEndpoints.map(({ path }) => path))
const publicCacheSeconds = 5

/** Where the route knows nothing better. */
const defaultRetrySeconds = '1'

/** Sets security headers, a request id, on API responses Cache-Control, and on each 503 and 429 Retry-After. */
export const setHeaders = fp(async (app: FastifyInstance) => {
  // Not @fastify/helmet, which builds the policy again for each request.
  const setHelmetHeaders = helmet({
    contentSecurityPolicy,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', (request, reply, done) => setHelmetHeaders(request.raw, reply.raw, () => done()))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (isApiRequest(request)) setCacheControl(request, reply)
  })
  app.addHook('onSend', async (_request, reply) => {
    const isTemporary = reply.statusCode === 503 || reply.statusCode === 429
    if (isTemporary && !reply.hasHeader('retry-after')) reply.header('retry-after', defaultRetrySeconds)
  })
})

function setCacheControl({ method, headers, routeOptions }: FastifyRequest, reply: FastifyReply) {
  const isPublic = (method === 'GET' || method === 'HEAD') && publicPaths.has(routeOptions.url)
  if (isPublic) reply.header('vary', 'authorization')
  const isCacheable = isPublic && headers.authorization === undefined
  reply.header('cache-control', isCacheable ? `public, max-age=${publicCacheSeconds}` : 'no-store')
}

/** Headers of responses that are sent before any hook runs. Browsers must not render them as a page. */
export const bareHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
