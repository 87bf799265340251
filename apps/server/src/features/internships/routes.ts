import {
  changeInternshipState,
  deleteInternship,
  getInternship,
  getInternshipMatch,
  type Internship,
  listInternshipFacets,
  listInternships,
  listSimilarInternships,
  postInternship,
  updateInternship,
} from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { narrows, searchTerms } from '@fledge/core/internship-search'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { isId, unusedId } from '../../http/contract/ids.ts'
import { type Input, ok, serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { ownsListing } from '../applications/application-queries.ts'
import { findBestMatches } from './best-matches.ts'
import { changeListingState } from './change-listing-state.ts'
import { addCompanyFigures } from './company-figures.ts'
import { editListing } from './edit-listing.ts'
import { countByFacet } from './facets.ts'
import type { ListingFilter } from './listing-filter.ts'
import { findVisibleInternship } from './listing-queries.ts'
import { postListing } from './post-listing.ts'
import { addFits, explainMatch, findOwnResume, type OwnResume } from './resume-fits.ts'
import { countListings, findPage } from './search.ts'
import { findSimilar } from './similar-internships.ts'
import { suggestSpelling } from './spelling-suggestion.ts'
import { withdrawListing } from './withdraw-listing.ts'

/** Edits of one listing: each change of its terms notifies every applicant. */
const editsPerHour = 30
const tooManyEdits = 'You have changed this listing many times within an hour. Please wait a while and try again.'

export function internshipRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const listings = hourlyLimit(db, 'listings', deps.limits.listingsPerHour)
  const edits = hourlyLimit(db, 'listing-edits', editsPerHour, tooManyEdits)

  app.route(serve(listInternships, (input) => searchListings(deps, input)))

  app.route(serve(listInternshipFacets, async ({ query }) => ok(await countByFacet(db, query))))

  app.route(
    serve(getInternship, async ({ params, user }) => {
      const internship = await showInternship(deps, params.id, user)
      if (!internship) throw notFound('internship')
      return ok(internship)
    }),
  )

  app.route(
    serve(listSimilarInternships, async ({ params, user }) => {
      const similar = await listSimilar(deps, params.id, user)
      if (!similar) throw notFound('internship')
      return ok(similar)
    }),
  )

  app.route(
    serve(getInternshipMatch, async ({ params, user }) => {
      if (!isId(params.id)) throw notFound('internship')
      return ok(await explainMatch(deps, user, params.id))
    }),
  )

  app.route(
    serveIdempotent(deps, postInternship, {
      admit: ({ user }) => listings.use(user.id),
      async handle({ user, body }, deps) {
        const [data] = await addCompanyFigures(deps, [await postListing(deps, user, body)], null)
        return ok(data!)
      },
    }),
  )

  app.route(
    serve(updateInternship, async ({ user, params, body }) => {
      if (!isId(params.id) || !(await ownsListing(db, user, params.id))) throw notFound('internship')
      await edits.use(params.id)
      const [data] = await addCompanyFigures(deps, [await editListing(deps, user, params.id, body)], user)
      return ok(data!)
    }),
  )

  app.route(
    serve(changeInternshipState, async ({ user, params, body }) => {
      if (!isId(params.id)) throw notFound('internship')
      const changed = await changeListingState(deps, user, params.id, body.state)
      const [data] = await addCompanyFigures(deps, [changed], user)
      return ok(data!)
    }),
  )

  app.route(
    serve(deleteInternship, async ({ user, params: { id } }) => {
      if (!isId(id)) throw notFound('internship')
      await withdrawListing(deps, user, id)
      return ok({ id })
    }),
  )
}

/** An open listing, or the caller's own in any state, as the caller sees it; undefined when there is none. */
export async function showInternship(deps: Deps, id: string, user: User | null): Promise<Internship | undefined> {
  const internship = isId(id) ? await findVisibleInternship(deps.db, id, user?.id) : undefined
  if (!internship) return undefined
  const resume = await findOwnResume(deps, user)
  const [shown] = await addFits(resume, await addCompanyFigures(deps, [internship], user))
  return shown
}

/** Open listings similar to a listing in any state, as the caller sees them; undefined when the listing is unknown. */
export async function listSimilar(deps: Deps, id: string, user: User | null): Promise<Internship[] | undefined> {
  const similar = isId(id) ? await findSimilar(deps.db, id) : undefined
  if (!similar) return undefined
  const resume = await findOwnResume(deps, user)
  return addFits(resume, await addCompanyFigures(deps, similar, user))
}

type ListInput = Input<typeof listInternships>

/** A page of the listings that match a search, as the caller sees them. */
export async function searchListings(deps: Deps, { query, user }: ListInput) {
  const { db } = deps
  const filter = listingFilter(query, user)
  const isFiltered = filter.company !== undefined || filter.without !== undefined || narrows(filter)
  const ownResume = findOwnResume(deps, user)
  const [resume, page, matching, totalOpen] = await Promise.all([
    ownResume,
    listPage(db, query, filter, ownResume),
    isFiltered ? countListings(db, filter) : null,
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
    didYouMean: isMiss ? await suggestSpelling(db, filter) : undefined,
  }
}

function listingFilter(query: ListInput['query'], user: User | null): ListingFilter {
  const { sort: _sort, limit: _limit, cursor: _cursor, company, ...narrowing } = query
  if (company === undefined) return narrowing
  return { ...narrowing, company: isId(company) ? company : unusedId, own: company === user?.id }
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
