import { pageDataId } from '@fledge/contract/site/public-pages'
import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onSessionChange, readSession } from './session.ts'

/** The key of a query and its data, or that there is none. */
export type PageQuery = { key: QueryKey; data: unknown } | { key: QueryKey; isMissing: true }

/** Puts the results of queries into a cache. `updatedAt` is their age, in milliseconds since 1970. */
export function fillCache(client: QueryClient, queries: readonly PageQuery[], updatedAt: number): void {
  for (const query of queries) {
    if ('data' in query) client.setQueryData(query.key, query.data, { updatedAt })
    else {
      const error = new ApiError(404, { success: false, code: 'not_found', message: 'Not found' })
      client.getQueryCache().build(client, { queryKey: query.key }).setState({ status: 'error', error })
    }
  }
}

/**
 * The only cache of server state. Refusals are final; only failures are retried, those with `Retry-After` by `call`. Mutations fail at once when
 * offline (`networkMode: 'always'`) instead of being sent later, when the user no longer means them.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 &&
        (!(error instanceof ApiError) || error.status === 0 || (error.status >= 500 && error.retryAfter === null)),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Takes the data that the server rendered a page with. A member sees more than a visitor, so it is stale for members. */
function takePageData() {
  if (typeof document === 'undefined') return
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) return
  fillCache(queryClient, JSON.parse(text) as PageQuery[], readSession() ? 0 : Date.now())
}
takePageData()

// Clears the cache when the account changes, here or in another tab.
let person = readSession()?.user.id
onSessionChange(() => {
  const next = readSession()?.user.id
  if (next === person) return
  person = next
  if (next === undefined) queryClient.clear()
  else void queryClient.resetQueries()
})

// Batches updates per frame: on a slow phone several responses arrive together and would render the page several times.
const arrived: (() => void)[] = []
notifyManager.setScheduler((notify) => {
  if (arrived.push(notify) === 1) setTimeout(notifyAll)
})
function notifyAll() {
  for (const notify of arrived.splice(0)) notify()
}
