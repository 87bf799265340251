import type { UseQueryResult } from '@tanstack/react-query'
import { Failure } from '../ui/failure.tsx'
import { errorMessage } from './call.ts'

type QueryFailureProps = {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>
  /** Shown where the server gives no message of its own. */
  fallback: string
}

/** Says that a query failed and offers to run it again; nothing while it has not failed. */
export const QueryFailure = ({ query, fallback }: QueryFailureProps) =>
  query.isError && (
    <Failure
      message={errorMessage(query.error, fallback)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )

/** What a part of a page needs to know of a list: its items, or why they are missing. */
export type ListQuery<Item> = Pick<UseQueryResult<Item[]>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'>

type ListsFailureProps = { lists: Record<string, Pick<ListQuery<unknown>, 'isError' | 'isFetching' | 'refetch'>> }

/** Names the lists of a page that could not be loaded, and loads them again. */
export function ListsFailure({ lists }: ListsFailureProps) {
  const failed = Object.entries(lists).filter(([, query]) => query.isError)
  if (failed.length === 0) return null
  return (
    <Failure
      message={`Your ${failed.map(([name]) => name).join(' and ')} could not be loaded.`}
      onRetry={() => failed.forEach(([, query]) => void query.refetch())}
      busy={failed.some(([, query]) => query.isFetching)}
    />
  )
}
