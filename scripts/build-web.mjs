import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { report } from './console.mjs'
import { layFiles } from './lay-files.mjs'
import { withLock } from './lock.mjs'
import { inProject } from './project.mjs'

/**
 * `npm run build`: builds the web app aside and moves it into `dist` when it is whole. Several at once build each in a
 * folder of their own, and a server goes on serving what it served.
 */
const folders = inProject('apps', 'web', '.cache')
mkdirSync(folders, { recursive: true })
removeLeftovers()
const fresh = mkdtempSync(join(folders, 'build-'))
try {
  /** @type {typeof import('vite')} */
  const vite = await import(pathToFileURL(inProject('node_modules', 'vite', 'dist', 'node', 'index.js')).href)
  await vite.build({ root: inProject('apps', 'web'), build: { outDir: fresh, emptyOutDir: true } })
  await withLock('lay-build', async () => layFiles(fresh, inProject('apps', 'web', 'dist')))
} catch (error) {
  report(error)
  process.exitCode = 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

/** What a build that was killed left: none takes an hour. */
function removeLeftovers() {
  for (const name of readdirSync(folders).filter((name) => name.startsWith('build-'))) {
    const path = join(folders, name)
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > 3_600_000) rmSync(path, { recursive: true, force: true })
  }
}
