import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from './project.mjs'

/** How long files of an earlier build are kept for pages that were opened before, in milliseconds: a week. */
const keepMs = 7 * 24 * 3_600_000
/** Since when the kept ones are of an earlier build: milliseconds by path. */
const record = '.replaced'

/**
 * Moves a finished build into the folder that a server may be reading, so that nobody finds a file missing: first the
 * files with a hash in their name, then the documents that name them, each in one piece. Hashed files of earlier builds
 * stay for a week after they were replaced; all else that the new build lacks goes.
 *
 * @param {string} fresh the finished build, on the same disk; its files are gone from it afterwards
 * @param {string} served made when it is missing
 * @param {number} [now]
 */
export function layFiles(fresh, served, now = Date.now()) {
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
  const known = readJson(join(served, record)) ?? {}
  /** @type {Record<string, number>} */
  const kept = {}
  for (const path of listFiles(served).filter((path) => !brought.has(path))) {
    const since = known[path] ?? now
    if (isHashed(path) && now - since < keepMs) kept[path] = since
    else rmSync(join(served, path))
  }
  mkdirSync(served, { recursive: true })
  writeFileSync(join(served, record), JSON.stringify(kept))
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
