import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string[]} parts */
export const inProject = (...parts) => join(root, ...parts)

/**
 * @param {string} path
 * @returns {any} the content of the file; null when it cannot be read or parsed
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** The Node that package.json pins, when installed; otherwise the current one, when it is new enough; or null. */
export function pinnedNode() {
  const pinned = inProject('node_modules', 'node', 'bin', 'node')
  if (existsSync(pinned)) return pinned
  return isNewEnough(process.version) ? process.execPath : null
}

/** Whether this process may run the server. */
export function runsOnPinnedNode() {
  const { version } = readJson(inProject('node_modules', 'node', 'package.json')) ?? {}
  return process.version === `v${version}` || pinnedNode() === process.execPath
}

/** @param {string} version */
function isNewEnough(version) {
  return Number(/^v(\d+)/.exec(version)?.[1]) >= 24
}

const binaries = inProject('node_modules', '.bin')

/**
 * The environment for a tool of the project: its own tools first, the pinned Node among them.
 *
 * @param {Record<string, string>} [more]
 */
export function toolEnvironment(more = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${pathWithoutTools()}`, ...more }
}

/** The search path without the clone's own tools: `npm ci` removes them while it runs. */
export function pathWithoutTools() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.filter((folder) => folder !== binaries).join(delimiter)
}
