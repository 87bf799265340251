import type { Endpoint, Reply } from '@fledge/contract/http/endpoint'
import { idempotencyKeyHeader } from '@fledge/contract/http/idempotency'
import type { Problem } from '@fledge/contract/http/problem'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { Toaster } from '../ui/toast.tsx'

/** Renders part of a page with real providers at a URL. */
export function renderPage(page: ReactElement, at = '/') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRoute({
    component: () => (
      <>
        {page}
        <Toaster />
      </>
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) })
  const view = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { ...view, router, queries }
}

/** Stubs fetch with contract types: a response of the wrong shape does not compile. `:names` in a path match anything. */
export function stubApi() {
  const answers = new Map<Endpoint, { status: number; body: unknown }>()
  const held = new Map<Endpoint, Promise<void>>()
  const fetched = vi.fn(async (url: string, init: RequestInit = {}) => {
    const found = [...answers].findLast(([endpoint]) => isOf(endpoint, url, init))
    if (!found) throw new Error(`No answer was prepared for ${init.method} ${url}`)
    const [endpoint, { status, body }] = found
    await held.get(endpoint)
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  })
  globalThis.fetch = fetched as typeof fetch
  /** The values of a header in all calls of an endpoint, in order; null if missing. */
  const headerValues = (e: Endpoint, name: string) =>
    fetched.mock.calls.flatMap(([url, init]) => (isOf(e, url, init) ? [new Headers(init?.headers).get(name)] : []))
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
    /** All calls, or those of an endpoint or a method, in order. */
    calls: (of?: Endpoint | Endpoint['method']) =>
      fetched.mock.calls.flatMap(([url, init]) => {
        if (of && !isOf(of, url, init)) return []
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
        return [{ method: init?.method ?? 'GET', url, body }]
      }),
  }
}

function isOf(of: Endpoint | Endpoint['method'], url: string, { method = 'GET' }: RequestInit = {}): boolean {
  if (typeof of === 'string') return method === of
  const path = new RegExp(`^${of.path.replace(/:\w+/g, '[^/]+')}$`)
  return method === of.method && path.test(url.split('?')[0] ?? '')
}
