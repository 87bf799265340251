import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onSessionChange, readSession } from './session.ts'

/**
 * Answers of the server are kept here and nowhere else. A refusal is final; only what was not reached is retried.
 * What cannot be sent fails at once and says so ('always'): it is never kept and sent later, when it is not meant any more.
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

// What one person was shown is not there for the next: neither after signing out nor when another tab changes hands.
let person = readSession()?.user.id
onSessionChange(() => {
  const next = readSession()?.user.id
  if (next === person) return
  person = next
  if (next === undefined) queryClient.clear()
  else void queryClient.resetQueries()
})

// What has arrived by the time that anything is drawn is drawn with it: a slow phone has five answers waiting then, and
// would draw the page five times.
const arrived: (() => void)[] = []
notifyManager.setScheduler((tell) => {
  if (arrived.push(tell) === 1) setTimeout(tellAll)
})
function tellAll() {
  for (const tell of arrived.splice(0)) tell()
}
