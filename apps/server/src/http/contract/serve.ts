import type { Access, Endpoint, HandlerInput, Reply } from '@fledge/contract/http/endpoint'
import { repeatHeaders } from '@fledge/contract/http/idempotency'
import type { User } from '@fledge/contract/users'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { notAllowed, signInFirst } from '../errors/problem.ts'

/** The person an endpoint's handler can count on. */
type Caller<A extends Access> = A extends 'anyone'
  ? { user: User | null }
  : A extends 'member'
    ? { user: User }
    : { user: Extract<User, { role: A }> }

export type Input<E extends Endpoint> = HandlerInput<E> &
  Caller<E['access']> & { request: FastifyRequest; reply: FastifyReply }

/** Joins a contract endpoint to its handler: who may call it, what it is given, what it must return. */
export function serve<const E extends Endpoint>(
  endpoint: E,
  handle: (input: Input<E>) => Reply<E> | Promise<Reply<E>>,
): RouteOptions {
  const { method, path, status = 200 } = endpoint
  return {
    method,
    url: path,
    schema: schemaOf(endpoint),
    onRequest: async ({ user }) => admit(user, endpoint.access),
    handler: async (request, reply) => {
      reply.code(status)
      return handle(inputOf<E>(request, reply))
    },
  }
}

/** The body of most answers. */
export const ok = <T>(data: T) => ({ success: true as const, data })

/** What Fastify validates and OpenAPI documents of an endpoint. */
export function schemaOf(endpoint: Endpoint) {
  const { summary, path, params, query, body, response, status = 200, access, multipart, repeatable } = endpoint
  const headers = repeatable && repeatHeaders
  const answers = status !== 204 && { response: { [status]: response } }
  const parts = { headers, params, querystring: query, body, ...answers }
  return {
    summary,
    description: repeatable ? `${callers[access]} ${repeats}` : callers[access],
    tags: [path.split('/')[2] ?? ''],
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(multipart && { consumes: ['multipart/form-data'] }),
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
  }
}

const callers: Record<Access, string> = {
  anyone: 'For anyone.',
  member: 'For anyone who is signed in.',
  student: 'For students.',
  company: 'For companies.',
}

const repeats = 'May be sent again under the same `Idempotency-Key`: it is done once.'

function admit(user: User | null, access: Access): void {
  if (access === 'anyone') return
  if (!user) throw signInFirst()
  if (access !== 'member' && user.role !== access) throw notAllowed()
}

/** The one cast of the HTTP layer: the validator and `admit` have already proved these shapes. */
function inputOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body, user } = request
  return { params, query, body, user, request, reply } as unknown as Input<E>
}
