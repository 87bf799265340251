import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { pageFiles, serverFolder } from './build/page-files.ts'
import { precompress } from './build/precompress.ts'
import { withoutJsonSchemas } from './build/without-json-schemas.ts'

const packages = (names: string) => `/node_modules/(${names})/`
const modules = (names: string) => `/src/(${names})\\.tsx?$`
/** Small icons shared by pages; without a group, one page would load the chunk of another. */
const icons = (names: string) => `/lucide-react/dist/esm/icons/(${names})\\.`
const framework = 'react|react-dom|scheduler|use-sync-external-store|@tanstack/(react-router|router-core|history|store)'
const data = 'zod|@tanstack/(query-core|react-query)'
const frame = 'features/(navigation/member-nav|notifications/bell|search-palette/search-palette)'
const lists =
  'api/(analysis|applications|internships/internships|interviews|resumes)|applications/counts|ui/(moment|dashboard/quick-action|stat|lazy/(lazy-panel|render-when-near))'
const everydayDeeds =
  'daily-work|everyday|first-jobs|general-acts|internship-tasks|plain-words|short-deeds|student-tasks'

/** Shared chunks, few because each costs a round trip. A group includes the imports that no earlier group has. */
const groups = [
  { name: 'framework', test: new RegExp(packages(framework)) },
  { name: 'shell', tags: ['$initial' as const] },
  // Apart from the basics, of which signing in needs nothing else.
  { name: 'words', test: new RegExp(`${icons('check')}|${modules('count-text|time/(date-style|units)')}`) },
  {
    name: 'basics',
    test: new RegExp(
      `${modules('ui/(badge|company-mark|skeleton|lazy/after-first-screen)|matching/score/score-bands|company-slug|place-text|lib/format')}`,
    ),
  },
  // Apart from the landing page, which shows them too.
  { name: 'bars', test: new RegExp(modules('ui/application/status-bars')) },
  // Apart from the landing page, so that the evidence of a match does not load that page.
  { name: 'ledger', test: new RegExp(modules('ui/application/score-ledger')) },
  { name: 'landing', test: new RegExp(modules('features/landing/landing-page')) },
  {
    name: 'page',
    test: new RegExp(
      `${packages(data)}|${icons('eye|building-complex')}|${modules('api/(auth|queries)|lib/(drafts|form|person)|ui/(avatar/initials-avatar|card|dialog|failure|field)')}`,
    ),
  },
  { name: 'member', test: new RegExp(`${icons('upload')}|${modules(`${frame}|${lists}`)}`) },
  { name: 'tabs', test: new RegExp(modules('ui/tabs')) },
  { name: 'student', test: new RegExp(modules('routes/student/-dashboard-page')) },
  { name: 'form', test: new RegExp(modules('features/auth/login-page')) },
  { name: 'internships', test: new RegExp(modules('features/internships/(internships-panel|internship-card)')) },
  // Most of what the reading of a listing loads, in two parts side by side.
  { name: 'everyday-deeds', test: new RegExp(`/deeds/(${everydayDeeds})\\.ts$`) },
  { name: 'deeds', test: /\/skills\/data\/deeds\// },
].map((group, place, { length }) => ({ ...group, priority: length - place }))

const api = { target: 'http://127.0.0.1:3000', ws: true }

const browserBuild: BuildOptions = {
  target: 'es2024',
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: 1500,
  modulePreload: { polyfill: false },
  rolldownOptions: { output: { codeSplitting: { groups } } },
}

/** The build that renders pages on the server: one file, so that a new build never removes a part that is in use. */
const serverBuild: BuildOptions = {
  target: 'node22',
  rolldownOptions: { output: { codeSplitting: false, entryFileNames: `${serverFolder}/[name].js` } },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    react(),
    tailwind(),
    withoutJsonSchemas(),
    !isSsrBuild && [pageFiles(), precompress()],
  ],
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { noExternal: true },
  // React's production build is chosen when the server's file is built, not when it runs.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: { '/api': api, '/socket.io': api } },
}))
