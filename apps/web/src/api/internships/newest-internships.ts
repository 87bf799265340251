import { type Internship, listInternships } from '@fledge/contract/internships'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const newestInternships = queryOptions({
  queryKey: ['internships', 'newest'],
  queryFn: ({ signal }) => call(listInternships, { query: { limit: 18 } }, signal),
  select: ({ data, totalOpen }) => ({ data: spread(data).slice(0, 6), totalOpen }),
  staleTime: 60_000,
})

/** The newest of each company first, so that one that posts a dozen does not fill the list. */
function spread(newest: readonly Internship[]): Internship[] {
  const isFirst = ({ company }: Internship, at: number) =>
    newest.findIndex((one) => one.company.id === company.id) === at
  return [...newest.filter(isFirst), ...newest.filter((one, at) => !isFirst(one, at))]
}
