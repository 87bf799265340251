import type { Application } from '@fledge/contract/applications'
import { isOpenOffer, sortOffersFirst } from '@fledge/core/applications/offers'
import { useState } from 'react'

/** Offers that wait for an answer first. One that is answered keeps its position while the list is on screen. */
export function useOffersFirst(applications: readonly Application[]): Application[] {
  const [offers, setOffers] = useState<ReadonlySet<string>>(new Set())
  const added = applications.filter((application) => isOpenOffer(application) && !offers.has(application.id))
  if (added.length > 0) setOffers(new Set([...offers, ...added.map(({ id }) => id)]))
  return sortOffersFirst(applications, ({ id }) => offers.has(id))
}
