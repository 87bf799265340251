import { existsSync } from 'node:fs'
import { runQuietly } from './child.mjs'
import { Failure, step } from './console.mjs'

/** Chromium without windows first: the tests take a third less processor time with it. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, or one that we install when we may. */
export async function findOrInstallChromium() {
  const found = [process.env['CHROMIUM_PATH'] ?? '', ...places].find((path) => existsSync(path))
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Failure(
      'The browser tests need Chromium, and this machine has none.',
      'Install it (Debian: `sudo apt-get install chromium`) or name one with CHROMIUM_PATH, then try again.',
    )
  }
  await step('Installing Chromium', installWithApt)
  return '/usr/bin/chromium'
}

async function installWithApt() {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    advice: 'Install Chromium by hand or name one with CHROMIUM_PATH, then try again.',
  }
  await runQuietly('apt-get', ['update', '-qq'], options)
  await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
}
