import type { SiteProof } from '@fledge/contract/fields/site-proof'
import type { CompanySite } from '@fledge/contract/listings/company-site'
import { indianDay } from '@fledge/core/internships/state'
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companyDomains, users } from '../../db/schema/accounts.ts'

const valuePrefix = 'fledge-proof='

/** The site of a company with the DNS record that proves it. */
export async function findSite(db: Db, companyId: string): Promise<CompanySite | null> {
  const { domain, token, checkedAt, provedAt } = companyDomains
  const [row] = await db
    .select({ domain, token, checkedAt, provedAt, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(companyDomains)
    .innerJoin(users, eq(users.id, companyDomains.companyId))
    .where(eq(companyDomains.companyId, companyId))
  return row === undefined
    ? null
    : {
        domain: row.domain,
        record: { name: `_fledge.${row.domain}`, value: `${valuePrefix}${row.token}` },
        checkedAt: row.checkedAt,
        provedAt: row.provedAt,
        mail: whereMailIs(row),
      }
}

type Address = { domain: string; email: string; emailVerifiedAt: string | null }

function whereMailIs({ domain, email, emailVerifiedAt }: Address): CompanySite['mail'] {
  const isAtSite = email.endsWith(`@${domain}`) || email.endsWith(`.${domain}`)
  if (!isAtSite) return 'elsewhere'
  return emailVerifiedAt === null ? 'unconfirmed' : 'at_site'
}

/** The site of a company while its DNS record is proved and its confirmed email address is at the site. */
export async function findSiteProof(db: Db, companyId: string): Promise<SiteProof | null> {
  const site = await findSite(db, companyId)
  if (site === null || site.provedAt === null || site.mail !== 'at_site') return null
  return { domain: site.domain, foundOn: indianDay(new Date(site.provedAt)) }
}

/** Another domain gets the new token and has no proof; the same one keeps both. */
export async function saveSite(db: Db, companyId: string, site: { domain: string; token: string }): Promise<void> {
  await db
    .insert(companyDomains)
    .values({ ...site, companyId })
    .onConflictDoUpdate({
      target: companyDomains.companyId,
      set: { ...site, checkedAt: null, provedAt: null, createdAt: sql`now()` },
      setWhere: ne(companyDomains.domain, site.domain),
    })
}

export async function deleteSite(db: Db, companyId: string): Promise<void> {
  await db.delete(companyDomains).where(eq(companyDomains.companyId, companyId))
}

type Check = { record: CompanySite['record']; startedAt: string; isFound: boolean }

/** Stores the answer of a check, unless the site was changed or a later check has answered before. */
export async function recordCheck(db: Db, companyId: string, { record, startedAt, isFound }: Check): Promise<void> {
  const token = record.value.slice(valuePrefix.length)
  const isNewer = or(isNull(companyDomains.checkedAt), lte(companyDomains.checkedAt, startedAt))
  await db
    .update(companyDomains)
    .set({ checkedAt: startedAt, provedAt: isFound ? startedAt : null })
    .where(and(eq(companyDomains.companyId, companyId), eq(companyDomains.token, token), isNewer))
}
