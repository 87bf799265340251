import { locationFilters, type SortOption, sortOptions, workTypeFilters } from '@fledge/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { places } from '../../api/internships.ts'
import { SelectField } from '../../ui/field.tsx'
import type { Filters } from './filters.ts'
import { placeOptions } from './place-options.ts'

const sortWords: Record<SortOption, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'stipend-high': 'Stipend: high to low',
  'stipend-low': 'Stipend: low to high',
}

type FilterFieldsProps = { filters: Filters; onFilters: (change: Filters) => void }

/** Work type, place and order. A choice holds at once. */
export function FilterFields({ filters, onFilters }: FilterFieldsProps) {
  const { data: live } = useQuery(places)
  const { type = 'all', location = locationFilters[0], sort = sortOptions[0] } = filters
  return (
    <>
      <SelectField
        label="Work type"
        value={type}
        options={workTypeFilters.map((value) => ({ value, label: value === 'all' ? 'All types' : value }))}
        onChange={({ target }) => onFilters({ type: workTypeFilters.find((value) => value === target.value) })}
      />
      <SelectField
        label="Location"
        value={location}
        options={placeOptions(live ?? [], location)}
        onChange={({ target }) => onFilters({ location: target.value })}
      />
      <SelectField
        label="Sort by"
        value={sort}
        options={sortOptions.map((value) => ({ value, label: sortWords[value] }))}
        onChange={({ target }) => onFilters({ sort: sortOptions.find((value) => value === target.value) })}
      />
    </>
  )
}
