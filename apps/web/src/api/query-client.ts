import { QueryClient } from '@tanstack/react-query'
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
