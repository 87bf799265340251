import type { FastifyRequest } from 'fastify'

/** By route as well as URL, because `/%61pi/…` and `http://host/api/…` match the same routes as `/api/…`. */
export const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api') || (routeOptions.url?.startsWith('/api') ?? false)
