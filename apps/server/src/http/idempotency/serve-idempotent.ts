import { createHash } from 'node:crypto'
import type { Endpoint, Reply } from '@fledge/contract/http/endpoint'
import { keyHeader } from '@fledge/contract/http/idempotency'
import type { RouteOptions } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Input, serve } from '../contract/serve.ts'
import type { NamedRequest } from './queries.ts'
import { doOnce } from './run-once.ts'

type RepeatableEndpoint = Endpoint & { repeatable: true }

type Serving<E extends RepeatableEndpoint> = {
  /** What may refuse before anything is done, such as a limit. */
  admit?: (input: Input<E>) => Promise<void>
  /** Must use the dependencies that it is given, and no others: they are those of the request's transaction. */
  handle: (input: Input<E>, deps: Deps) => Promise<Reply<E>>
} & (E['access'] extends 'anyone' ? Sender<E> : { sender?: undefined })

/** Whose the keys are where no account is asked for: a text that the same person sends again. */
type Sender<E extends RepeatableEndpoint> = { sender: (input: Input<E>) => string }

/**
 * As `serve`, for a call that may be sent again under an Idempotency-Key: what is asked under one key is done once, and
 * answered with the same bytes each time, the later ones marked `Idempotent-Replayed`. Without a key it is as any other.
 */
export function serveIdempotent<const E extends RepeatableEndpoint>(
  deps: Deps,
  endpoint: E,
  serving: Serving<E>,
): RouteOptions {
  const { admit = async () => undefined, handle, sender } = serving
  return serve(endpoint, async (input) => {
    const key = input.request.headers[keyHeader]
    if (typeof key !== 'string') {
      await admit(input)
      return handle(input, deps)
    }
    const { reply } = input
    const { answer, isRepeat } = await doOnce(
      deps,
      { key, ...nameOf(input, sender) },
      {
        admit: () => admit(input),
        act: async (deps) => String(reply.serialize(await handle(input, deps))),
      },
    )
    if (isRepeat) reply.header('idempotent-replayed', 'true')
    // Fastify sends a text of this type as it is: the cast stands for what `answer` was serialized from.
    return reply.type('application/json; charset=utf-8').send(answer) as unknown as Reply<E>
  })
}

function nameOf<E extends RepeatableEndpoint>(
  input: Input<E>,
  sender: Sender<E>['sender'] | undefined,
): Omit<NamedRequest, 'key'> {
  const { user, request } = input
  const asked = hash(JSON.stringify([request.method, request.url, request.body]))
  if (sender) return { owner: hash(sender(input)), userId: null, request: asked }
  if (!user) throw new Error('A call for accounts was let through without one.')
  return { owner: user.id, userId: user.id, request: asked }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
