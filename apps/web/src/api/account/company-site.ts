import * as companySite from '@fledge/contract/listings/company-site'
import type { QueryClient } from '@tanstack/react-query'
import { call, dataQuery } from '../call.ts'

/** The signed-in company's site with the DNS record that proves it. */
export const ownSite = dataQuery(['company-site'], companySite.getCompanySite, {})

/** Sets the site; null or an empty text removes it. */
export async function saveSite(queries: QueryClient, domain: string | null): Promise<companySite.CompanySite | null> {
  const { data } = await call(companySite.saveCompanySite, { body: { domain: domain ?? '' } })
  queries.setQueryData(ownSite.queryKey, data)
  return data
}

export async function checkSite(queries: QueryClient): Promise<companySite.SiteOutcome> {
  const { outcome, ...site } = (await call(companySite.checkCompanySite, {})).data
  queries.setQueryData(ownSite.queryKey, site)
  return outcome
}
