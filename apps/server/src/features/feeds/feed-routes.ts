import { type Internship, listInternshipFacets } from '@fledge/contract/internships'
import { searchAddress, searchFeedAddress, searchTitle } from '@fledge/contract/site/search-address'
import { companyIdOfSlug, companySlug } from '@fledge/core/company-slug'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { type ListingFilter, readFilter } from '../internships/listing-filter.ts'
import { findPage } from '../internships/search.ts'
import { readSearch, siteCacheControl, siteOrigin } from '../public-pages/page-address.ts'
import { findCompanyName } from '../public-pages/public-company.ts'
import { atomFeed, feedEntries } from './atom-feed.ts'

export function feedRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps

  app.get('/internships.atom', async (request, reply) => {
    const { sort: _sort, cursor: _cursor, ...search } = readSearch(request.query)
    const filter = await readFilter(deps, listInternshipFacets.query.parse(search), null)
    const origin = siteOrigin(deps, request)
    return sendAtom(
      deps,
      reply,
      atomFeed({
        title: searchTitle(search),
        self: origin + searchFeedAddress(search),
        page: origin + searchAddress(search),
        origin,
        internships: await findNewest(deps, filter),
        now: now(),
      }),
    )
  })

  app.get<{ Params: { slug: string } }>('/companies/:slug/internships.atom', async (request, reply) => {
    const { slug } = request.params
    const id = companyIdOfSlug(slug)
    const companyName = orNotFound(await findCompanyName(db, id), 'company')
    const path = `/companies/${companySlug(companyName, id)}`
    if (path !== `/companies/${slug}`) return reply.redirect(`${path}/internships.atom`, 301)
    const origin = siteOrigin(deps, request)
    return sendAtom(
      deps,
      reply,
      atomFeed({
        title: `Internships at ${companyName}`,
        self: `${origin}${path}/internships.atom`,
        page: origin + path,
        origin,
        internships: await findNewest(deps, { company: id }),
        now: now(),
      }),
    )
  })
}

const findNewest = async ({ db }: Deps, filter: ListingFilter): Promise<Internship[]> =>
  (await findPage(db, filter, { sort: 'newest', limit: feedEntries })).data

const sendAtom = (deps: Deps, reply: FastifyReply, xml: string) =>
  reply
    .header('cache-control', siteCacheControl(deps, 'public, max-age=300'))
    .type('application/atom+xml; charset=utf-8')
    .send(xml)
