import type { Match } from '@fledge/contract/analysis'
import { SlidersHorizontal } from 'lucide-react'
import { useWide } from '../../lib/use-wide.ts'
import { Button } from '../../ui/button.tsx'
import { FilterColumn } from './filter-column.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { Filters } from './filters.ts'
import { InternshipResults } from './internship-results.tsx'
import { PopularSearches, SearchBox } from './search-box.tsx'
import { SelectedInternship } from './selected-internship.tsx'
import { useApplyNow } from './use-apply-now.ts'
import { useArrivalByLink } from './use-arrival-by-link.ts'
import { useDraft } from './use-draft.ts'
import { useOneInternship, useOpenInternships } from './use-open-internships.ts'

export type InternshipsProps = {
  userId: string
  filters: Filters
  /** Takes what changes. What is typed replaces the address, a choice adds one to go back to. */
  onFilters: (change: Filters, typed?: boolean) => void
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** An internship that a link leads to. */
  highlight: string | undefined
  sheetOpen: boolean
  onSheet: (open: boolean) => void
  wantsSearch: boolean
  onSearchFocused: () => void
  onUpload: () => void
  /** How the resume fits an internship, as far as the analysis says. */
  matchOf: (internshipId: string) => Match | undefined
}

/** Finding internships: search and filters, the list, and one of them in full. */
export function InternshipsPanel(props: InternshipsProps) {
  const { filters, onFilters, highlight, sheetOpen, onSheet } = props
  const wide = useWide()
  const { held, dropped } = useArrivalByLink(highlight, filters)
  const draft = useDraft(held.q ?? '', (q) => onFilters({ q: q || undefined }, true))
  const open = useOpenInternships(held)
  const linked = useOneInternship(highlight, open.internships)
  const apply = useApplyNow(props.userId, props.onUpload)
  const linkedId = linked.state === 'gone' ? undefined : highlight
  const shownId = props.selected ?? (wide ? (linkedId ?? open.internships[0]?.id) : undefined)
  const shown = useOneInternship(shownId, open.internships)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-20">Find Internships</h2>
      <div className="grid gap-3">
        <div className="flex gap-2">
          <SearchBox draft={draft} wantsFocus={props.wantsSearch} onFocused={props.onSearchFocused} />
          {!wide && (
            <Button look="secondary" onClick={() => onSheet(true)}>
              <SlidersHorizontal aria-hidden size={16} />
              Filters
            </Button>
          )}
        </div>
        <PopularSearches draft={draft} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,5fr)_minmax(0,6fr)]">
        {wide && (
          <FilterColumn filters={held} onFilters={onFilters} wantsFocus={sheetOpen} onFocused={() => onSheet(false)} />
        )}
        <InternshipResults
          open={open}
          filters={held}
          clears={!wide}
          onClear={onFilters}
          link={{ wanted: linked, dropped }}
          shownId={shownId}
          onSelect={props.onSelect}
          matchOf={props.matchOf}
          apply={apply}
        />
        <SelectedInternship
          wide={wide}
          wanted={shown}
          match={shownId === undefined ? undefined : props.matchOf(shownId)}
          apply={apply}
          onClose={() => props.onSelect(undefined)}
        />
      </div>
      {!wide && (
        <FilterSheet
          filters={held}
          onFilters={onFilters}
          open={sheetOpen}
          onClose={() => onSheet(false)}
          total={open.total}
        />
      )}
    </div>
  )
}
