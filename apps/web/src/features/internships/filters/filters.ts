import type { InternshipSort, WorkType } from '@fledge/contract/constants'

/** What narrows and orders the list; the same words as in the address and in `GET /internship`. */
export type Filters = {
  q?: string | undefined
  type?: WorkType | 'all' | undefined
  location?: string | undefined
  sort?: InternshipSort | undefined
}

export type FilterProps = {
  filters: Filters
  /** Takes what changes. What is typed replaces the address, a choice adds one to go back to. */
  onFilters: (change: Filters, typed?: boolean) => void
  /** A resume was read: listings can be ordered by how it fits. */
  canMatch: boolean
}

/** Whether anything is hidden by them. An order hides nothing. */
export const narrows = ({ q, type = 'all', location = 'all' }: Filters): boolean =>
  Boolean(q) || type !== 'all' || location !== 'all'

export const noFilters: Filters = { q: undefined, type: undefined, location: undefined, sort: undefined }

/** The order of a list without a chosen one. 'relevance' needs a text to be relevant to. */
export const effectiveSort = ({ q, sort }: Filters): InternshipSort => {
  if (sort !== undefined && sort !== 'relevance') return sort
  return q ? 'relevance' : 'newest'
}

/** The same filters as the server is asked for them: what filters nothing is left out, so that it is cached once. */
export function asked({ q, type, location, sort }: Filters): Filters {
  return {
    ...(q && { q }),
    ...(type && type !== 'all' && { type }),
    ...(location && location !== 'all' && { location }),
    ...(sort && { sort }),
  }
}
