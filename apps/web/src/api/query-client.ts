import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onSessionChange, readSession } from './session.ts'

/**
 * The only cache of server state. Refusals are final; only network failures are retried. Mutations fail at once when
 * offline (`networkMode: 'always'`) instead of being sent later, when the user no longer means them.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

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
