import type { Plugin, Rolldown } from 'vite'
import { withFirstWords } from './first-words.ts'

type Bundle = Rolldown.OutputBundle

/** What the shell fetches as soon as it is drawn, beside the page itself (see routes/__root.tsx). */
const everyPage = ['/api/queries.tsx']
const memberPage = [...everyPage, '/navigation/member-nav.tsx']

/** What stands on the tabs of a page; public/first-words.js asks for that of the tab in the address. */
const tabs: Record<string, Record<string, string>> = {
  'student/dashboard': {
    resumes: '/resumes/resumes-panel.tsx',
    'ai-analyzer': '/analyzer/analyzer-panel.tsx',
    internships: '/internships/internships-panel.tsx',
    applications: '/student-applications/applications-panel.tsx',
    interviews: '/interviews/interviews-panel.tsx',
  },
}

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
          const source = withPreloads(withFirstWords(html, page, tabFiles(page, scripts, bundle)), scripts)
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
  return chunksWith(/^(student|company)\//.test(page) ? memberPage : everyPage, bundle)
}

const chunksWith = (parts: string[], bundle: Bundle) =>
  listChunks(bundle).filter(({ moduleIds }) => moduleIds.some((id) => parts.some((part) => id.endsWith(part))))

/** The scripts of each tab of a page, beside those of the page itself. */
const tabFiles = (page: string, already: string[], bundle: Bundle): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(tabs[page] ?? {}).map(([tab, part]) => {
      const scripts = chunksWith([part], bundle).flatMap((chunk) => listScripts(chunk, bundle))
      return [tab, [...new Set(scripts)].filter((script) => !already.includes(script))]
    }),
  )

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
