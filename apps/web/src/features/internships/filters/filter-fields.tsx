import { type InternshipSort, internshipSorts, workTypeFilters } from '@fledge/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { internshipFacets } from '../../../api/internships/internships.ts'
import { SelectField } from '../../../ui/field.tsx'
import { activeFilters, effectiveSort, type FilterProps } from './filters.ts'
import { LocationField } from './location-field.tsx'
import { MoreFilters } from './more-filters.tsx'
import { type Counts, countsOf, labelWithCount } from './place-options.ts'

export const sortWords: Record<InternshipSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'stipend-high': 'Stipend: high to low',
  'stipend-low': 'Stipend: low to high',
  'best-match': 'Best match',
  relevance: 'Most relevant',
}

/** Work type, location, order and more filters. Choices apply immediately. */
export function FilterFields({ filters, onFilters, canMatch }: FilterProps) {
  const { data: facets } = useQuery(internshipFacets(activeFilters(filters)))
  const { type = 'all' } = filters
  const sort = effectiveSort(filters, canMatch)
  const isOffered = { 'best-match': canMatch, relevance: Boolean(filters.q) } as Partial<
    Record<InternshipSort, boolean>
  >
  const sorts = internshipSorts.filter((value) => (isOffered[value] ?? true) || sort === value)
  return (
    <>
      <SelectField
        label="Work type"
        value={type}
        options={workTypeFilters.map((value) => ({
          value,
          label: typeLabel(value, countsOf(facets, 'types')),
        }))}
        onChange={({ target }) => onFilters({ type: workTypeFilters.find((value) => value === target.value) })}
      />
      <LocationField filters={filters} onFilters={onFilters} places={countsOf(facets, 'places')} />
      <SelectField
        label="Sort by"
        value={sort}
        options={sorts.map((value) => ({ value, label: sortWords[value] }))}
        onChange={({ target }) => onFilters({ sort: internshipSorts.find((value) => value === target.value) })}
        hint={
          sort === 'best-match' && !canMatch && 'Available once we have read your resume. Until then, newest first.'
        }
      />
      <MoreFilters filters={filters} onFilters={onFilters} />
    </>
  )
}

/** The label with its count, once counts have loaded. A work type without listings has none. */
export function typeLabel(value: string, live: Counts | undefined): string {
  if (value === 'all') return 'All types'
  return labelWithCount(value, live, live?.counts.find((one) => one.value === value)?.count ?? 0)
}
