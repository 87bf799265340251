import { analyzeResume, checkFairness, getWhatIf } from '@fledge/contract/analysis'
import { queryOptions } from '@tanstack/react-query'
import { call, dataQuery } from './call.ts'

/** The analysis of one resume, repeated only on demand. Ignores the query's signal, to continue on other pages. */
export const analysisQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['analysis', resumeId],
    queryFn: async () => (await call(analyzeResume, { body: { resumeId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })

/** What one more skill would change, for one internship or all; invalidated together with the analysis. */
export const whatIfQuery = (internshipId?: string) =>
  dataQuery(['analysis', 'what-if', internshipId], getWhatIf, { query: { internshipId } })

/** The score under other names, pronouns, colleges, places and ages, computed on demand. */
export const fairnessQuery = (internshipId: string) =>
  dataQuery(['analysis', 'fairness', internshipId], checkFairness, { body: { internshipId } })
