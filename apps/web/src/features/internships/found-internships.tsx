import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { savedSearches } from '../../api/internships/saved-internships.ts'
import { useDebouncedText } from '../../lib/hooks/use-debounced-text.ts'
import { useWide } from '../../lib/hooks/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { AfterFirstScreen } from '../../ui/lazy/after-first-screen.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { CardSkeleton, CardSkeletons } from '../../ui/skeleton.tsx'
import { effectiveSort, type FilterProps, type Filters, isFiltered, noFilters } from './filters/filters.ts'
import { PopularSearches, SearchBox } from './filters/search-box.tsx'
import { InternshipResults } from './internship-results.tsx'
import type { InternshipActions } from './use-internship-actions.ts'
import { useInternship, useOpenInternships } from './use-open-internships.ts'

// The list comes first; the filters and the details follow in places of their own.
const FilterRow = lazyPanel(() => import('./filters/filter-row.tsx').then((m) => m.FilterRow))
const SelectedInternship = lazyPanel(() => import('./detail/selected-internship.tsx').then((m) => m.SelectedInternship))
const FilterSheet = lazyDialog(() => import('./filters/filter-sheet.tsx').then((m) => m.FilterSheet))
const WithoutSkill = lazyComponent(() => import('./filters/without-skill.tsx').then((m) => m.WithoutSkill))
const SavedSearches = lazyComponent(() => import('./saved/saved-searches.tsx').then((m) => m.SavedSearches))
const PreferenceLine = lazyComponent(() => import('./preference-line.tsx').then((m) => m.PreferenceLine))

export type FoundProps = FilterProps & {
  userId: string
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** The id of the internship that a link opened. */
  highlight: string | undefined
  sheetOpen: boolean
  onSheet: (open: boolean) => void
  actions: InternshipActions
  /** What switches to the saved ones. */
  viewSwitch: ReactNode
}

export function FoundInternships(props: FoundProps) {
  const { userId, filters, onFilters, highlight, sheetOpen, onSheet, canMatch, actions } = props
  const wide = useWide()
  const { filters: linkedFilters, dropped } = useLinkedFilters(highlight, filters)
  const draft = useDebouncedText(linkedFilters.q ?? '', (q) => onFilters({ q: q || undefined }, true))
  const open = useOpenInternships(linkedFilters)
  const linked = useInternship(highlight, open.internships)
  const linkedId = linked.state === 'gone' ? undefined : highlight
  const shownId = props.selected ?? (wide ? (linkedId ?? open.internships[0]?.id) : undefined)
  const shown = useInternship(shownId, open.internships)
  const isHeadLoaded = useHeadLoaded(userId)
  const fields = { filters: linkedFilters, onFilters, canMatch }

  return (
    <>
      <div className="@container flex flex-wrap items-start gap-3">
        {props.viewSwitch}
        <div className="flex grow basis-60 gap-2 max-sm:w-full">
          <SearchBox draft={draft} />
          {!wide && (
            <Button icon={SlidersHorizontal} look="secondary" onClick={() => onSheet(true)}>
              Filters
            </Button>
          )}
        </div>
        {wide && (
          <AfterFirstScreen fallback={<div className="grow basis-166" />}>
            <FilterRow {...fields} wantsFocus={sheetOpen} onFocused={() => onSheet(false)} />
          </AfterFirstScreen>
        )}
      </div>
      <div className="relative -m-1 flex min-w-0 gap-2 overflow-x-auto p-1 scroll-hint">
        <PopularSearches draft={draft} />
        <AfterFirstScreen>
          {linkedFilters.without && (
            <WithoutSkill skill={linkedFilters.without} onClear={() => onFilters({ without: undefined })} />
          )}
          <SavedSearches
            userId={userId}
            filters={linkedFilters}
            onRun={(search) => onFilters({ ...noFilters, sort: linkedFilters.sort, ...search })}
          />
        </AfterFirstScreen>
      </div>
      {isHeadLoaded ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
          <InternshipResults
            open={open}
            order={
              <AfterFirstScreen>
                <PreferenceLine byMatch={canMatch && effectiveSort(linkedFilters, canMatch) === 'best-match'} />
              </AfterFirstScreen>
            }
            filters={linkedFilters}
            clears={!wide}
            onFilters={onFilters}
            link={{ wanted: linked, dropped }}
            shownId={shownId}
            onSelect={props.onSelect}
            actions={actions}
          />
          <AfterFirstScreen fallback={wide && <CardSkeleton className="h-[60dvh]" />}>
            <SelectedInternship
              wide={wide}
              wanted={shown}
              actions={actions}
              onClose={() => props.onSelect(undefined)}
            />
          </AfterFirstScreen>
        </div>
      ) : (
        <CardSkeletons count={5} className="h-50 sm:h-27" />
      )}
      {!wide && sheetOpen && <FilterSheet {...fields} onClose={() => onSheet(false)} total={open.total} />}
    </>
  )
}

/** Whether the saved searches have loaded or failed once; until then they could push the list down. */
function useHeadLoaded(userId: string): boolean {
  const searches = useQuery(savedSearches(userId))
  const [known, setKnown] = useState(false)
  if (!known && (!searches.isPending || searches.failureCount > 0)) setKnown(true)
  return known
}

/**
 * A link to one internship (`highlight`) clears the filters, from the same URL or the previous one, so that the internship
 * is visible. `dropped` tells whether any filter was cleared (settlement 4).
 */
function useLinkedFilters(highlight: string | undefined, filters: Filters) {
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
