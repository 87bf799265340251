import {
  changeInternshipState,
  deleteInternship,
  getInternship,
  getInternshipMatch,
  listInternshipFacets,
  listInternships,
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
      const internship = isId(params.id) ? await findVisibleInternship(db, params.id, user?.id) : undefined
      if (!internship) throw notFound('internship')
      const resume = await findOwnResume(deps, user)
      const [data] = await addFits(resume, await addCompanyFigures(deps, [internship], user))
      return ok(data!)
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

type ListInput = Input<typeof listInternships>

async function searchListings(deps: Deps, { query, user }: ListInput) {
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
