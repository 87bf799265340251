import type { Internship } from '@fledge/contract/internships'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isNotFound } from '../../api/api-error.ts'
import { internshipPages, oneInternship } from '../../api/internships/internships.ts'
import { type Filters, listRequest } from './filters/filters.ts'

export function useOpenInternships(filters: Filters) {
  const query = useInfiniteQuery(internshipPages(listRequest(filters)))
  const internships = useMemo(() => withoutDoubles(query.data?.pages.flatMap(({ data }) => data) ?? []), [query.data])
  const { total = 0, totalOpen = 0 } = query.data?.pages.at(-1) ?? {}
  return { query, internships, total, totalOpen, suggestion: query.data?.pages[0] ?? {} }
}

/** Removes listings that moved to a later page between two requests. */
const withoutDoubles = (internships: Internship[]) => [...new Map(internships.map((one) => [one.id, one])).values()]

export type InternshipState =
  | { state: 'none' | 'loading' | 'gone' | 'failed' }
  | { state: 'found'; internship: Internship }

/** One internship by id, from the loaded list or the server; 'gone' if it is no longer open. */
export function useInternship(id: string | undefined, loaded: readonly Internship[]): InternshipState {
  const here = loaded.find((internship) => internship.id === id)
  const query = useQuery({ ...oneInternship(id ?? ''), enabled: id !== undefined && here === undefined })
  if (id === undefined) return { state: 'none' }
  const internship = here ?? query.data
  if (internship) return { state: 'found', internship }
  if (query.error) return { state: isNotFound(query.error) ? 'gone' : 'failed' }
  return { state: 'loading' }
}
