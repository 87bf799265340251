import type { Fit, ScorePart } from '@fledge/contract/analysis'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { errorMessage } from './call.ts'

type Evidence = Fit & { parts: readonly ScorePart[] }

/** The evidence of a match for its dialog; `parts` is empty until loaded. */
export function useEvidence<Reply, Shown extends Evidence, Key extends QueryKey>(
  asked: UseQueryOptions<Reply, Error, Shown, Key>,
) {
  const { data, error, isFetching, refetch } = useQuery(asked)
  return {
    parts: data?.parts ?? [],
    shown: {
      evidence: data,
      failure: error && errorMessage(error, 'The evidence could not be loaded.'),
      onRetry: () => void refetch(),
      retrying: isFetching,
    },
  }
}
