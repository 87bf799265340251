import type { Plugin, Rolldown } from 'vite'
import { withFirstWords } from './first-words.ts'

type Bundle = Rolldown.OutputBundle

/** The folder of files for the server, which it does not send as they are. */
export const serverFolder = '.server'
/** Whether the server fills the page with its data (src/server/render-page.tsx). */
const isRendered = (page: string) => /^(about$|contact$|internships\/|companies\/)/.test(page)

/** Chunks that the shell loads as soon as it renders (routes/__root.tsx). */
const everyPage = ['/api/queries.tsx']
const memberPage = [...everyPage, '/navigation/member-nav.tsx']

/** The components of a page's tabs; public/first-words.js preloads that of the tab in the URL. */
const tabs: Record<string, Record<string, string>> = {
  'student/dashboard': {
    overview: '/student-dashboard/overview-panel.tsx',
    resumes: '/resumes/resumes-panel.tsx',
    'ai-analyzer': '/analyzer/analyzer-panel.tsx',
    internships: '/internships/internships-panel.tsx',
    applications: '/student-applications/applications-panel.tsx',
    interviews: '/interviews/interviews-panel.tsx',
  },
}

/** Writes a document per page: index.html with the page's scripts preloaded, before the entry runs. */
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
          const scripts = [chunk, ...listLazyParts(page, bundle)].flatMap((part) => listScripts(part, bundle))
          const source = withPreloads(withFirstWords(html, page, tabFiles(page, scripts, bundle)), scripts)
          if (page === 'index') index.source = source
          else
            this.emitFile({
              type: 'asset',
              fileName: `${isRendered(page) ? `${serverFolder}/` : ''}${page}.html`,
              source,
            })
        }
      },
    },
  }
}

/** Pages by their route component: student/dashboard for /student/dashboard, internships/$id for any internship. */
const listPages = (bundle: Bundle) =>
  listChunks(bundle).flatMap((chunk) => {
    const page = /\/src\/routes\/([\w/$-]+)\.tsx\?tsr-split=component$/.exec(chunk.facadeModuleId ?? '')?.[1]
    return page === undefined ? [] : [{ page, chunk }]
  })

function listLazyParts(page: string, bundle: Bundle) {
  if (page === 'index') return []
  return chunksWith(/^(student|company)\//.test(page) ? memberPage : everyPage, bundle)
}

const chunksWith = (parts: string[], bundle: Bundle) =>
  listChunks(bundle).filter(({ moduleIds }) => moduleIds.some((id) => parts.some((part) => id.endsWith(part))))

/** The scripts of each tab of a page, in addition to the page's own. */
const tabFiles = (page: string, already: string[], bundle: Bundle): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(tabs[page] ?? {}).map(([tab, part]) => {
      const scripts = chunksWith([part], bundle).flatMap((chunk) => listScripts(chunk, bundle))
      return [tab, [...new Set(scripts)].filter((script) => !already.includes(script))]
    }),
  )

const listChunks = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk')

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

/** Styles and static content first, then the scripts. */
const afterFirstPaint = (html: string) =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
