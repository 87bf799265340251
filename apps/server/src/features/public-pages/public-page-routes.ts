import { createHash } from 'node:crypto'
import { publicPageSize } from '@fledge/contract/constants'
import { listInternshipFacets, listInternships } from '@fledge/contract/internships'
import { type PublicPage, staticPages } from '@fledge/contract/site/public-pages'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { searchAddress } from '@fledge/contract/site/search-address'
import { companyIdOfSlug, companySlug } from '@fledge/core/company-slug'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { busy, HttpProblem } from '../../http/errors/problem.ts'
import { boundedQueue } from '../../http/limits/bounded-queue.ts'
import { keepRecent } from '../../keep-recent.ts'
import { nextTurn } from '../../next-turn.ts'
import { countByFacet } from '../internships/facets.ts'
import { readFilter } from '../internships/listing-filter.ts'
import { listSimilar, showInternship } from '../listing-pages/read-listings.ts'
import { readPage } from '../listing-pages/read-page.ts'
import { readSearch, siteCacheControl, siteOrigin } from './page-address.ts'
import type { PageDocument, PageRenderer } from './page-renderer.ts'
import { showCompany } from './public-company.ts'

type Found = { page: PublicPage; path: string; status?: 200 | 404 | 410 } | { movedTo: string }

/** Seconds for which caches keep a rendered page. */
const cacheSeconds = 60
/** A page takes about 50 ms of one core and some megabytes while it is rendered. */
const renderingAtOnce = { running: 2, waiting: 30 }
/** Rendered pages of about 60 kB that are kept in this process. */
const pagesKept = 200

/** The pages that visitors and search engines read without scripts. Members get the same document. */
export function publicPageRoutes(app: FastifyInstance, deps: Deps, { render, unrendered }: PageRenderer) {
  const inTurn = boundedQueue(renderingAtOnce)
  const recent = keepRecent<string>(pagesKept)

  /** The same data gives the same page. Each is rendered in a turn of its own, so that other requests are served. */
  function renderOnce(page: PublicPage, address: { origin: string; path: string }) {
    const key = createHash('sha256')
      .update(JSON.stringify([page, address]))
      .digest('base64')
    return recent(key, async () => {
      await nextTurn()
      return render(page, address)
    })
  }

  const route = <Params>(url: PageDocument, find: (request: { params: Params; query: unknown }) => Promise<Found>) =>
    app.get(url, async (request, reply) => {
      reply.type('text/html; charset=utf-8')
      try {
        if (app.isUnderPressure()) throw busy()
        // Otherwise each page would wait in turn for several queries that end in a timeout.
        if (!(staticPages as readonly string[]).includes(url) && !(await deps.isDatabaseReachable())) throw busy()
        return await inTurn(async () => {
          const found = await find(request as { params: Params; query: unknown })
          if ('movedTo' in found) return reply.redirect(found.movedTo, 301)
          const { page, path, status = 200 } = found
          const html = await renderOnce(page, { origin: siteOrigin(deps, request), path })
          const isShared = siteCacheControl(deps, `public, max-age=${cacheSeconds}`)
          return reply
            .code(status)
            .header('cache-control', status === 200 ? isShared : 'no-cache')
            .send(html)
        })
      } catch (error) {
        if (!(error instanceof HttpProblem)) request.log.error({ err: error }, 'a public page was not rendered')
        // The browser renders the page, with a button to try again. A crawler comes back later.
        const headers = { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' }
        return reply.code(503).headers(headers).send(unrendered(url))
      }
    })

  for (const path of staticPages) route(path, async () => ({ page: { kind: 'static', path }, path }))
  route('/internships', async ({ query }) => {
    const page = await findSearchPage(deps, query)
    return { page, path: searchAddress(page.search) }
  })
  route<{ id: string }>('/internships/:id', async ({ params }) => findInternshipPage(deps, params.id))
  route<{ slug: string }>('/companies/:slug', async ({ params }) => findCompanyPage(deps, params.slug))
}
const retryAfterSeconds = '5'

async function findInternshipPage(deps: Deps, id: string): Promise<Found> {
  const [internship, similar] = await Promise.all([showInternship(deps, id, null), listSimilar(deps, id, null)])
  const path = `/internships/${encodeURIComponent(id)}`
  if (!similar) return { page: { kind: 'missing-internship', id }, path, status: 404 }
  if (!internship) return { page: { kind: 'closed-internship', id, similar }, path, status: 410 }
  return { page: { kind: 'internship', id, internship, similar }, path }
}

/** Every slug with the id of a company leads to its current one. */
async function findCompanyPage(deps: Deps, slug: string): Promise<Found> {
  const id = companyIdOfSlug(slug)
  const company = await showCompany(deps, id)
  if (!company) {
    return { page: { kind: 'missing-company', id }, path: `/companies/${encodeURIComponent(slug)}`, status: 404 }
  }
  const current = companySlug(company.companyName, id)
  const path = `/companies/${current}`
  if (slug !== current) return { movedTo: path }
  return { page: { kind: 'company', id, company }, path }
}

async function findSearchPage(deps: Deps, query: unknown): Promise<Extract<PublicPage, { kind: 'search' }>> {
  const search = readSearch(query)
  const { cursor: _cursor, sort: _sort, ...filters } = search
  const [results, facets] = await Promise.all([findResults(deps, search), countFacets(deps, filters)])
  return { kind: 'search', search, results: listInternships.response.parse(results), facets }
}

const countFacets = async (deps: Deps, filters: PublicSearch) =>
  countByFacet(deps.db, await readFilter(deps, listInternshipFacets.query.parse(filters), null))

/** A cursor that is not from this search starts it from the first page. */
async function findResults(deps: Deps, search: PublicSearch) {
  const query = listInternships.query.parse({ ...search, limit: publicPageSize })
  try {
    return await readPage(deps, query, null)
  } catch (error) {
    if (!(error instanceof HttpProblem) || search.cursor === undefined) throw error
    return readPage(deps, { ...query, cursor: undefined }, null)
  }
}
