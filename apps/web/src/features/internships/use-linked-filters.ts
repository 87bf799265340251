import { useState } from 'react'
import { type Filters, isFiltered } from './filters/filters.ts'

/**
 * A link to one internship (`highlight`) clears the filters, from the same URL or the previous one, so that the internship
 * is visible. `dropped` tells whether any filter was cleared (settlement 4).
 */
export function useLinkedFilters(highlight: string | undefined, filters: Filters) {
  const narrowed = isFiltered(filters)
  const [last, setLast] = useState({ highlight, narrowed, dropped: highlight !== undefined && narrowed })
  const same = last.highlight === highlight
  if (!same || last.narrowed !== narrowed) {
    const before = last.narrowed || (same && last.dropped)
    setLast({ highlight, narrowed, dropped: highlight !== undefined && (narrowed || before) })
  }
  const { sort } = filters
  return { filters: highlight === undefined ? filters : { sort }, dropped: last.dropped }
}
