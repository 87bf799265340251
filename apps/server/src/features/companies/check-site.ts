import type { CompanySite, SiteOutcome } from '@fledge/contract/listings/company-site'
import type { Deps } from '../../deps.ts'
import { conflict, orNotFound } from '../../http/errors/problem.ts'
import { findSite, recordCheck } from './site-queries.ts'

/** Looks for the DNS record of a company's site. A failed lookup keeps an earlier proof; a missing record removes it. */
export async function checkSite(
  { db, lookUpTxt, now }: Deps,
  companyId: string,
): Promise<CompanySite & { outcome: SiteOutcome }> {
  const site = orNotFound(await findSite(db, companyId), 'site')
  const { record } = site
  const startedAt = now().toISOString()
  const texts = await lookUpTxt(record.name)
  if (texts === null) return { ...site, outcome: 'failed' }
  const isFound = texts.some((text) => text.trim() === record.value)
  await recordCheck(db, companyId, { record, startedAt, isFound })
  const checked = await findSite(db, companyId)
  if (checked?.record.value !== record.value)
    throw conflict('site_changed', 'Your site was changed during the check. Check again.')
  // A later check may have answered before.
  return { ...checked, outcome: checked.provedAt === null ? 'missing' : 'found' }
}
