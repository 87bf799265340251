import { SearchX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type Filters, narrows, noFilters } from './filters.ts'

type NoInternshipsProps = {
  filters: Filters
  onClear: (none: Filters) => void
  onRefresh: () => void
  busy: boolean
}

/** An empty list: nothing is open at all, or the filters hide it all. */
export function NoInternships({ filters, onClear, onRefresh, busy }: NoInternshipsProps) {
  const hidden = narrows(filters)
  return (
    <Empty
      icon={SearchX}
      title={hidden ? `No internships match ${inWords(filters)}` : 'No internships available yet'}
      action={
        <div className="flex flex-wrap gap-2">
          {hidden && <Button onClick={() => onClear(noFilters)}>Clear Filters</Button>}
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

function inWords({ q, type, location }: Filters): string {
  const parts = [
    q && `“${q}”`,
    type && type !== 'all' && `the work type ${type}`,
    location && location !== 'all' && `the location ${location}`,
  ].filter(Boolean)
  return parts.join(' with ')
}
