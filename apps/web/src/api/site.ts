import { getSite, getSiteCounts } from '@fledge/contract/site/site'
import { call } from './call.ts'
import { dataQuery } from './data-query.ts'

/** Options of this installation: outbox, required address confirmation. */
export const site = {
  ...dataQuery(['site'], (signal) => call(getSite, {}, signal)),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

export const siteCounts = {
  ...dataQuery(['site', 'counts'], (signal) => call(getSiteCounts, {}, signal)),
  staleTime: 60_000,
  retry: false,
}
