import type { SavedSearch, SearchToSave } from '@fledge/contract/saved-items'
import type { AlertFrequency } from '@fledge/core/alerts'
import { foldText } from '@fledge/core/places'
import { filterWords } from '../filters/filter-words.ts'
import { activeFilters, type Filters } from '../filters/filters.ts'

/** The filters as they are saved, with defaults filled in. The order is not saved. */
export const toSearch = ({ sort: _, ...filters }: Filters): Omit<SearchToSave, 'name' | 'alert'> => ({
  ...{ q: '', type: 'all' as const, location: 'all' },
  ...activeFilters(filters),
})

export const toFilters = ({ skill, ...search }: SavedSearch): Filters =>
  activeFilters({ ...search, skill: skill?.join(', ') })

export const isSame = (saved: SavedSearch, filters: Filters): boolean => keyOf(toFilters(saved)) === keyOf(filters)

/** Equal for filters that find the same. */
function keyOf({ sort: _, q = '', location = '', skill = '', ...others }: Filters): string {
  const skills = skill.split(',').map(foldText).toSorted()
  return JSON.stringify([foldText(q), foldText(location), skills, activeFilters(others)])
}

/** How a frequency is called in a choice and in a sentence. */
export const alertWords: Record<AlertFrequency, { choice: string; inSentence: string }> = {
  at_once: { choice: 'At once', inSentence: 'at once' },
  daily: { choice: 'Daily, in the morning', inSentence: 'daily' },
  weekly: { choice: 'Weekly, on Mondays', inSentence: 'weekly' },
  never: { choice: 'Never', inSentence: 'off' },
}

export const savedNameMaxLength = 60

/** The default name of a search: 'react, Remote, Pune, certificate'. */
export function nameFor(search: Filters): string {
  const { q, type, location, skill, ...others } = activeFilters(search)
  const words = [q, type, location, skill, ...Object.values(filterWords(others))].filter(Boolean)
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join(', ').length <= savedNameMaxLength)
  return (fitting.length > 0 ? fitting : words).join(', ').slice(0, savedNameMaxLength)
}
