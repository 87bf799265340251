import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from './project.mjs'

/** Milliseconds for which assets of earlier builds are kept, for pages that are open in a browser. */
const keepMs = 7 * 24 * 3_600_000
/** The file with the times at which assets were replaced: milliseconds by path. */
const replacedFile = '.replaced'

/**
 * Moves a finished build into a folder that a server may be reading: first the assets, which have a hash in their names,
 * then the documents that refer to them, each by an atomic rename. Replaced assets stay for a week; other files that the
 * new build lacks are removed.
 *
 * @param {string} fresh the finished build, on the same disk; its files are gone from it afterwards
 * @param {string} served made when it is missing
 * @param {number} [now]
 */
export function publishBuild(fresh, served, now = Date.now()) {
  const brought = listFiles(fresh)
  for (const path of brought.filter(isHashed)) move(path, fresh, served)
  removeReplaced(served, new Set(brought), now)
  for (const path of brought.filter((path) => !isHashed(path))) move(path, fresh, served)
}

/**
 * @param {string} served
 * @param {Set<string>} brought
 * @param {number} now
 */
function removeReplaced(served, brought, now) {
  const known = readJson(join(served, replacedFile)) ?? {}
  /** @type {Record<string, number>} */
  const kept = {}
  for (const path of listFiles(served).filter((path) => !brought.has(path))) {
    const since = known[path] ?? now
    if (isHashed(path) && now - since < keepMs) kept[path] = since
    else rmSync(join(served, path))
  }
  mkdirSync(served, { recursive: true })
  writeFileSync(join(served, replacedFile), JSON.stringify(kept))
}

/** @param {string} path */
const isHashed = (path) => path.startsWith('assets/')

/**
 * @param {string} path
 * @param {string} from
 * @param {string} to
 */
function move(path, from, to) {
  mkdirSync(dirname(join(to, path)), { recursive: true })
  renameSync(join(from, path), join(to, path))
}

/**
 * @param {string} folder
 * @returns {string[]} the paths of its files, below it; none when it is not there
 */
function listFiles(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
