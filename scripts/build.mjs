import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { printWaiting, step } from './console.mjs'
import { withLock } from './lock.mjs'
import { inProject, root, toolEnvironment } from './project.mjs'

const hashFile = inProject('apps', 'web', 'dist', '.sources')
const advice = 'The web app does not compile. `npm run types` often shows the reason more clearly.'

/** Builds the web app, unless its build is up to date. */
export async function buildWebIfStale() {
  if (isFresh()) return
  await withLock(
    'build',
    async () => {
      if (isFresh()) return
      const sources = hashSources(root)
      const options = { env: toolEnvironment(), advice }
      await step('Building the web app', () =>
        runQuietly('npm', ['run', 'build', '--workspace', '@fledge/web', '--silent'], options),
      )
      writeFileSync(hashFile, sources)
    },
    printWaiting,
  )
}

/** Every build removes the hash file first, which lies in the folder of the build. */
function isFresh() {
  try {
    return readFileSync(hashFile, 'utf8') === hashSources(root)
  } catch {
    return false
  }
}

const inputs = ['package-lock.json', 'tsconfig.base.json', 'apps/web', 'packages']
/** Files that a build writes or does not read. */
const ignored = /(^|\/)(node_modules|dist|testing|\.cache)$|\.gen\.ts$|\.test\.tsx?$|\.tsbuildinfo$/

/**
 * @param {string} folder the clone
 * @returns {string} a hash of every file that a build reads
 */
export function hashSources(folder) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((path) => listFiles(folder, path))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(folder, path) {
  if (ignored.test(path)) return []
  try {
    const names = readdirSync(join(folder, path)).sort()
    return names.flatMap((name) => listFiles(folder, `${path}/${name}`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
}
