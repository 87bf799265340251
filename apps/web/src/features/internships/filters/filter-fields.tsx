import {
  type InternshipSort,
  internshipSorts,
  locationFilters,
  searchMaxLength,
  workTypeFilters,
} from '@fledge/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { internshipFacets } from '../../../api/internships/internships.ts'
import { useDebouncedText } from '../../../lib/hooks/use-debounced-text.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { activeFilters, effectiveSort, type FilterProps } from './filters.ts'
import { MoreFilters } from './more-filters.tsx'
import { type Counts, chosenOption, countsOf, labelWithCount, placeOptions } from './place-options.ts'

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

const another = 'another place'

type LocationProps = Pick<FilterProps, 'filters' | 'onFilters'> & { places: Counts | undefined }

/** The location filter; its last option opens a field for any other place (settlement 39). */
function LocationField({ filters, onFilters, places }: LocationProps) {
  const { location = locationFilters[0] } = filters
  const [typing, setTyping] = useState(false)
  const options = placeOptions(places, location)
  function choose(value: string) {
    setTyping(value === another)
    if (value !== another) onFilters({ location: value })
  }
  return (
    <div className="grid gap-2">
      <SelectField
        label="Location"
        value={typing ? another : chosenOption(options, location)?.value}
        options={[...options, { value: another, label: 'Another place…' }]}
        onChange={({ target }) => choose(target.value)}
      />
      {typing && <TypedPlace onPlace={(place) => onFilters({ location: place || undefined }, true)} />}
    </div>
  )
}

function TypedPlace({ onPlace }: { onPlace: (place: string) => void }) {
  const draft = useDebouncedText('', onPlace)
  return (
    <TextField
      label="Place"
      placeholder="City, state or country"
      hint="Other names work too: Bombay finds Mumbai."
      limit={searchMaxLength}
      autoFocus
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && draft.settle(draft.text)}
    />
  )
}
