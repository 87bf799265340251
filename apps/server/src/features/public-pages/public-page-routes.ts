import { publicPageSize } from '@fledge/contract/constants'
import { listInternshipFacets, listInternships } from '@fledge/contract/internships'
import type { PublicPage } from '@fledge/contract/site/public-pages'
import { type PublicSearch, publicSearch } from '@fledge/contract/site/public-search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/errors/problem.ts'
import { countByFacet } from '../internships/facets.ts'
import { readFilter } from '../internships/listing-filter.ts'
import { listSimilar, searchListings, showInternship } from '../internships/read-listings.ts'
import type { RenderDocument } from './page-renderer.ts'

type Found = { page: PublicPage; status?: 200 | 404 | 410 }

/** Seconds for which caches keep a rendered page. */
const cacheSeconds = 60

/** The pages that visitors and search engines read without scripts. Members get the same document. */
export function publicPageRoutes(app: FastifyInstance, deps: Deps, render: RenderDocument) {
  const route = <Params>(url: string, find: (request: { params: Params; query: unknown }) => Promise<Found>) =>
    app.get(url, async (request, reply) => {
      try {
        const { page, status = 200 } = await find(request as { params: Params; query: unknown })
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
}

const sendDocument = (reply: FastifyReply, html: string, status: number) =>
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', status === 200 ? `public, max-age=${cacheSeconds}` : 'no-cache')
    .send(html)

/** The address of this installation without a slash at its end; the requested host when PUBLIC_URL is not set. */
export const siteOrigin = ({ publicUrl }: Pick<Deps, 'publicUrl'>, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`

async function findInternshipPage(deps: Deps, id: string): Promise<Found> {
  const [internship, similar] = await Promise.all([showInternship(deps, id, null), listSimilar(deps, id, null)])
  if (!similar) return { page: { kind: 'missing-internship', id }, status: 404 }
  const similarReply = { success: true as const, data: similar }
  if (!internship) return { page: { kind: 'closed-internship', id, similar: similarReply }, status: 410 }
  return { page: { kind: 'internship', id, internship: { success: true, data: internship }, similar: similarReply } }
}

async function findSearchPage(deps: Deps, query: unknown): Promise<PublicPage> {
  const search = publicSearch.parse(unquoted(query))
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

/** The web app's router writes a text that reads as a number as JSON, in quotation marks. */
function unquoted(query: unknown): Record<string, unknown> {
  const pairs = Object.entries(Object(query) as Record<string, unknown>)
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, typeof value === 'string' ? value.replace(/^"(.*)"$/s, '$1') : value]),
  )
}
