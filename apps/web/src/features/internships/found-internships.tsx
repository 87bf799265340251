import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { savedSearches } from '../../api/internships/saved-internships.ts'
import { useWide } from '../../lib/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { SelectedInternship } from './detail/selected-internship.tsx'
import { FilterColumn } from './filters/filter-column.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import type { FilterProps } from './filters/filters.ts'
import { PopularSearches, SearchBox } from './filters/search-box.tsx'
import { useDebouncedText } from './filters/use-debounced-text.ts'
import { InternshipResults } from './internship-results.tsx'
import { SavedSearches } from './saved/saved-searches.tsx'
import type { Acts } from './use-internship-actions.ts'
import { useLinkedFilters } from './use-linked-filters.ts'
import { useOneInternship, useOpenInternships } from './use-open-internships.ts'

export type FoundProps = FilterProps & {
  userId: string
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** An internship that a link leads to. */
  highlight: string | undefined
  sheetOpen: boolean
  onSheet: (open: boolean) => void
  acts: Acts
}

/** Search and filters, the list, and one internship of it in full. */
export function FoundInternships(props: FoundProps) {
  const { userId, filters, onFilters, highlight, sheetOpen, onSheet, canMatch, acts } = props
  const wide = useWide()
  const { held, dropped } = useLinkedFilters(highlight, filters)
  const draft = useDebouncedText(held.q ?? '', (q) => onFilters({ q: q || undefined }, true))
  const open = useOpenInternships(held)
  const linked = useOneInternship(highlight, open.internships)
  const linkedId = linked.state === 'gone' ? undefined : highlight
  const shownId = props.selected ?? (wide ? (linkedId ?? open.internships[0]?.id) : undefined)
  const shown = useOneInternship(shownId, open.internships)
  const known = useKnownSearches(userId)
  const fields = { filters: held, onFilters, canMatch }

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex gap-2">
          <SearchBox draft={draft} />
          {!wide && (
            <Button look="secondary" onClick={() => onSheet(true)}>
              <SlidersHorizontal aria-hidden size={16} />
              Filters
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <PopularSearches draft={draft} />
          <SavedSearches userId={userId} filters={held} onRun={onFilters} />
        </div>
      </div>
      {known ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[12rem_minmax(0,5fr)_minmax(0,6fr)]">
          {wide && <FilterColumn {...fields} wantsFocus={sheetOpen} onFocused={() => onSheet(false)} />}
          <InternshipResults
            open={open}
            filters={held}
            clears={!wide}
            onFilters={onFilters}
            link={{ wanted: linked, dropped }}
            shownId={shownId}
            onSelect={props.onSelect}
            acts={acts}
          />
          <SelectedInternship wide={wide} wanted={shown} acts={acts} onClose={() => props.onSelect(undefined)} />
        </div>
      ) : (
        <CardSkeletons count={4} className="h-72" />
      )}
      {!wide && <FilterSheet {...fields} open={sheetOpen} onClose={() => onSheet(false)} total={open.total} />}
    </>
  )
}

/**
 * Whether it is known how many searches were saved. They stand above the list, which comes with them: later they would
 * push it down, and a place that is kept for them would stay empty where there are none. Both are asked for at the same
 * time. The list does not wait for a second try, and does not go when they are asked for again.
 */
function useKnownSearches(userId: string): boolean {
  const { isPending, failureCount } = useQuery(savedSearches(userId))
  const [known, setKnown] = useState(false)
  if (!known && (!isPending || failureCount > 0)) setKnown(true)
  return known
}
