import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from './build.mjs'
import { runAttached, runQuietly } from './child.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { report, step } from './console.mjs'
import { installIfNeeded } from './install.mjs'
import { inProject, pinnedNode, root, toolEnvironment } from './project.mjs'
import { countPlaywright, countVitest, describeFailure } from './test-counts.mjs'
import { selectTests } from './test-selection.mjs'

/** `npm test`: types, lint and all tests, with those in the browser; prints at the end how many passed and failed. */
const selection = selectTests(process.argv.slice(2))
const results = mkdtempSync(join(tmpdir(), 'fledge-results-'))
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
// Root runs PostgreSQL as another user, which needs access.
chmodSync(results, 0o711)
process.once('exit', () => rmSync(results, { recursive: true, force: true }))

process.chdir(root)
await attempt(async () => {
  await installIfNeeded()
  if (selection.types) await attempt(() => step('Checking types', () => npmRun('types')))
  if (selection.lint) await attempt(() => step('Checking style', () => npmRun('lint')))
  if (selection.vitest) await attempt(runVitest)
  if (selection.journeys) await attempt(runJourneys)
})
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Runs one part of the tests; when it fails, the next part still runs. A failure outside of tests counts as one test.
 *
 * @param {() => Promise<void>} part
 */
async function attempt(part) {
  try {
    await part()
  } catch (error) {
    report(error)
    total.failed += 1
    failures.push(describeFailure('', '', error instanceof Error ? error.message : String(error)))
  }
}

/** @param {string} script */
function npmRun(script) {
  return runQuietly('npm', ['run', '--silent', script], { env: toolEnvironment() })
}

async function runVitest() {
  const file = join(results, 'vitest.json')
  const chosen = selection.projects.flatMap((name) => ['--project', name])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await runTool('vitest/vitest.mjs', ['run', ...chosen, ...reporters, ...selection.words], {}, () => countVitest(file))
}

async function runJourneys() {
  await buildWebIfStale()
  const file = join(results, 'playwright.json')
  const environment = {
    CHROMIUM_PATH: await findOrInstallChromium(),
    E2E_REPORT: file,
    E2E_DATA_DIR: join(results, 'data'),
  }
  const args = ['test', '--config', inProject('e2e'), ...selection.words]
  await runTool('@playwright/test/cli.js', args, environment, () => countPlaywright(file))
}

/**
 * Runs a test tool and adds its counts. A failure outside of its tests counts as one failed test.
 *
 * @param {string} tool its program below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @param {() => import('./test-counts.mjs').Counts | null} count
 */
async function runTool(tool, args, environment, count) {
  const program = [inProject('node_modules', ...tool.split('/')), ...args]
  const { code, interrupted } = await runAttached(pinnedNode() ?? process.execPath, program, {
    env: toolEnvironment(environment),
    // On other signals Playwright does not wait for its servers.
    endsBy: 'SIGINT',
  })
  if (interrupted) process.exit(code)
  const counted = count() ?? { passed: 0, failed: 0, failures: [] }
  total.passed += counted.passed
  total.failed += counted.failed
  failures.push(...counted.failures)
  if (counted.failed > 0 || code === 0) return
  total.failed += 1
  failures.push(`${tool} ended with ${code}`)
}
