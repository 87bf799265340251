import { texts } from '@fledge/contract/texts'
import { BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import type { useNotifications } from './use-notifications.ts'

type ListedProps = { query: ReturnType<typeof useNotifications>['query']; count: number; children: ReactNode }

/** The list in its states: loading, failed, empty. A failed refetch keeps the list and shows a note above it. */
export function Listed({ query, count, children }: ListedProps) {
  const { isPending, isLoadingError, isRefetchError, isFetching, refetch } = query
  const retry = () => void refetch()
  const isEmpty = !isPending && !isLoadingError && count === 0
  return (
    <>
      {isRefetchError && <Outdated onRetry={retry} busy={isFetching} />}
      {count > 0 && children}
      {(isPending || isLoadingError || isEmpty) && (
        <div className="p-4">
          {isPending && <CardSkeletons count={4} className="h-14" />}
          {isLoadingError && <Failure message="Notifications could not be loaded." onRetry={retry} busy={isFetching} />}
          {isEmpty && (
            <Empty icon={BellOff} title={texts.notifications.none} level={2} framed={false}>
              Updates about your applications, internships and interviews appear here.
            </Empty>
          )}
        </div>
      )}
    </>
  )
}

const Outdated = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1 text-12 text-soft">
    <p role="status">New notifications could not be loaded.</p>
    <Button look="quiet" size="small" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)
