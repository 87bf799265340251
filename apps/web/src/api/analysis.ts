import { analyzeResume } from '@fledge/contract/analysis'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/**
 * The analysis of one resume: kept while the page lives, asked for anew only on demand. The signal of the query is not
 * taken, so that an analysis goes on while its student looks at another page.
 */
export const analysisOf = (resumeId: string) =>
  queryOptions({
    queryKey: ['analysis', resumeId],
    queryFn: () => call(analyzeResume, { body: { resumeId } }),
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
