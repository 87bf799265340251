import { exportReading, getReading, listResumes } from '@fledge/contract/resumes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callForFile, dataQuery } from './call.ts'

/** The student's resumes: at most one. Polled while it is being read and the socket is down. */
export const resumesQuery = (userId: string) =>
  queryOptions({
    ...dataQuery(['resumes', userId], listResumes, { params: { userId } }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'reading') ? 1500 : false),
  })

/** The student's resumes for an act that must not guess whether there is one. Throws when they cannot be loaded. */
export const loadResumes = (queries: QueryClient, userId: string) =>
  queries.ensureQueryData({ ...resumesQuery(userId), retry: false })

export const readingQuery = (resumeId: string) => ({
  ...dataQuery(['reading', resumeId], getReading, { params: { resumeId } }),
  staleTime: 600_000,
})

export const fetchJsonResume = (resumeId: string) => callForFile(exportReading, { params: { resumeId } })
