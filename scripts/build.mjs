import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { step, tellWaiting } from './console.mjs'
import { withLock } from './lock.mjs'
import { inProject, root, toolEnvironment } from './project.mjs'

const stamp = inProject('apps', 'web', 'dist', '.sources')
const advice = 'The web app does not compile. `npm run types` often says why more plainly.'

/** Builds the web app, unless what is there was built from these very sources. */
export async function buildWebIfStale() {
  if (isFresh()) return
  await withLock(
    'build',
    async (held) => {
      if (isFresh()) return
      const sources = hashSources(root)
      const options = { env: toolEnvironment(), held, advice }
      await step('Building the web app', () =>
        runQuietly('npm', ['run', 'build', '--workspace', '@fledge/web', '--silent'], options),
      )
      writeFileSync(stamp, sources)
    },
    tellWaiting,
  )
}

/** The stamp lies in the built folder, from which every build takes it first. */
function isFresh() {
  try {
    return readFileSync(stamp, 'utf8') === hashSources(root)
  } catch {
    return false
  }
}

const places = ['package-lock.json', 'tsconfig.base.json', 'apps/web', 'packages']
/** Results of a build, and what no build reads. */
const leftOut = /(^|\/)(node_modules|dist|testing|\.cache)$|\.gen\.ts$|\.test\.tsx?$|\.tsbuildinfo$/

/**
 * @param {string} folder the clone
 * @returns {string} a hash of every file that a build reads
 */
export function hashSources(folder) {
  const hash = createHash('sha256')
  for (const path of places.flatMap((place) => listFiles(folder, place))) {
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
  if (leftOut.test(path)) return []
  try {
    const names = readdirSync(join(folder, path)).sort()
    return names.flatMap((name) => listFiles(folder, `${path}/${name}`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
}
