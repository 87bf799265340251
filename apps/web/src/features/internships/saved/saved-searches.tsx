import type { SavedSearch } from '@fledge/contract/saved-items'
import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff, BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useOptimisticDelete } from '../../../api/call.ts'
import { failureToast } from '../../../api/failure-toast.ts'
import { deleteSearch, savedSearches, useSaveSearch } from '../../../api/internships/saved-internships.ts'
import { Button } from '../../../ui/button.tsx'
import { moveFocusFromItem } from '../../../ui/focus/move-focus-from-item.ts'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { type Filters, isFiltered } from '../filters/filters.ts'
import { alertWords, isSame, toFilters } from './saved-search.ts'

// Contain React Hook Form, so they are loaded on demand.
const SaveSearchDialog = lazyDialog(() => import('./save-search-dialog.tsx').then((m) => m.SaveSearchDialog))

const SearchAlertDialog = lazyDialog(() => import('./search-alert-dialog.tsx').then((m) => m.SearchAlertDialog))

type SavedSearchesProps = { userId: string; filters: Filters; onRun: (filters: Filters) => void }

/** The saved searches, to run or delete, and a button that saves the current search. */
export function SavedSearches({ userId, filters, onRun }: SavedSearchesProps) {
  const { data: searches = [], isPending, isLoadingError, isFetching, refetch } = useQuery(savedSearches(userId))
  const [naming, setNaming] = useState(false)
  const [alerting, setAlerting] = useState<SavedSearch | null>(null)
  const { remove } = useRemoval(userId)
  const isNew = isFiltered(filters) && !searches.some((search) => isSame(search, filters))
  if (isLoadingError)
    return (
      <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        Saved searches could not be loaded. Try again
      </Button>
    )
  if (isPending || (searches.length === 0 && !isNew)) return null
  return (
    <div className="flex shrink-0 items-center gap-2">
      {searches.length > 0 && (
        <>
          <span id="saved-searches" className="sr-only">
            Saved searches
          </span>
          <ul aria-labelledby="saved-searches" className="flex gap-2">
            {searches.map((search) => (
              <SearchChip
                key={search.id}
                search={search}
                on={isSame(search, filters)}
                onRun={() => onRun(toFilters(search))}
                onAlert={() => setAlerting(search)}
                onRemove={() => remove(search)}
              />
            ))}
          </ul>
        </>
      )}
      {isNew && (
        <Button icon={BookmarkPlus} look="quiet" size="small" onClick={() => setNaming(true)}>
          Save this search
        </Button>
      )}
      {naming && <SaveSearchDialog userId={userId} filters={filters} onClose={() => setNaming(false)} />}
      {alerting && <SearchAlertDialog userId={userId} search={alerting} onClose={() => setAlerting(null)} />}
    </div>
  )
}

/** Deletes a search and offers an undo in the toast, which saves it again. */
function useRemoval(userId: string) {
  const restore = useSaveSearch(userId, () => undefined)
  const { mutate: remove } = useOptimisticDelete<SavedSearch>(savedSearches(userId).queryKey, deleteSearch, {
    onDeleted: (search) =>
      toast.info({
        title: `Search “${search.name}” deleted`,
        action: { label: 'Undo', onClick: () => restore.mutate(withoutId(search)) },
      }),
    onRefused: failureToast('The search could not be deleted. Please try again.'),
  })
  return { remove }
}

const withoutId = ({ _id, id, createdAt, ...search }: SavedSearch) => search

type ChipProps = { search: SavedSearch; on: boolean; onRun: () => void; onAlert: () => void; onRemove: () => void }

const chipButton =
  'inline-grid size-8 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink'

const SearchChip = ({ search: { name, alert }, on, onRun, onAlert, onRemove }: ChipProps) => (
  <li className="inline-flex max-w-full shrink-0 rounded-full border border-line-strong">
    <button
      type="button"
      aria-pressed={on}
      onClick={onRun}
      className="min-h-8 min-w-0 truncate rounded-l-full py-1 pr-1 pl-3 text-14 hover:underline aria-pressed:text-primary"
    >
      {name}
    </button>
    <button
      type="button"
      aria-label={`Alerts for “${name}”: ${alertWords[alert].inSentence}`}
      title={`Alerts: ${alertWords[alert].inSentence}`}
      onClick={onAlert}
      className={chipButton}
    >
      {alert === 'never' ? <BellOff aria-hidden size={16} /> : <Bell aria-hidden size={16} />}
    </button>
    <button
      type="button"
      aria-label={`Delete the search “${name}”`}
      onClick={({ currentTarget }) => {
        moveFocusFromItem(currentTarget.closest('li'))
        onRemove()
      }}
      className={chipButton}
    >
      <X aria-hidden size={16} />
    </button>
  </li>
)
