import * as internships from '@fledge/contract/internships'
import { postInternship, updateInternship } from '@fledge/contract/listings/internship-form'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound, orNotFound } from '../../http/errors/problem.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { keepRecent } from '../../keep-recent.ts'
import { explainMatch } from '../internship-matches/resume-fits.ts'
import { addCompanyFigures } from '../internships/company-figures.ts'
import { countByFacet } from '../internships/facets.ts'
import { readFilter } from '../internships/listing-filter.ts'
import { ownsListing } from '../internships/listing-queries.ts'
import { addChecks } from '../listing-checks/listing-checks.ts'
import { changeListingState } from '../posting/change-listing-state.ts'
import { editListing } from '../posting/edit-listing.ts'
import { postListing } from '../posting/post-listing.ts'
import { withdrawListing } from '../posting/withdraw-listing.ts'
import { listSimilar, searchListings, showInternship } from './read-listings.ts'
import { createSharedPages, sendShared } from './shared-pages.ts'

/** Edits of one listing: each change of its terms notifies every applicant. */
const editsPerHour = 30
/** Counts of so many filters are shared by all visitors until a listing changes. */
const facetsKept = 200
const tooManyEdits = 'You have changed this listing many times within an hour. Please wait a while and try again.'

export function internshipRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const pages = createSharedPages(app, deps)
  const listings = hourlyLimit(db, 'listings', deps.limits.listingsPerHour)
  const edits = hourlyLimit(db, 'listing-edits', editsPerHour, tooManyEdits)

  serve(app, internships.listInternships, (input) => searchListings(deps, pages, input), {
    preHandler: sendShared(pages),
  })

  const facets = keepRecent<internships.InternshipFacets>(facetsKept)
  serve(app, internships.listInternshipFacets, async ({ query }) => {
    const count = async () => countByFacet(db, await readFilter(deps, query, null))
    return ok(await facets(await pages.keyOf(query), count))
  })

  serve(app, internships.getInternship, async ({ params, user }) =>
    ok(orNotFound(await showInternship(deps, params.id, user), 'internship')),
  )

  serve(app, internships.listSimilarInternships, async ({ params, user }) =>
    ok(orNotFound(await listSimilar(deps, params.id, user), 'internship')),
  )

  serve(app, internships.getInternshipMatch, async ({ params, user }) =>
    ok(await explainMatch(deps, user, parseId(params.id, 'internship'))),
  )

  serveIdempotent(app, deps, postInternship, {
    admit: ({ user }) => listings.use(user.id),
    async handle({ user, body }, deps) {
      const [data] = await addCompanyFigures(deps, [await postListing(deps, user, body)], null)
      return ok(await addChecks(deps, data!))
    },
  })

  serve(app, updateInternship, async ({ user, params, body }) => {
    const id = parseId(params.id, 'internship')
    if (!(await ownsListing(db, user, id))) throw notFound('internship')
    await edits.use(id)
    const [data] = await addCompanyFigures(deps, [await editListing(deps, user, id, body)], user)
    return ok(data!)
  })

  serve(app, internships.changeInternshipState, async ({ user, params, body }) => {
    const id = parseId(params.id, 'internship')
    if (!(await ownsListing(db, user, id))) throw notFound('internship')
    await edits.use(id)
    const changed = await changeListingState(deps, user, id, body.state)
    const [data] = await addCompanyFigures(deps, [changed], user)
    return ok(data!)
  })

  serve(app, internships.deleteInternship, async ({ user, params: { id } }) => {
    await withdrawListing(deps, user, parseId(id, 'internship'))
    return ok({ id })
  })
}
