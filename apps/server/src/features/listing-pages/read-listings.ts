import type { Internship } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { findBestMatches } from '../internship-matches/best-matches.ts'
import { addFits, findOwnResume } from '../internship-matches/resume-fits.ts'
import { findSimilar } from '../internship-matches/similar-internships.ts'
import { addCompanyFigures } from '../internships/company-figures.ts'
import { readFilter } from '../internships/listing-filter.ts'
import { findVisibleInternship } from '../internships/listing-queries.ts'
import { addChecks } from '../listing-checks/listing-checks.ts'
import { type ListQuery, type ListReply, readPage } from './read-page.ts'
import type { SharedPages } from './shared-pages.ts'

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

type ListInput = { query: ListQuery; user: User | null }

/** A page of the listings that match a search, as the caller sees them. */
export async function searchListings(deps: Deps, pages: SharedPages, { query, user }: ListInput): Promise<ListReply> {
  if (user?.role === 'company') return readPage(deps, query, user)
  const { sort, limit, cursor, ...narrowing } = query
  const resume = await findOwnResume(deps, user)
  if (sort !== 'best-match' || !resume?.profile) {
    const { page } = await pages.find(query)
    return { ...page, data: await addFits(resume, page.data) }
  }
  const [shared, filter] = await Promise.all([pages.find({ ...narrowing, limit }), readFilter(deps, narrowing, user)])
  const { data, nextCursor } = await findBestMatches(deps.db, resume, filter, { limit, cursor })
  return { ...shared.page, data: await addFits(resume, await addCompanyFigures(deps, data, user)), nextCursor }
}
