import type { CallInput } from '@fledge/contract/endpoint'
import { getInternship, listInternships, listPlaces } from '@fledge/contract/internships'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

type Filters = Omit<CallInput<typeof listInternships>['query'], 'cursor' | 'limit' | 'company'>

const pageSize = 30

/** Open internships for these filters, a page at a time. */
export const internshipPages = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['internships', 'open', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listInternships,
        { query: { ...filters, limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

export const internshipsOfCompany = (companyId: string) =>
  queryOptions({
    queryKey: ['internships', 'company', companyId],
    queryFn: ({ signal }) => call(listInternships, { query: { company: companyId } }, signal),
    select: ({ data }) => data,
  })

export const oneInternship = (id: string) =>
  queryOptions({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => call(getInternship, { params: { id } }, signal),
    select: ({ data }) => data,
  })

export const places = queryOptions({
  queryKey: ['internships', 'places'],
  queryFn: ({ signal }) => call(listPlaces, {}, signal),
  select: ({ data }) => data,
  staleTime: 300_000,
})
