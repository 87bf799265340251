import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './call.ts'

/** Answers of the server are kept here and nowhere else. A refusal is final; only what was not reached is retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
    },
    mutations: { retry: false },
  },
})
