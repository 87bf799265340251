import { locationFilters, searchMaxLength } from '@fledge/contract/constants'
import { useState } from 'react'
import { useDebouncedText } from '../../../lib/hooks/use-debounced-text.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FilterProps } from './filters.ts'
import { type Counts, chosenOption, placeOptions } from './place-options.ts'

const another = 'another place'

type LocationProps = Pick<FilterProps, 'filters' | 'onFilters'> & { places: Counts | undefined }

/** The location filter; its last option opens a field for any other place (settlement 39). */
export function LocationField({ filters, onFilters, places }: LocationProps) {
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
