import { texts } from '@fledge/contract/texts'
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { totalText } from '../../lib/format.ts'
import { useHighlight } from '../../lib/hooks/use-highlight.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Failure } from '../../ui/failure.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { type Filters, isFiltered, noFilters } from './filters/filters.ts'
import { InternshipCard } from './internship-card.tsx'
import { InternshipList } from './internship-list.tsx'
import type { InternshipActions } from './use-internship-actions.ts'
import type { InternshipState, useOpenInternships } from './use-open-internships.ts'

const NoInternships = lazyPanel(() => import('./no-internships.tsx').then((m) => m.NoInternships))

type ResultsProps = {
  open: ReturnType<typeof useOpenInternships>
  /** What orders the list, next to its count. */
  order: ReactNode
  filters: Filters
  /** Whether to show a button that clears the filters. */
  clears: boolean
  onFilters: (change: Filters) => void
  /** The internship that a link opened, and whether filters were cleared for it. */
  link: { wanted: InternshipState; dropped: boolean }
  shownId: string | undefined
  onSelect: (id: string) => void
  actions: InternshipActions
}

const shownText = (total: number, totalOpen: number) =>
  `Showing ${totalText(total)} of ${totalText(totalOpen)} internships`
/** Shown while the previous results stay visible. */
const searching = 'Searching…'

export function InternshipResults(props: ResultsProps) {
  const { open, order, filters, onFilters, link, shownId, onSelect, actions } = props
  const { query, total, totalOpen } = open
  const linked = link.wanted.state === 'found' ? link.wanted.internship : undefined
  const internships = linked ? [linked, ...open.internships.filter(({ id }) => id !== linked.id)] : open.internships
  const pointedOut = useHighlight(linked?.id, useIsFetching() > 0)
  const isEmpty = internships.length === 0
  const clearable = props.clears && !isEmpty && isFiltered(filters)
  const more = () => {
    const ready = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
    // Called repeatedly before the next render; a page that is loading is not requested again.
    if (ready) void query.fetchNextPage({ cancelRefetch: false })
  }
  return (
    <section aria-label="Internships found" aria-busy={query.isFetching} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-14 text-soft">
          {query.data && (query.isPlaceholderData ? searching : shownText(total, totalOpen))}
        </p>
        <div
          className={classes(
            'flex min-w-0 flex-1 basis-24 justify-end max-sm:[&_span]:hidden',
            clearable && 'max-sm:hidden',
          )}
        >
          {order}
        </div>
        {clearable && (
          <Button look="quiet" size="small" onClick={() => onFilters(noFilters)}>
            Clear Filters
          </Button>
        )}
      </div>
      {/* Wide screens say it in the details next to the list. */}
      {!isEmpty && (
        <p aria-hidden className="text-12 text-soft lg:hidden">
          Your resume and contact details go only where you apply
        </p>
      )}
      <LinkNotice {...link} />
      {query.isLoadingError && (
        <Failure message={texts.internship.loadFailed} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {query.data && isEmpty && !query.isPlaceholderData && (
        <Suspense>
          <NoInternships
            filters={filters}
            suggestion={open.suggestion}
            onFilters={onFilters}
            onRefresh={() => void query.refetch()}
            busy={query.isFetching}
          />
        </Suspense>
      )}
      <InternshipList internships={internships} total={total} onNearEnd={more}>
        {(internship) => (
          <InternshipCard
            internship={internship}
            selected={internship.id === shownId}
            highlighted={internship.id === pointedOut}
            onSelect={onSelect}
            actions={actions}
          />
        )}
      </InternshipList>
      {/* Below the linked internship, which may load before the list. */}
      {(query.isPending || (isEmpty && query.isPlaceholderData)) && (
        <CardSkeletons count={5} className="h-50 sm:h-27" />
      )}
      <MoreInternships query={query} />
    </section>
  )
}

function LinkNotice({ wanted, dropped }: ResultsProps['link']) {
  const words: Partial<Record<InternshipState['state'], string | false>> = {
    found: dropped && 'We cleared your filters to show the internship you opened.',
    gone: 'This internship is no longer available',
    failed: 'The internship you opened could not be loaded. Please try again.',
  }
  const said = words[wanted.state]
  return (
    <div role="status" className="empty:-mb-3">
      {said && <p className="rounded-base border border-line bg-primary-wash px-4 py-2 text-14">{said}</p>}
    </div>
  )
}

/** A button for the next page, as an alternative to scrolling, and the error state. */
function MoreInternships({ query }: { query: ReturnType<typeof useOpenInternships>['query'] }) {
  if (query.isFetchNextPageError)
    return <Failure message="More internships could not be loaded." onRetry={() => void query.fetchNextPage()} />
  if (!query.hasNextPage) return null
  return (
    <Button
      look="secondary"
      className="self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      Show more
    </Button>
  )
}
