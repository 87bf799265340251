import { useState } from 'react'
import { type Filters, narrows } from './filters/filters.ts'

/**
 * A link to one internship (`highlight`) shows it whatever the filters say: they hold no longer, and it is said that
 * they were dropped, be they in the same address or in the one before it (settlement 4).
 */
export function useLinkedFilters(highlight: string | undefined, filters: Filters) {
  const narrowed = narrows(filters)
  const [last, setLast] = useState({ highlight, narrowed, dropped: highlight !== undefined && narrowed })
  const same = last.highlight === highlight
  if (!same || last.narrowed !== narrowed) {
    const before = last.narrowed || (same && last.dropped)
    setLast({ highlight, narrowed, dropped: highlight !== undefined && (narrowed || before) })
  }
  const { sort } = filters
  return { held: highlight === undefined ? filters : { sort }, dropped: last.dropped }
}
