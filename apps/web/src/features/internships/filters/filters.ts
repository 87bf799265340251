import type { InternshipSort, WorkType } from '@fledge/contract/constants'
import { fieldsOfWork } from '@fledge/contract/fields-of-work'
import { moreFilterParams } from '../../../lib/search-params.ts'

export type MoreFilters = Omit<InUrl, 'field'> & { field?: FieldOfWork | undefined }
type InUrl = Partial<ReturnType<typeof moreFilterParams>>
type FieldOfWork = (typeof fieldsOfWork)[number]

/** The filters and order of the list, named as in the URL and in `GET /internship`. */
export type Filters = MoreFilters & {
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

const moreNames = Object.keys(moreFilterParams({})) as (keyof InUrl)[]
const names = ['q', 'type', 'location', 'without', ...moreNames, 'sort'] as const

export const noFilters: Filters = Object.fromEntries(names.map((name) => [name, undefined]))

/** The filters of a URL without those that have no effect, so that responses are cached once. */
export const activeFilters = (filters: Omit<Filters, 'field'> & Pick<InUrl, 'field'>): Filters => {
  const known = { ...filters, field: knownField(filters.field) }
  return Object.fromEntries(names.flatMap((name) => (isSet(known[name]) ? [[name, known[name]]] : [])))
}

/** A field of work of the list, or undefined. */
export const knownField = (name: string | undefined): FieldOfWork | undefined =>
  fieldsOfWork.find((field) => field === name)

/** The request of a student's list: the best match first unless a text is searched or an order is chosen. */
export const listRequest = (filters: Parameters<typeof activeFilters>[0]): Filters => ({
  ...activeFilters(filters),
  sort: chosenSort(filters) ?? (filters.q ? undefined : 'best-match'),
})

/** Whether the filters hide any listing. The order does not. */
export const isFiltered = ({ sort: _, ...filters }: Filters): boolean => Object.values(filters).some(isSet)

export const countMore = (filters: Filters): number => moreNames.filter((name) => isSet(filters[name])).length

const isSet = (value: unknown): boolean => Boolean(value) && value !== 'all'

/** The order of the list: relevance for a text search, else the best match when a resume was read, else the newest. */
export const effectiveSort = (filters: Filters, canMatch: boolean): InternshipSort =>
  chosenSort(filters) ?? (filters.q ? 'relevance' : canMatch ? 'best-match' : 'newest')

const chosenSort = ({ sort }: Pick<Filters, 'sort'>) => (sort === 'relevance' ? undefined : sort)
