import type { FastifyRequest } from 'fastify'

/**
 * Whether a request is for the API, by its route as well as by its address: `/%61pi/…` and `http://host/api/…` lead to
 * the same routes as `/api/…`, and what holds for those must hold for them.
 */
export const isUnderApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api') || (routeOptions.url?.startsWith('/api') ?? false)
