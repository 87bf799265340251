import type { HandlerInput } from '@fledge/contract/http/endpoint'
import type { Internship, listInternships } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { searchTerms } from '@fledge/core/search/search-words'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { findBestMatches } from '../internship-matches/best-matches.ts'
import { addFits, findOwnResume, type OwnResume } from '../internship-matches/resume-fits.ts'
import { findSimilar } from '../internship-matches/similar-internships.ts'
import { addCompanyFigures } from '../internships/company-figures.ts'
import { isNarrowed, type ListingFilter, readFilter } from '../internships/listing-filter.ts'
import { findVisibleInternship } from '../internships/listing-queries.ts'
import { suggestQuery } from '../internships/query-suggestion.ts'
import { countListings, findPage } from '../internships/search.ts'
import { addChecks } from '../listing-checks/listing-checks.ts'

/** An open listing, or the caller's own in any state, as the caller sees it; undefined when there is none. */
export async function showInternship(deps: Deps, id: string, user: User | null): Promise<Internship | undefined> {
  const internship = isId(id) ? await findVisibleInternship(deps.db, id, user?.id) : undefined
  if (!internship) return undefined
  const resume = await findOwnResume(deps, user)
  const [shown] = await addFits(resume, await addCompanyFigures(deps, [await addChecks(deps, internship)], user))
  return shown
}

/** Open listings similar to a listing in any state, as the caller sees them; undefined when the listing is unknown. */
export async function listSimilar(deps: Deps, id: string, user: User | null): Promise<Internship[] | undefined> {
  const similar = isId(id) ? await findSimilar(deps.db, id) : undefined
  if (!similar) return undefined
  const resume = await findOwnResume(deps, user)
  return addFits(resume, await addCompanyFigures(deps, similar, user))
}

type ListInput = HandlerInput<typeof listInternships> & { user: User | null }

/** A page of the listings that match a search, as the caller sees them. */
export async function searchListings(deps: Deps, { query, user }: ListInput) {
  const { db } = deps
  const { sort: _sort, limit: _limit, cursor: _cursor, ...narrowing } = query
  const filter = await readFilter(deps, narrowing, user)
  const ownResume = findOwnResume(deps, user)
  const [resume, page, matching, totalOpen] = await Promise.all([
    ownResume,
    listPage(db, query, filter, ownResume),
    isNarrowed(filter) ? countListings(db, filter) : null,
    countListings(db, {}),
  ])
  const total = matching ?? totalOpen
  const isMiss = total === 0 && searchTerms(filter.q).length > 0
  return {
    success: true as const,
    data: await addFits(resume, await addCompanyFigures(deps, page.data, user)),
    nextCursor: page.nextCursor,
    total,
    totalOpen,
    didYouMean: isMiss ? await suggestQuery(db, filter) : undefined,
  }
}

async function listPage(
  db: Db,
  { sort, limit, cursor, q }: ListInput['query'],
  filter: ListingFilter,
  ownResume: Promise<OwnResume | null>,
) {
  const order = sort ?? (searchTerms(q).length > 0 ? 'relevance' : 'newest')
  if (order !== 'best-match') return findPage(db, filter, { sort: order, limit, cursor })
  const resume = await ownResume
  if (resume?.profile) return findBestMatches(db, resume, filter, { limit, cursor })
  return findPage(db, filter, { sort: 'newest', limit, cursor })
}
