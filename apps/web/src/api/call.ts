import type { CallInput, Endpoint, Result } from '@fledge/contract/http/endpoint'
import { idempotencyKeyHeader } from '@fledge/contract/http/idempotency'
import { type Problem, problem } from '@fledge/contract/http/problem'
import { type QueryClient, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { ApiError } from './api-error.ts'
import { endSession, readSession } from './session.ts'

export { ApiError }

const offline: Problem = {
  success: false,
  code: 'offline',
  message: 'We can’t reach the server. Check your connection and try again.',
}
const notReached = 'We can’t reach the server. Check your connection.'

const unreadable: Problem = {
  success: false,
  code: 'unknown',
  message: 'The server sent an unreadable answer. Please try again.',
}

/** Calls a contract endpoint and validates its response. Throws ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Result<E>> {
  const reply = await request(endpoint, input, signal)
  const body = await readBody(reply)
  const result = await read(endpoint, body)
  if (result) return result.value
  console.error('An answer does not fit the contract:', endpoint.response.safeParse(body).error?.message)
  throw new ApiError(reply.status, unreadable)
}

/** A call whose answer the specification does not show (§7): `data` is null where the answer has none that we know. */
export async function callForChange<E extends Endpoint & { response: ZodType<{ data: unknown }> }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ data: Result<E>['data'] | null }> {
  const reply = await request(endpoint, input)
  return (await read(endpoint, await readBody(reply)))?.value ?? { data: null }
}

async function request<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<Response> {
  const {
    params,
    query,
    body,
    idempotencyKey,
    headers: ownHeaders,
  } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
    idempotencyKey?: string
    headers?: Record<string, string>
  }
  const headers = {
    ...ownHeaders,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { [idempotencyKeyHeader]: idempotencyKey }),
  }
  const init: RequestInit = { method: endpoint.method, headers, signal: signal ?? null }
  if (body !== undefined) init.body = JSON.stringify(body)
  return send(endpointUrl(endpoint.path, params, query), init)
}

/** The bytes of an API address, for viewers and downloads. Throws ApiError. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  return (await send(url, { signal: signal ?? null })).blob()
}

/** The file that an endpoint answers with. Throws ApiError. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await request(endpoint, input)).blob()
}

/** A request with the session's bearer token, repeated while the server is busy. Throws ApiError unless it succeeds. */
async function send(url: string, request: RequestInit): Promise<Response> {
  const token = readSession()?.token
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
  for (let tries = 1; ; tries += 1) {
    const reply = await fetch(url, { ...request, headers, credentials: 'include' }).catch((cause: unknown) => {
      if (request.signal?.aborted) throw cause
      throw new ApiError(0, offline)
    })
    if (reply.ok) return reply
    // The session ended elsewhere; the route guard redirects to the login.
    if (reply.status === 401 && token && readSession()?.token === token) endSession()
    const error = new ApiError(reply.status, await readProblem(reply), Number(reply.headers.get('retry-after')) || null)
    if (tries > repeats || !canRepeat(error, request)) throw error
    await waitFor(error.retryAfter!, request.signal)
  }
}

const repeats = 3
const longestWaitSeconds = 5

/** Whether a busy server may be asked again: it started nothing, or repeating the request changes nothing. */
function canRepeat({ status, retryAfter, problem }: ApiError, { method = 'GET', headers }: RequestInit): boolean {
  if (status !== 503 || retryAfter === null || retryAfter > longestWaitSeconds) return false
  return problem.code === 'overloaded' || method === 'GET' || new Headers(headers).has(idempotencyKeyHeader)
}

/** Waits these seconds and up to half a second more, so that pages do not return all at once. Rejects when aborted. */
function waitFor(seconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      seconds * 1000 + Math.random() * 500,
    )
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** The problem of our own server; of other servers `message`, else `error`. */
async function readProblem(reply: Response): Promise<Problem> {
  const body = await readBody(reply)
  const { data: own } = problem.safeParse(body)
  if (own) return own
  const { message, error } = Object(body) as { message?: unknown; error?: unknown }
  const text = [message, error].find((value) => typeof value === 'string' && value !== '')
  return text === undefined ? unknownProblem(reply) : { success: false, code: 'refused', message: String(text) }
}

/** Our own server's responses fit the contract; the parser of other shapes loads when one arrives. */
export async function read<E extends Endpoint>({ response }: E, body: unknown): Promise<{ value: Result<E> } | null> {
  const strict = response.safeParse(body)
  if (strict.success) return { value: strict.data as Result<E> }
  const { readLeniently } = await import('./lenient/lenient-reply.ts')
  const lenient = response.safeParse(readLeniently(body))
  return lenient.success ? { value: lenient.data as Result<E> } : null
}

const readBody = async (reply: Response): Promise<unknown> => parseBody(await reply.text())

/** JSON, or text when it is not JSON; undefined for an empty body. */
export function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

const unknownProblem = ({ status }: Response): Problem => ({
  success: false,
  code: 'unknown',
  message:
    status >= 500
      ? 'Something went wrong on our side. Please try again.'
      : 'We could not complete your request. Please try again.',
})

/** Fills the `:names` of a contract path and adds the defined query parameters. */
export function endpointUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

/** The server's message, else the specification's fallback, with the cause when the server was not reached. */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.status === 0) return `${fallback}${/[.!?]$/.test(fallback) ? '' : '.'} ${notReached}`
  return error.problem.code === 'unknown' ? fallback : error.message || fallback
}

/** A query of an endpoint, for the `data` of its reply. */
export const dataQuery = <E extends Endpoint & { response: ZodType<{ data: unknown }> }>(
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Result<E>['data']> => (await call(endpoint, input, signal)).data,
  })

/** Changes the items of a cached list; does nothing while it is not cached. */
export const changeCachedList = <Item>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (items: Item[]) => Item[],
): void => void queries.setQueryData<Item[]>(queryKey, (list) => list && change(list))

/** Changes fields of the item with this id in a cached list. */
export const changeCachedItem = <Item extends { id: string }>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: Pick<Item, 'id'> & Partial<Item>,
): void =>
  changeCachedList<Item>(queries, queryKey, (items) =>
    items.map((one) => (one.id === change.id ? { ...one, ...change } : one)),
  )

type Outcome<Item> = { onDeleted: (item: Item) => void; onRefused: (error: Error) => void }

/** Deletes an item of a cached list at once; it returns when the server refuses. */
export function useOptimisticDelete<Item extends { id: string }>(
  queryKey: QueryKey,
  send: (id: string) => Promise<unknown>,
  { onDeleted, onRefused }: Outcome<Item>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Item) => send(id),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey })
      changeCachedList<Item>(queries, queryKey, (items) => items.filter((one) => one.id !== id))
    },
    onSuccess: (_, item) => onDeleted(item),
    onError: onRefused,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
