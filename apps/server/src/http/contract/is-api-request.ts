import type { FastifyRequest } from 'fastify'

/**
 * Whether a request is for the API. The matched route counts as well as the URL, because `/%61pi/…` and
 * `http://host/api/…` match the same routes as `/api/…`.
 */
export const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api') || (routeOptions.url?.startsWith('/api') ?? false)
