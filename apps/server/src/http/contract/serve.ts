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

/** The schema of an endpoint that Fastify validates and OpenAPI documents. */
export function routeSchema(endpoint: Endpoint) {
  const { summary, path, params, query, body, response, status = 200, access, multipart, idempotent } = endpoint
  const headers = idempotent && idempotencyHeaders
  const responses = status !== 204 && { response: { [status]: response } }
  const parts = { headers, params, querystring: query, body, ...responses }
  return {
    summary,
    description: idempotent ? `${accessDescriptions[access]} ${idempotencyDescription}` : accessDescriptions[access],
    tags: [path.split('/')[2] ?? ''],
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(multipart && { consumes: ['multipart/form-data'] }),
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
  }
}

const accessDescriptions: Record<Access, string> = {
  anyone: 'For anyone.',
  member: 'For signed-in users.',
  student: 'For students.',
  company: 'For companies.',
}

const idempotencyDescription = 'Accepts an `Idempotency-Key`: repeated requests take effect once.'

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
