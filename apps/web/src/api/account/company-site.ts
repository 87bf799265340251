import {
  type CompanySite,
  checkCompanySite,
  getCompanySite,
  type SiteOutcome,
  saveCompanySite,
} from '@fledge/contract/listings/company-site'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The signed-in company's site with the DNS record that proves it. */
export const ownSite = queryOptions({
  queryKey: ['company-site'],
  queryFn: async ({ signal }): Promise<CompanySite | null> => (await call(getCompanySite, {}, signal)).data,
})

/** Sets the site; null or an empty text removes it. */
export async function saveSite(queries: QueryClient, domain: string | null): Promise<CompanySite | null> {
  const { data } = await call(saveCompanySite, { body: { domain: domain ?? '' } })
  queries.setQueryData(ownSite.queryKey, data)
  return data
}

/** Looks for the DNS record now. */
export async function checkSite(queries: QueryClient): Promise<SiteOutcome> {
  const { outcome, ...site } = (await call(checkCompanySite, {})).data
  queries.setQueryData(ownSite.queryKey, site)
  return outcome
}
