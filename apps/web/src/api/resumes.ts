import { exportReading, getReading, listResumes } from '@fledge/contract/resumes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callForFile, dataQuery } from './call.ts'

/** The student's resumes: at most one. Polled while it is being read and the socket is down. */
export const resumesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId],
    queryFn: ({ signal }) => call(listResumes, { params: { userId } }, signal),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'reading') ? 1500 : false),
  })

/** The student's resumes for an act that must not guess whether there is one. Throws when they cannot be loaded. */
export const loadResumes = async (queries: QueryClient, userId: string) =>
  (await queries.ensureQueryData({ ...resumesQuery(userId), retry: false })).data

export const readingQuery = (resumeId: string) => ({
  ...dataQuery(['reading', resumeId], getReading, { params: { resumeId } }),
  staleTime: 600_000,
})

export const fetchJsonResume = (resumeId: string) => callForFile(exportReading, { params: { resumeId } })
