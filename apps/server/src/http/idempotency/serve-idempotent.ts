import type { Endpoint, Reply } from '@fledge/contract/http/endpoint'
import { idempotencyKeyHeader } from '@fledge/contract/http/idempotency'
import type { FastifyInstance } from 'fastify'
import { type Deps, inTransaction } from '../../deps.ts'
import { type Input, type RouteSettings, serve } from '../contract/serve.ts'
import { HttpProblem } from '../errors/problem.ts'
import { sha256 } from '../security/token.ts'
import { findResponse, type IdempotentRequest, insertKey, isLockTimeout, updateResponse } from './queries.ts'

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

type Result = { response: string; isReplay: boolean }
type Work = {
  /** Checks limits. Not called for a request that was answered before. */
  admit: () => Promise<void>
  /** Handles the request with these dependencies and returns the response body. */
  handle: (deps: Deps) => Promise<string>
}

/**
 * Handles a request with an idempotency key once. Key, effects and response are one transaction, so that a crash leaves
 * all of them or none. A repeated request gets the first response, and waits for it while it is in progress. A failed
 * request does not use the key. Throws 422 when the key belongs to another request, and 409 when the wait is too long.
 */
async function runIdempotent(deps: Deps, request: IdempotentRequest, work: Work): Promise<Result> {
  const earlier = await findResponse(deps.db, request)
  if (earlier) return replay(earlier, request)
  await work.admit()
  return inTransaction(deps, async (tx): Promise<Result> => {
    if (!(await insertKey(tx.db, request))) return replay(await findResponse(tx.db, request), request)
    const response = await work.handle(tx)
    await updateResponse(tx.db, request, response)
    return { response, isReplay: false }
  }).catch((error: unknown) => {
    throw isLockTimeout(error) ? stillInProgress() : error
  })
}

function replay(found: { request: string; response: string } | undefined, { request }: IdempotentRequest): Result {
  // The key existed a moment ago and was deleted for its age since.
  if (!found) throw stillInProgress()
  if (found.request !== request) throw keyUsed()
  return { response: found.response, isReplay: true }
}

const keyUsed = () =>
  new HttpProblem(422, 'key_used', 'This Idempotency-Key was used for another request. Choose a new one.')

const stillInProgress = () =>
  new HttpProblem(409, 'under_way', 'The same request is still in progress. Please try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
