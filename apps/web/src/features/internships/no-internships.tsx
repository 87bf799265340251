import { SearchX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { filterWords } from './filters/filter-words.ts'
import { type Filters, isFiltered, noFilters } from './filters/filters.ts'

type NoInternshipsProps = {
  filters: Filters
  /** The nearest search text that finds something, and whether only without the other filters. */
  suggestion: { didYouMean?: string | undefined; withoutFilters?: true | undefined }
  onFilters: (change: Filters) => void
  onRefresh: () => void
  busy: boolean
}

/** An empty list: nothing is open, or no open internship matches the filters. */
export function NoInternships({
  filters,
  suggestion: { didYouMean: q, withoutFilters },
  onFilters,
  onRefresh,
  busy,
}: NoInternshipsProps) {
  const hidden = isFiltered(filters)
  return (
    <Empty
      icon={SearchX}
      title={hidden ? `No internships match ${inWords(filters)}` : 'No internships available yet'}
      action={
        <div className="flex flex-wrap gap-2">
          {q && (
            <Button onClick={() => onFilters({ ...(withoutFilters && noFilters), q })}>
              {`Try “${q}”${withoutFilters ? ' without the filters' : ''}`}
            </Button>
          )}
          {hidden && (
            <Button look={q ? 'secondary' : 'primary'} onClick={() => onFilters(noFilters)}>
              Clear Filters
            </Button>
          )}
          <Button look="secondary" busy={busy} onClick={onRefresh}>
            Refresh Listings
          </Button>
        </div>
      }
    >
      {hidden ? 'Try a different search or clear the filters.' : 'New internships appear here as companies post them.'}
    </Empty>
  )
}

function inWords(filters: Filters): string {
  const [first, ...others] = Object.values(filterWords(filters)).filter(Boolean)
  return [first, others.join(', ')].filter(Boolean).join(' with ')
}
