import type { PublicPage, RenderPage } from '@fledge/contract/site/public-pages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, defaultStringifySearch, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  internshipFacets,
  oneInternship,
  publicCompany,
  publicPage,
  similarInternships,
} from '../api/internships/internships.ts'
import { fillCache, type PageQuery } from '../api/query-client.ts'
import { activeFilters } from '../features/internships/filters/filters.ts'
import { PageHead } from '../features/internships/public/page-head.tsx'
import { safeJson } from '../features/internships/public/social-head.tsx'
import { Route as root } from '../routes/__root.tsx'
import { fetchShell } from '../routes/-shell-parts.ts'
import { Route as about } from '../routes/about.tsx'
import { Route as company } from '../routes/companies/$slug.tsx'
import { Route as contact } from '../routes/contact.tsx'
import { Route as landing } from '../routes/index.tsx'
import { Route as internship } from '../routes/internships/$id.tsx'
import { Route as search } from '../routes/internships/index.tsx'

/** Renders a page with the components of the browser, as a visitor sees it. */
export const renderPage: RenderPage = async (page, { origin, path }) => {
  const queries = pageQueries(page)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  fillCache(client, queries, Date.now())
  const router = createPageRouter(routerPath(page, path))
  await Promise.all([router.load(), fetchShell(path, false)])
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    // Everything in place: content that arrives later needs a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const chunks: Uint8Array[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk))
  client.clear()
  return {
    head: renderToStaticMarkup(<PageHead page={page} origin={origin} />),
    body: Buffer.concat(chunks).toString('utf8'),
    data: safeJson(queries),
  }
}

/** A form sends empty and maybe invalid parameters; the router renders nothing while it would remove them. */
const routerPath = (page: PublicPage, path: string): string =>
  page.kind === 'search' ? `/internships${defaultStringifySearch(page.search)}` : path

/** The data of a page under the keys with which its components ask for it. */
function pageQueries(page: PublicPage): PageQuery[] {
  switch (page.kind) {
    case 'static':
      return []
    case 'internship':
      return [
        { key: oneInternship(page.id).queryKey, data: page.internship },
        { key: similarInternships(page.id).queryKey, data: page.similar },
      ]
    case 'closed-internship':
      return [
        { key: oneInternship(page.id).queryKey, isMissing: true },
        { key: similarInternships(page.id).queryKey, data: page.similar },
      ]
    case 'missing-internship':
      return [
        { key: oneInternship(page.id).queryKey, isMissing: true },
        { key: similarInternships(page.id).queryKey, isMissing: true },
      ]
    case 'company':
      return [{ key: publicCompany(page.id).queryKey, data: page.company }]
    case 'missing-company':
      return [{ key: publicCompany(page.id).queryKey, isMissing: true }]
    case 'search':
      return [
        { key: publicPage(page.search).queryKey, data: page.results },
        { key: internshipFacets(activeFilters(page.search)).queryKey, data: page.facets },
      ]
  }
}

/** The routes that the server renders, registered as the generated route tree does it. */
const getParentRoute = () => root
const routeTree = root.addChildren([
  landing.update({ id: '/', path: '/', getParentRoute } as never),
  about.update({ id: '/about', path: '/about', getParentRoute } as never),
  contact.update({ id: '/contact', path: '/contact', getParentRoute } as never),
  search.update({ id: '/internships/', path: '/internships/', getParentRoute } as never),
  company.update({ id: '/companies/$slug', path: '/companies/$slug', getParentRoute } as never),
  internship.update({ id: '/internships/$id', path: '/internships/$id', getParentRoute } as never),
])

/** A router for one page that the server renders. Without the other pages, which need a browser. */
const createPageRouter = (path: string) =>
  createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
