import type { Access, Endpoint, HandlerInput, Reply } from '@fledge/contract/http/endpoint'
import { idempotencyHeaders } from '@fledge/contract/http/idempotency'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { notAllowed, signInFirst } from '../errors/problem.ts'

/** The user whom the handler of an endpoint receives. */
type Caller<A extends Access> = A extends 'anyone'
  ? { user: User | null }
  : A extends 'member'
    ? { user: User }
    : { user: Extract<User, { role: A }> }

export type Input<E extends Endpoint> = HandlerInput<E> &
  Caller<E['access']> & { request: FastifyRequest; reply: FastifyReply }

/** What a route may set besides its endpoint. */
export type RouteSettings = Pick<RouteOptions, 'config' | 'decompress' | 'preHandler' | 'preValidation'>

/** Adds the route of an endpoint: checks access (401, 403), validates the input (400) and types the handler. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>) => Reply<E> | Promise<Reply<E>>,
  settings: RouteSettings = {},
): void {
  const { method, path, status = 200 } = endpoint
  app.route({
    ...settings,
    method,
    url: path,
    schema: routeSchema(endpoint),
    onRequest: async ({ user }) => checkAccess(user, endpoint.access),
    handler: async (request, reply) => {
      reply.code(status)
      return handle(handlerInput<E>(request, reply))
    },
  })
}

/** Wraps the data of a successful response. */
export const ok = <T>(data: T) => ({ success: true as const, data })

/** What Fastify validates and serializes. */
function routeSchema({ params, query, body, response, status = 200, idempotent }: Endpoint) {
  const parts = {
    headers: idempotent && idempotencyHeaders,
    params,
    querystring: query,
    body,
    response: status === 204 ? undefined : { [status]: response },
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

function checkAccess(user: User | null, access: Access): void {
  if (access === 'anyone') return
  if (!user) throw signInFirst()
  if (access !== 'member' && user.role !== access) throw notAllowed()
}

/** The only cast of the HTTP layer: validation and `checkAccess` have established these types. */
function handlerInput<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body, user } = request
  return { params, query, body, user, request, reply } as unknown as Input<E>
}
