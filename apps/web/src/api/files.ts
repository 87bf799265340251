import { queryOptions } from '@tanstack/react-query'
import { fetchFile } from './call.ts'

/** The bytes of a document, which never changes; dropped from the cache soon after use. */
export const fileQuery = (url: string) =>
  queryOptions({
    queryKey: ['file', url],
    queryFn: ({ signal }) => fetchFile(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
