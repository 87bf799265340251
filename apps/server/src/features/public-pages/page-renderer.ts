import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PublicPage, pageDataId, type RenderPage } from '@fledge/contract/site/public-pages'

export type PageDocument = keyof typeof files
export type PageRenderer = {
  render: (page: PublicPage, address: { origin: string; path: string }) => Promise<string>
  /** The built document, which the browser fills. */
  unrendered: (document: PageDocument) => string
}

/** The built documents, below the folder of the web app. The landing page's is also that of unknown addresses. */
const files = {
  '/': 'index.html',
  '/about': '.server/about.html',
  '/contact': '.server/contact.html',
  '/internships': '.server/internships/index.html',
  '/internships/:id': '.server/internships/$id.html',
  '/companies/:slug': '.server/companies/$slug.html',
}

function documentOf(page: PublicPage): PageDocument {
  switch (page.kind) {
    case 'static':
      return page.path
    case 'search':
      return '/internships'
    case 'company':
    case 'missing-company':
      return '/companies/:slug'
    default:
      return '/internships/:id'
  }
}

/**
 * Loads what the build of the web app made for the server: documents with the scripts of a page, and the code that
 * renders the pages into them. Null without a build, or with one of an earlier release. Both are read once, so that a
 * new build does not mix with them.
 */
export async function loadPageRenderer(webFolder: string): Promise<PageRenderer | null> {
  const script = join(webFolder, '.server', 'render-page.js')
  const paths = Object.entries(files).map(([name, file]): [string, string] => [name, join(webFolder, file)])
  const isBuilt = [script, ...paths.map(([, path]) => path)].every((path) => existsSync(path))
  if (webFolder === '' || !isBuilt) return null
  const { renderPage } = (await import(pathToFileURL(script).href)) as { renderPage: RenderPage }
  const texts = new Map<string, string>()
  for (const [name, path] of paths) texts.set(name, await readFile(path, 'utf8'))
  const parts = new Map([...texts].map(([name, html]) => [name, splitDocument(html)]))
  return {
    unrendered: (document) => texts.get(document)!.replace(/(<noscript>).*(<\/noscript>)/s, `$1${unrenderedText}$2`),
    async render(page, address) {
      const [start, middle, end] = parts.get(documentOf(page))!
      const { head, body, data } = await renderPage(page, address)
      return `${start}${head}${middle}${body}${end.replace(closeBody, () => `${dataElement(data)}${closeBody}`)}`
    },
  }
}

/** Without scripts nothing tries again. */
const unrenderedText = '<p class="page py-8">This page could not be loaded. Please load it again in a minute.</p>'
const closeBody = '</body>'
const dataElement = (json: string) => `<script type="application/json" id="${pageDataId}">${json}</script>\n`

/** A built document in three parts: up to its title, up to the content of its root element, and the rest. */
function splitDocument(html: string): [string, string, string] {
  const parts =
    /^(.*?)<meta name="description"[^>]*>(.*?)<title>[^<]*<\/title>(.*?<div id="root">).*(<\/div>\s*<noscript>.*)$/s.exec(
      html,
    )
  if (!parts) throw new Error('A built document lacks its description, title or root element')
  const [, start = '', icons = '', middle = '', end = ''] = parts
  return [start + icons, middle, end]
}
