import { getSite, getSiteCounts } from '@fledge/contract/site/site'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Options of this installation: outbox, required address confirmation. */
export const site = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, {}, signal),
  select: ({ data }) => data,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export const siteCounts = queryOptions({
  queryKey: ['site', 'counts'],
  queryFn: ({ signal }) => call(getSiteCounts, {}, signal),
  select: ({ data }) => data,
  staleTime: 60_000,
  retry: false,
})
