import type { HandlerInput, Reply } from '@fledge/contract/http/endpoint'
import type { listInternships } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { searchTerms } from '@fledge/core/search/search-words'
import type { Deps } from '../../deps.ts'
import { addCompanyFigures } from '../internships/company-figures.ts'
import { isNarrowed, readFilter } from '../internships/listing-filter.ts'
import { suggestQuery } from '../internships/query-suggestion.ts'
import { countListings, findPage, type SearchOrder } from '../internships/search.ts'

export type ListQuery = HandlerInput<typeof listInternships>['query']
export type ListReply = Reply<typeof listInternships>

/** A page of the listings that match a search, without scores; `user` is the company that may see its own figures. */
export async function readPage(deps: Deps, query: ListQuery, user: User | null): Promise<ListReply> {
  const { db } = deps
  const { sort: _sort, limit, cursor, ...narrowing } = query
  const filter = await readFilter(deps, narrowing, user)
  const [page, matching, totalOpen] = await Promise.all([
    findPage(db, filter, { sort: chooseOrder(query), limit, cursor }),
    isNarrowed(filter) ? countListings(db, filter) : null,
    countListings(db, {}),
  ])
  const total = matching ?? totalOpen
  // A company without listings is not a search that found nothing.
  const isSearch = isNarrowed({ ...filter, company: undefined })
  return {
    success: true,
    data: await addCompanyFigures(deps, page.data, user),
    nextCursor: page.nextCursor,
    total,
    totalOpen,
    ...(total === 0 && isSearch && (await suggestQuery(db, filter))),
  }
}

function chooseOrder(query: ListQuery): SearchOrder {
  if (query.sort === 'best-match') return 'newest'
  return query.sort ?? (searchTerms(query.q).length > 0 ? 'relevance' : 'newest')
}
