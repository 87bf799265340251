import type { Plugin, Rolldown } from 'vite'
import { withFirstWords } from './first-words.ts'

type Bundle = Rolldown.OutputBundle

/** What the shell fetches as soon as it is drawn, beside the page itself (see routes/__root.tsx). */
const everyPage = ['/api/queries.tsx']
const memberPage = [...everyPage, '/navigation/member-nav.tsx']

/**
 * Writes the document of each page: `login.html` for /login, and so on. It is index.html with the page's own scripts
 * named in it, so that a browser asks for them at once and not only when the entry has run.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const html = String(index.source)
        for (const { page, chunk } of listPages(bundle)) {
          const scripts = [chunk, ...lazyPartsOf(page, bundle)].flatMap((part) => listScripts(part, bundle))
          const source = withPreloads(withFirstWords(html, page), scripts)
          if (page === 'index') index.source = source
          else this.emitFile({ type: 'asset', fileName: `${page}.html`, source })
        }
      },
    },
  }
}

/** Pages of fixed address, by the component that the router splits off: student/dashboard for /student/dashboard. */
const listPages = (bundle: Bundle) =>
  listChunks(bundle).flatMap((chunk) => {
    const page = /\/src\/routes\/([\w/-]+)\.tsx\?tsr-split=component$/.exec(chunk.facadeModuleId ?? '')?.[1]
    return page === undefined ? [] : [{ page, chunk }]
  })

function lazyPartsOf(page: string, bundle: Bundle) {
  if (page === 'index') return []
  const parts = /^(student|company)\//.test(page) ? memberPage : everyPage
  return listChunks(bundle).filter(({ moduleIds }) => moduleIds.some((id) => parts.some((part) => id.endsWith(part))))
}

const listChunks = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk')

/** The file of a chunk and of all that it imports. */
function listScripts(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): string[] {
  seen.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !seen.has(name)) listScripts(imported, bundle, seen)
  }
  return [...seen]
}

function withPreloads(html: string, scripts: string[]): string {
  const missing = [...new Set(scripts)].filter((script) => !html.includes(script))
  const links = missing.map((script) => `    <link rel="modulepreload" crossorigin href="/${script}">\n`)
  return afterFirstPaint(html.replace('  </head>', `${links.join('')}  </head>`))
}

/** The styles and what the document draws by itself come first, then the scripts. */
const afterFirstPaint = (html: string) =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
