import { companySlug } from '@fledge/core/company-slug'
import { cachedQuery } from '../../cached-query.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import {
  type Key,
  listCompanies,
  listCompanyStarts,
  listListingStarts,
  listListings,
  type Range,
} from './sitemap-queries.ts'

/** A page with the time of its last change. */
export type SitemapPage = { path: string; updatedAt?: string }
export type SitemapKind = 'internships' | 'companies'
export type Sitemaps = ReturnType<typeof createSitemaps>

/** Pages without data of their own. */
export const fixedPages: SitemapPage[] = ['/', '/internships', '/about', '/contact', '/privacy', '/register'].map(
  (path) => ({ path }),
)

/** Pages of a part when it is planned, and at most: pages that are opened later belong to a part too. */
const usualSizes = { planned: 9_000, most: 10_000 }
/** For how long the borders between parts are kept. */
const plannedMs = 10 * 60_000

/** Splits the pages of open listings and their companies into parts, each of them one limited query. */
export function createSitemaps({ db, now }: Pick<Deps, 'db' | 'now'>, { planned, most } = usualSizes) {
  const starts: Record<SitemapKind, () => Promise<Key[]>> = {
    internships: cachedQuery(now, plannedMs, () => listListingStarts(db, planned)),
    companies: cachedQuery(now, plannedMs, () => listCompanyStarts(db, planned)),
  }

  /** How many parts there are. */
  const countParts = async (kind: SitemapKind): Promise<number> => (await starts[kind]()).length

  /** The pages of a part, from 1; undefined when there is no such part. */
  async function listPart(kind: SitemapKind, part: number): Promise<SitemapPage[] | undefined> {
    const keys = await starts[kind]()
    if (part < 1 || part > Math.max(keys.length, 1)) return undefined
    // The first part also has what was reopened before its first page, the last one everything that is new.
    const range = { from: part === 1 ? undefined : keys[part - 1], to: keys[part] }
    return listPages(db, kind, range, most)
  }

  return { countParts, listPart }
}

async function listPages(db: Db, kind: SitemapKind, range: Range, most: number) {
  if (kind === 'internships')
    return (await listListings(db, range, most)).map(({ id, updatedAt }) => ({ path: `/internships/${id}`, updatedAt }))
  return (await listCompanies(db, range, most)).map(({ id, companyName, updatedAt }) => ({
    path: `/companies/${companySlug(companyName, id)}`,
    updatedAt,
  }))
}
