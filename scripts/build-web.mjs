import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { report } from './console.mjs'
import { withLock } from './lock.mjs'
import { inProject } from './project.mjs'
import { publishBuild } from './publish-build.mjs'

/** `npm run build`: builds the web app in a new folder and moves it to `dist`, so that a running server has no gap. */
const folders = inProject('apps', 'web', '.cache')
mkdirSync(folders, { recursive: true })
removeLeftovers()
const fresh = mkdtempSync(join(folders, 'build-'))
try {
  /** @type {typeof import('vite')} */
  const vite = await import(pathToFileURL(inProject('node_modules', 'vite', 'dist', 'node', 'index.js')).href)
  const root = inProject('apps', 'web')
  await vite.build({ root, build: { outDir: fresh, emptyOutDir: true } })
  // What renders pages on the server, into the same folder.
  const ssr = 'src/server/render-page.tsx'
  await vite.build({ root, build: { ssr, outDir: fresh, emptyOutDir: false, copyPublicDir: false } })
  await withLock('publish-build', async () => publishBuild(fresh, inProject('apps', 'web', 'dist')))
} catch (error) {
  report(error)
  process.exitCode = 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

/** Removes what killed builds left. No build takes an hour. */
function removeLeftovers() {
  for (const name of readdirSync(folders).filter((name) => name.startsWith('build-'))) {
    const path = join(folders, name)
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > 3_600_000) rmSync(path, { recursive: true, force: true })
  }
}
