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
