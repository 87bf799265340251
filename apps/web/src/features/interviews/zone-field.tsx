import { useId, useState } from 'react'
import { timeZonesWith } from '../../lib/time-zone.ts'
import { TextField } from '../../ui/field.tsx'
import { findTimeZone, listZoneLabels, zoneLabel } from './zone-cities.ts'

type ZoneFieldProps = {
  value: string
  onChange: (timeZone: string) => void
  /** Listed also when the browser does not list it. */
  initial: string
  hint: string
  error?: string | undefined
}

/** The time zone of the times, found by city or by name. A text that names none is replaced by the chosen zone. */
export function ZoneField({ value, onChange, initial, hint, error }: ZoneFieldProps) {
  const listId = useId()
  const [zones] = useState(() => timeZonesWith(initial))
  const [labels] = useState(() => listZoneLabels(zones))
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const zone = findTimeZone(text, zones)
    if (zone !== null) onChange(zone)
  }
  return (
    <>
      <TextField
        label="Times are in"
        placeholder="City, such as Bengaluru"
        list={listId}
        autoComplete="off"
        hint={hint}
        error={error}
        value={typed ?? zoneLabel(value)}
        // The whole list is offered, and typing starts a new search.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const isUnknown = typed !== null && findTimeZone(typed, zones) === null
          if (event.key === 'Enter' && isUnknown) event.preventDefault()
        }}
      />
      <datalist id={listId}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
}
