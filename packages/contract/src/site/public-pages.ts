import type { Result } from '../http/endpoint.ts'
import type { Internship, InternshipFacets, listInternships } from '../internships.ts'
import type { PublicCompany } from '../listings/companies.ts'
import type { PublicSearch } from './public-search.ts'

/** Pages without data of their own. */
export const staticPages = ['/', '/about', '/contact'] as const

/** The data of a page that the server renders, as the API returns it to a visitor. */
export type PublicPage =
  | { kind: 'static'; path: (typeof staticPages)[number] }
  | { kind: 'internship'; id: string; internship: Internship; similar: Internship[] }
  | { kind: 'closed-internship'; id: string; similar: Internship[] }
  | { kind: 'missing-internship'; id: string }
  | { kind: 'company'; id: string; company: PublicCompany }
  | { kind: 'missing-company'; id: string }
  | {
      kind: 'search'
      search: PublicSearch
      results: Result<typeof listInternships>
      facets: InternshipFacets
    }

/** The id of the script element with `RenderedPage.data`. */
export const pageDataId = 'page-data'

export type RenderedPage = {
  /** Title, description, links and structured data, as HTML for the document's head. */
  head: string
  body: string
  /** The data for the browser's query cache, as JSON that is safe inside a script element. */
  data: string
}

/**
 * Renders a page to HTML; exported by the web app's build as `renderPage`. `origin` is the site's address without a
 * slash at its end, such as 'https://fledge.example'; `path` is the page's path with its query.
 */
export type RenderPage = (page: PublicPage, address: { origin: string; path: string }) => Promise<RenderedPage>
