import { paletteResults, publicPageSize } from '@fledge/contract/constants'
import type { CallInput } from '@fledge/contract/http/endpoint'
import * as internships from '@fledge/contract/internships'
import { getCompany } from '@fledge/contract/listings/companies'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, dataQuery } from '../call.ts'

type Filters = Omit<CallInput<typeof internships.listInternships>['query'], 'cursor' | 'limit' | 'company'>

const pageSize = 30

export const internshipPages = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['internships', 'open', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        internships.listInternships,
        { query: { ...filters, limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

export const internshipsOfCompany = (companyId: string) =>
  dataQuery(['internships', 'company', companyId], internships.listInternships, { query: { company: companyId } })

export const oneInternship = (id: string) =>
  dataQuery(['internships', 'one', id], internships.getInternship, { params: { id } })

export const similarInternships = (id: string) => ({
  ...dataQuery(['internships', 'similar', id], internships.listSimilarInternships, { params: { id } }),
  staleTime: 60_000,
  retryOnMount: false,
})

export const publicPage = (search: PublicSearch) =>
  queryOptions({
    queryKey: ['internships', 'public', search],
    queryFn: ({ signal }) => call(internships.listInternships, { query: { ...search, limit: publicPageSize } }, signal),
    placeholderData: keepPreviousData,
  })

/** The first results of a search, keyed by its text, so that a late response never replaces a newer one. */
export const searchResults = (q: string) =>
  queryOptions({
    queryKey: ['internships', 'search', q],
    queryFn: ({ signal }) => call(internships.listInternships, { query: { q, limit: paletteResults } }, signal),
    placeholderData: keepPreviousData,
  })

/** Counts of open internships by work type and by place, each under the other filters. */
export const internshipFacets = ({ sort: _, ...narrowing }: Filters) => ({
  ...dataQuery(['internships', 'facets', narrowing], internships.listInternshipFacets, { query: narrowing }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})

export const matchOfInternship = (id: string) =>
  dataQuery(['internships', 'match', id], internships.getInternshipMatch, { params: { id } })

/** A company as everyone sees it, with its newest open internships. */
export const publicCompany = (id: string) => dataQuery(['companies', id], getCompany, { params: { id } })
