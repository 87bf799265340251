import { getReading, listResumes } from '@fledge/contract/resumes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The student's resumes: at most one. Polled while it is being read and the socket is down. */
export const resumesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId],
    queryFn: ({ signal }) => call(listResumes, { params: { userId } }, signal),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'reading') ? 1500 : false),
  })

export const readingQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['reading', resumeId],
    queryFn: ({ signal }) => call(getReading, { params: { resumeId } }, signal),
    select: ({ data }) => data,
    staleTime: 600_000,
  })
