import { type QueryKey, queryOptions } from '@tanstack/react-query'

/** A query whose cache holds the server's reply and whose result is the `data` of it. */
export const dataQuery = <Reply extends { data: unknown }>(
  queryKey: QueryKey,
  fetch: (signal: AbortSignal) => Promise<Reply>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetch(signal),
    select: ({ data }): Reply['data'] => data,
  })
