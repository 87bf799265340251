import { getSite, getSiteCounts } from '@fledge/contract/site/site'
import { dataQuery } from './call.ts'

/** Options of this installation: outbox, required address confirmation. */
export const site = {
  ...dataQuery(['site'], getSite, {}),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

export const siteCounts = {
  ...dataQuery(['site', 'counts'], getSiteCounts, {}),
  staleTime: 60_000,
  retry: false,
}
