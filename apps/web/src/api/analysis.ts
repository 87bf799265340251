import { analyzeResume, checkFairness, getWhatIf } from '@fledge/contract/analysis'
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

/**
 * What one more skill would change, for one internship or over all open ones. It is named below the analysis, so that
 * whatever makes that old makes this old.
 */
export const whatIfOf = (internshipId?: string) =>
  queryOptions({
    queryKey: ['analysis', 'what-if', internshipId],
    queryFn: ({ signal }) => call(getWhatIf, { query: { internshipId } }, signal),
    select: ({ data }) => data,
  })

/** The score under other names, pronouns, colleges, places and ages, worked out when it is asked for. */
export const fairnessOf = (internshipId: string) =>
  queryOptions({
    queryKey: ['analysis', 'fairness', internshipId],
    queryFn: ({ signal }) => call(checkFairness, { body: { internshipId } }, signal),
    select: ({ data }) => data,
  })
