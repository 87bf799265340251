import { paletteResults, publicPageSize } from '@fledge/contract/constants'
import type { CallInput } from '@fledge/contract/http/endpoint'
import {
  getInternship,
  getInternshipMatch,
  listInternshipFacets,
  listInternships,
  listSimilarInternships,
} from '@fledge/contract/internships'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

type Filters = Omit<CallInput<typeof listInternships>['query'], 'cursor' | 'limit' | 'company'>

const pageSize = 30

/** Open internships for these filters, page by page. */
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

/** Open internships that share skills with this one. */
export const similarInternships = (id: string) =>
  queryOptions({
    queryKey: ['internships', 'similar', id],
    queryFn: ({ signal }) => call(listSimilarInternships, { params: { id } }, signal),
    select: ({ data }) => data,
    staleTime: 60_000,
    retryOnMount: false,
  })

/** One page of the public search. */
export const publicPage = (search: PublicSearch) =>
  queryOptions({
    queryKey: ['internships', 'public', search],
    queryFn: ({ signal }) => call(listInternships, { query: { ...search, limit: publicPageSize } }, signal),
    placeholderData: keepPreviousData,
  })

/** The first results of a search, keyed by its text, so that a late response never replaces a newer one. */
export const searchResults = (q: string) =>
  queryOptions({
    queryKey: ['internships', 'search', q],
    queryFn: ({ signal }) => call(listInternships, { query: { q, limit: paletteResults } }, signal),
    placeholderData: keepPreviousData,
  })

/** Counts of open internships by work type and by place, each under the other filters. */
export const internshipFacets = ({ sort: _, ...narrowing }: Filters) =>
  queryOptions({
    queryKey: ['internships', 'facets', narrowing],
    queryFn: ({ signal }) => call(listInternshipFacets, { query: narrowing }, signal),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** The evidence of one's own match. */
export const matchOfInternship = (id: string) =>
  queryOptions({
    queryKey: ['internships', 'match', id],
    queryFn: ({ signal }) => call(getInternshipMatch, { params: { id } }, signal),
    select: ({ data }) => data,
  })
