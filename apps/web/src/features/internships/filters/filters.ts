import type { InternshipSort, WorkType } from '@fledge/contract/constants'

/** The filters and order of the list, named as in the URL and in `GET /internship`. */
export type Filters = {
  q?: string | undefined
  type?: WorkType | 'all' | undefined
  location?: string | undefined
  /** A skill that the internship must not ask for. */
  without?: string | undefined
  sort?: InternshipSort | undefined
}

export type FilterProps = {
  filters: Filters
  /** Applies a change. Typed text replaces the history entry; a choice adds one. */
  onFilters: (change: Filters, typed?: boolean) => void
  /** Whether a resume has been read, so that listings can be ordered by match. */
  canMatch: boolean
}

/** Whether the filters hide any listing. The order does not. */
export const isFiltered = ({ q, type = 'all', location = 'all', without }: Filters): boolean =>
  Boolean(q) || Boolean(without) || type !== 'all' || location !== 'all'

export const noFilters: Filters = {
  q: undefined,
  type: undefined,
  location: undefined,
  without: undefined,
  sort: undefined,
}

/** The default order: relevance for a text search, otherwise the newest first. */
export const effectiveSort = ({ q, sort }: Filters): InternshipSort => {
  if (sort !== undefined && sort !== 'relevance') return sort
  return q ? 'relevance' : 'newest'
}

/** The filters for the request. Filters without effect are left out, so that responses are cached once. */
export function requestFilters({ q, type, location, without, sort }: Filters): Filters {
  return {
    ...(q && { q }),
    ...(type && type !== 'all' && { type }),
    ...(location && location !== 'all' && { location }),
    ...(without && { without }),
    ...(sort && { sort }),
  }
}
