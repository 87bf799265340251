import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { runQuietly } from './child.mjs'
import { Failure, step, tellWaiting } from './console.mjs'
import { cacheOfNpm, explainFullDisk, refuseWithoutRoom } from './disk.mjs'
import { withLock } from './lock.mjs'
import { inProject, pathWithoutTools, pinnedNode, readJson } from './project.mjs'

/** Installs exactly what package-lock.json says, unless that is what is there. */
export async function installIfNeeded() {
  if (isInstalled()) return
  await withLock(
    'install',
    async (held) => {
      if (isInstalled()) return
      await step('Installing packages', () => install(held))
      await completeNode(held)
    },
    tellWaiting,
  )
}

function isInstalled() {
  const wanted = readJson(inProject('package-lock.json'))
  const found = readJson(inProject('node_modules', '.package-lock.json'))
  return pinnedNode() !== null && isWhatIsWanted(wanted, found)
}

/** @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> } | null} Lockfile */

/**
 * npm writes the second file last, so it is missing or old after an install that was cut short. Packages for other
 * machines are optional and rightly missing.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} found
 */
export function isWhatIsWanted(wanted, found) {
  if (!wanted?.packages || !found?.packages) return false
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue
    const installed = found.packages[path]
    if (installed ? installed.version !== entry.version : !entry.optional && !entry.devOptional) return false
  }
  return true
}

/**
 * `npm ci` refuses a package-lock.json that lacks a package, and npm leaves out the parts for other machines (all of
 * them optional) that a registry did not have when the file was written. `npm install` takes the same versions then.
 *
 * @param {number | undefined} held
 */
async function install(held) {
  // What is there already goes before the new is written.
  if (!existsSync(inProject('node_modules'))) refuseWithoutRoom()
  try {
    await npm(['ci', ...quietly], held)
  } catch (error) {
    if (!(error instanceof Failure) || !error.message.includes('EUSAGE')) throw error
    await npm(['install', '--no-save', ...quietly], held)
  }
}

const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** The pinned Node is fetched by an install script, which some people switch off for good reasons; this one we need. */
async function completeNode(/** @type {number | undefined} */ held) {
  if (pinnedNode() !== null) return
  await step('Fetching Node', () => npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], held))
  if (pinnedNode() !== null) return
  throw new Failure(
    `Fledge needs Node 24 or newer; this is ${process.version}, and the packaged one could not be fetched.`,
    'Install a newer Node from https://nodejs.org and try again.',
  )
}

const advice = 'Check the network (npm must reach its registry), then try again.'

/**
 * @param {string[]} args
 * @param {number | undefined} held
 */
async function npm(args, held) {
  const env = { ...process.env, PATH: pathWithoutTools(), ...cacheOfOurOwn() }
  await runQuietly('npm', args, { env, held, advice }).catch((error) => {
    throw explainFullDisk(error)
  })
}

/** A user that was switched to by `su` may still have the other user's home folder, where npm cannot keep its cache. */
function cacheOfOurOwn() {
  const cache = cacheOfNpm()
  try {
    accessSync(existsSync(cache) ? cache : dirname(cache), constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: inProject('.cache', 'npm') }
  }
}
