import { accessSync, constants, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { Failure, printWaiting, step } from './console.mjs'
import { withLock } from './lock.mjs'
import { inProject, pathWithoutTools, pinnedNode, readJson } from './project.mjs'

/** Installs the packages of package-lock.json, unless they are installed. */
export async function installIfNeeded() {
  if (isInstalled()) return
  await withLock(
    'install',
    async () => {
      if (isInstalled()) return
      await step('Installing packages', install)
      await installPinnedNode()
    },
    printWaiting,
  )
}

function isInstalled() {
  const wanted = readJson(inProject('package-lock.json'))
  const found = readJson(inProject('node_modules', '.package-lock.json'))
  return pinnedNode() !== null && matchesLockfile(wanted, found)
}

/** @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> } | null} Lockfile */

/**
 * Whether the installed packages are those of the lockfile. npm writes `found` last, so it is missing or old after an
 * interrupted install. Optional packages for other platforms may be missing.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} found
 */
export function matchesLockfile(wanted, found) {
  if (!wanted?.packages || !found?.packages) return false
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue
    const installed = found.packages[path]
    if (installed ? installed.version !== entry.version : !entry.optional && !entry.devOptional) return false
  }
  return true
}

/**
 * `npm ci` rejects a package-lock.json without the optional packages of this platform, which npm omits when its registry
 * lacks them; `npm install` then installs the same versions.
 */
async function install() {
  try {
    await npm(['ci', ...quietOptions])
  } catch (error) {
    if (!(error instanceof Failure) || !error.message.includes('EUSAGE')) throw error
    await npm(['install', '--no-save', ...quietOptions])
  }
}

const quietOptions = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** The pinned Node comes from an install script, which some users disable. */
async function installPinnedNode() {
  if (pinnedNode() !== null) return
  await step('Fetching Node', () => npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']))
  if (pinnedNode() !== null) return
  throw new Failure(
    `Fledge needs Node 24 or newer; this is ${process.version}, and the packaged one could not be fetched.`,
    'Install a newer Node from https://nodejs.org and try again.',
  )
}

const advice = 'Check the network (npm must reach its registry), then try again.'

/** @param {string[]} args */
function npm(args) {
  const env = { ...process.env, PATH: pathWithoutTools(), ...writableCache() }
  return runQuietly('npm', args, { env, advice })
}

/** After `su` the home folder may be another user's, where npm cannot write its cache. */
function writableCache() {
  const cache = process.env['npm_config_cache'] ?? join(homedir(), '.npm')
  try {
    accessSync(existsSync(cache) ? cache : dirname(cache), constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: inProject('.cache', 'npm') }
  }
}
