import { texts } from '@fledge/contract/texts'
import { BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import type { useNotifications } from './use-notifications.ts'

type ListedProps = { query: ReturnType<typeof useNotifications>['query']; count: number; children: ReactNode }

/** The list, or what stands in its place: on its way, not to be had, empty. */
export function Listed({ query: { isPending, isError, isFetching, refetch }, count, children }: ListedProps) {
  if (count > 0) return children
  return (
    <div className="p-4">
      {isPending && <CardSkeletons count={4} className="h-14" />}
      {isError && (
        <Failure message="Notifications could not be loaded." onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isPending && !isError && (
        <Empty icon={BellOff} title={texts.notifications.none} level={2} framed={false}>
          News of your applications, internships and interviews will appear here.
        </Empty>
      )}
    </div>
  )
}
