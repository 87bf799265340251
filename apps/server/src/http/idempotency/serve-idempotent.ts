import type { Endpoint, Reply } from '@fledge/contract/http/endpoint'
import { idempotencyKeyHeader } from '@fledge/contract/http/idempotency'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Input, type RouteSettings, serve } from '../contract/serve.ts'
import { sha256 } from '../security/token.ts'
import type { IdempotentRequest } from './queries.ts'
import { runIdempotent } from './run-idempotent.ts'

type IdempotentEndpoint = Endpoint & { idempotent: true }

type Handlers<E extends IdempotentEndpoint> = {
  /** Checks limits before the request is handled. */
  admit?: (input: Input<E>) => Promise<void>
  /** Must use the given dependencies only: they belong to the transaction of the request. */
  handle: (input: Input<E>, deps: Deps) => Promise<Reply<E>>
} & (E['access'] extends 'anyone' ? Sender<E> : { sender?: undefined })

/** Where no account is needed, keys belong to a text that the same person sends again. */
type Sender<E extends IdempotentEndpoint> = { sender: (input: Input<E>) => string }

/**
 * As `serve`, for an endpoint that accepts an Idempotency-Key: requests with the same key take effect once and get the
 * same response, repeated ones with `Idempotent-Replayed`. Without a key the request is handled as any other.
 */
export function serveIdempotent<const E extends IdempotentEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handlers: Handlers<E>,
  settings?: RouteSettings,
): void {
  const { admit = async () => undefined, handle, sender } = handlers
  const answer = async (input: Input<E>): Promise<Reply<E>> => {
    const { reply } = input
    const key = input.request.headers[idempotencyKeyHeader]
    if (typeof key !== 'string') {
      await admit(input)
      return handle(input, deps)
    }
    const request = { key, ...identifyRequest(input, sender) }
    const { response, isReplay } = await runIdempotent(deps, request, {
      admit: () => admit(input),
      handle: async (deps) => String(reply.serialize(await handle(input, deps))),
    })
    if (isReplay) reply.header('idempotent-replayed', 'true')
    // Fastify sends a string of this content type unchanged, so its type cannot be that of the response.
    return reply.type('application/json; charset=utf-8').send(response) as unknown as Reply<E>
  }
  serve(app, endpoint, answer, settings)
}

function identifyRequest<E extends IdempotentEndpoint>(
  input: Input<E>,
  sender: Sender<E>['sender'] | undefined,
): Omit<IdempotentRequest, 'key'> {
  const { user, request } = input
  const requestHash = sha256(JSON.stringify([request.method, request.url, request.body]))
  if (sender) return { owner: sha256(sender(input)), userId: null, request: requestHash }
  if (!user) throw new Error('An endpoint for accounts was called without an account.')
  return { owner: user.id, userId: user.id, request: requestHash }
}
