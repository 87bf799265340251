import type { NewSavedSearch, SavedSearch } from '@fledge/contract/saved-items'
import type { AlertFrequency } from '@fledge/core/alerts'
import { foldText } from '@fledge/core/places'
import type { Filters } from '../filters/filters.ts'

type Search = Pick<SavedSearch, 'q' | 'type' | 'location'>

/** The filters as they are saved, with defaults filled in. The order is not saved. */
export const toSearch = ({ q = '', type = 'all', location = 'all' }: Filters): Search => ({ q, type, location })

export const toFilters = ({ q, type, location }: Search): Filters => ({
  q: q || undefined,
  type: type === 'all' ? undefined : type,
  location: location === 'all' ? undefined : location,
})

export function isSame(saved: Search, filters: Filters): boolean {
  const now = toSearch(filters)
  return (
    foldText(saved.q) === foldText(now.q) &&
    saved.type === now.type &&
    foldText(saved.location) === foldText(now.location)
  )
}

/** How a frequency is called in a choice and in a sentence. */
export const alertWords: Record<AlertFrequency, { choice: string; inSentence: string }> = {
  at_once: { choice: 'At once', inSentence: 'at once' },
  daily: { choice: 'Daily, in the morning', inSentence: 'daily' },
  weekly: { choice: 'Weekly, on Mondays', inSentence: 'weekly' },
  never: { choice: 'Never', inSentence: 'off' },
}

/** The default name of a search: 'react, Remote, Pune'. */
export const nameFor = ({ q, type, location }: Search): NewSavedSearch['name'] =>
  [q, type === 'all' ? '' : type, location === 'all' ? '' : location].filter(Boolean).join(', ').slice(0, 60)
