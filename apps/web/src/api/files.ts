import { queryOptions } from '@tanstack/react-query'
import { fetchFile } from './call.ts'

/** The bytes of a document behind an address of the API. A document never changes; it is dropped soon after use. */
export const fileAt = (url: string) =>
  queryOptions({
    queryKey: ['file', url],
    queryFn: ({ signal }) => fetchFile(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
