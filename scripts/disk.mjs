import { existsSync, statfsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Failure } from './console.mjs'
import { root } from './project.mjs'

/** Bytes: `node_modules` takes 1,000 MB, and a new cache of npm's 400 MB (npm 11, Linux, November 2026). */
const roomOfInstall = 1_400_000_000

/**
 * Throws a Failure when the disk has less room than an install takes: npm says so only when it is full.
 *
 * @param {string} [folder]
 * @param {number} [least] bytes
 */
export function refuseWithoutRoom(folder = root, least = roomOfInstall) {
  const free = freeOn(folder)
  if (free >= least) return
  throw new Failure(
    `Installing packages needs ${megabytes(least)} MB, and the disk of ${folder} has ${megabytes(free)} MB left.`,
    'Free some there, or clone Fledge to another disk, then try again.',
  )
}

/**
 * What to say of a command that failed, when it failed for want of room: of the folders that npm writes to, the one
 * whose disk has the least left.
 *
 * @param {unknown} failure
 * @param {string[]} [folders]
 * @returns {unknown} the same failure when it was another
 */
export function explainFullDisk(failure, folders = [root, cacheOfNpm(), tmpdir()]) {
  if (!(failure instanceof Failure) || !/ENOSPC|EDQUOT/.test(failure.message)) return failure
  const [fullest = root] = folders.toSorted((one, other) => freeOn(one) - freeOn(other))
  return new Failure(
    `The disk of ${fullest} is full: ${megabytes(freeOn(fullest))} MB are left, and installing packages needs ${megabytes(roomOfInstall)} MB.`,
    'Free some there, then try again. Another disk serves too: clone Fledge there, or name a folder of it with npm_config_cache or TMPDIR.',
  )
}

/** The folder that npm keeps what it fetched in, unless its own settings name another. */
export const cacheOfNpm = () => process.env['npm_config_cache'] ?? join(homedir(), '.npm')

/**
 * @param {string} folder one that is not there yet counts as the one that it will lie in
 * @returns {number} bytes; without end where the system does not tell
 */
function freeOn(folder) {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeOn(dirname(folder))
  const { blocks, bavail, bsize } = statfsSync(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/** @param {number} bytes */
const megabytes = (bytes) => Math.floor(bytes / 1_000_000)
