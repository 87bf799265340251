import type { Endpoint, Reply } from '@fledge/contract/http/endpoint'
import { idempotencyKeyHeader } from '@fledge/contract/http/idempotency'
import type { Problem } from '@fledge/contract/http/problem'
import { vi } from 'vitest'

type Answer = { status: number; body: unknown }

/** Stubs fetch with contract types: a response of the wrong shape does not compile. `:names` in a path match anything. */
export function stubApi() {
  const answers = new Map<Endpoint, Answer>()
  const held = new Map<Endpoint, Promise<void>>()
  const fetched = vi.fn(async (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? ''
    const found = [...answers].findLast(([e]) => e.method === (init.method ?? 'GET') && patternOf(e.path).test(path))
    if (!found) throw new Error(`No answer was prepared for ${init.method} ${url}`)
    const [endpoint, { status, body }] = found
    await held.get(endpoint)
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  })
  globalThis.fetch = fetched as typeof fetch
  /** The values of a header in all calls of an endpoint, in order; null if missing. */
  const headerValues = (e: Endpoint, name: string) =>
    fetched.mock.calls
      .filter(([url, init]) => (init?.method ?? 'GET') === e.method && patternOf(e.path).test(url.split('?')[0] ?? ''))
      .map(([, init]) => new Headers(init?.headers).get(name))
  return {
    reply: <E extends Endpoint>(e: E, body: Reply<E>) => void answers.set(e, { status: e.status ?? 200, body }),
    refuse: (e: Endpoint, status: number, body: Omit<Problem, 'success'>) =>
      void answers.set(e, { status, body: { success: false, ...body } }),
    /** Delays the response; returns a function that releases it. */
    hold: (e: Endpoint): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(e, promise)
      return resolve
    },
    /** The idempotency keys of all calls, in order; null if missing. */
    keys: (e: Endpoint) => headerValues(e, idempotencyKeyHeader),
    headerValues,
    calls: () =>
      fetched.mock.calls.map(([url, init]) => ({
        method: init?.method ?? 'GET',
        url,
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      })),
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
