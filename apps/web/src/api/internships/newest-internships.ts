import { listInternships } from '@fledge/contract/internships'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const newestInternships = queryOptions({
  queryKey: ['internships', 'newest'],
  queryFn: ({ signal }) => call(listInternships, { query: { limit: 6 } }, signal),
  staleTime: 60_000,
})
