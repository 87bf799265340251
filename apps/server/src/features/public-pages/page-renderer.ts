import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PublicPage, pageDataId, type RenderPage } from '@fledge/contract/site/public-pages'

export type RenderDocument = (page: PublicPage, address: { origin: string; path: string }) => Promise<string>

const documents: Record<PublicPage['kind'], string> = {
  internship: 'internships/$id.html',
  'closed-internship': 'internships/$id.html',
  'missing-internship': 'internships/$id.html',
  search: 'internships/index.html',
  company: 'companies/$slug.html',
  'missing-company': 'companies/$slug.html',
}

/**
 * Loads what the build of the web app made for the server: documents with the scripts of a page, and the code that
 * renders the pages into them. Null without a build, or with one of an earlier release. Both are read once, so that a
 * new build does not mix with them.
 */
export async function loadPageRenderer(webFolder: string): Promise<RenderDocument | null> {
  const folder = join(webFolder, '.server')
  const script = join(folder, 'render-page.js')
  const names = [...new Set(Object.values(documents))]
  const isBuilt = [script, ...names.map((name) => join(folder, name))].every((path) => existsSync(path))
  if (webFolder === '' || !isBuilt) return null
  const { renderPage } = (await import(pathToFileURL(script).href)) as { renderPage: RenderPage }
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const templates = new Map(names.map((name, index) => [name, splitDocument(texts[index] ?? '')]))
  return async (page, address) => {
    const [start, middle, end] = templates.get(documents[page.kind])!
    const { head, body, data } = await renderPage(page, address)
    return `${start}${head}${middle}${body}${end.replace(closeBody, () => `${dataElement(data)}${closeBody}`)}`
  }
}

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
