import { publicPageSize } from '@fledge/contract/constants'
import { listInternshipFacets, listInternships } from '@fledge/contract/internships'
import type { PublicPage } from '@fledge/contract/site/public-pages'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { companyIdOfSlug, companySlug } from '@fledge/core/company-slug'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/errors/problem.ts'
import { showCompany } from '../companies/public-company.ts'
import { countByFacet } from '../internships/facets.ts'
import { readFilter } from '../internships/listing-filter.ts'
import { listSimilar, searchListings, showInternship } from '../internships/read-listings.ts'
import { readSearch, siteOrigin } from './page-address.ts'
import type { RenderDocument } from './page-renderer.ts'

type Found = { page: PublicPage; status?: 200 | 404 | 410 } | { movedTo: string }

/** Seconds for which caches keep a rendered page. */
const cacheSeconds = 60

/** The pages that visitors and search engines read without scripts. Members get the same document. */
export function publicPageRoutes(app: FastifyInstance, deps: Deps, render: RenderDocument) {
  const route = <Params>(url: string, find: (request: { params: Params; query: unknown }) => Promise<Found>) =>
    app.get(url, async (request, reply) => {
      try {
        const found = await find(request as { params: Params; query: unknown })
        if ('movedTo' in found) return reply.redirect(found.movedTo, 301)
        const { page, status = 200 } = found
        const html = await render(page, { origin: siteOrigin(deps, request), path: request.url })
        return await sendDocument(reply, html, status)
      } catch (error) {
        // The browser renders the page then, with a button to try again.
        request.log.error({ err: error }, 'a public page was not rendered')
        return reply.callNotFound()
      }
    })

  route('/internships', async ({ query }) => ({ page: await findSearchPage(deps, query) }))
  route<{ id: string }>('/internships/:id', async ({ params }) => findInternshipPage(deps, params.id))
  route<{ slug: string }>('/companies/:slug', async ({ params }) => findCompanyPage(deps, params.slug))
}

const sendDocument = (reply: FastifyReply, html: string, status: number) =>
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', status === 200 ? `public, max-age=${cacheSeconds}` : 'no-cache')
    .send(html)

async function findInternshipPage(deps: Deps, id: string): Promise<Found> {
  const [internship, similar] = await Promise.all([showInternship(deps, id, null), listSimilar(deps, id, null)])
  if (!similar) return { page: { kind: 'missing-internship', id }, status: 404 }
  const similarReply = { success: true as const, data: similar }
  if (!internship) return { page: { kind: 'closed-internship', id, similar: similarReply }, status: 410 }
  return { page: { kind: 'internship', id, internship: { success: true, data: internship }, similar: similarReply } }
}

/** Every slug with the id of a company leads to its current one. */
async function findCompanyPage(deps: Deps, slug: string): Promise<Found> {
  const id = companyIdOfSlug(slug)
  const company = await showCompany(deps, id)
  if (!company) return { page: { kind: 'missing-company', id }, status: 404 }
  const current = companySlug(company.companyName, id)
  if (slug !== current) return { movedTo: `/companies/${current}` }
  return { page: { kind: 'company', id, company: { success: true, data: company } } }
}

async function findSearchPage(deps: Deps, query: unknown): Promise<PublicPage> {
  const search = readSearch(query)
  const { cursor: _cursor, sort: _sort, ...filters } = search
  const [results, facets] = await Promise.all([findResults(deps, search), countFacets(deps, filters)])
  return {
    kind: 'search',
    search,
    results: listInternships.response.parse(results),
    facets: listInternshipFacets.response.parse({ success: true, data: facets }),
  }
}

const countFacets = async (deps: Deps, filters: PublicSearch) =>
  countByFacet(deps.db, await readFilter(deps, listInternshipFacets.query.parse(filters), null))

/** A cursor that is not from this search starts it from the first page. */
async function findResults(deps: Deps, search: PublicSearch) {
  const query = listInternships.query.parse({ ...search, limit: publicPageSize })
  try {
    return await searchListings(deps, { query, user: null })
  } catch (error) {
    if (!(error instanceof HttpProblem) || search.cursor === undefined) throw error
    return searchListings(deps, { query: { ...query, cursor: undefined }, user: null })
  }
}
