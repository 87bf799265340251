import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWebIfStale } from '../../../scripts/build.mjs'
import { runAttached } from '../../../scripts/child.mjs'
import { findOrInstallChromium } from '../../../scripts/chromium.mjs'
import { inProject, pinnedNode, root, toolEnvironment } from '../../../scripts/project.mjs'
import { attackRows } from './table.ts'
import {
  formatVerdicts,
  judgeRow,
  listPlaywrightChecks,
  listTimedChecks,
  listVitestChecks,
  needsBrowser,
  sourceOf,
} from './verdicts.mjs'

/**
 * `npm run attacks`: runs every test and timed attack that `tools/bench/attacks/table.ts` names, then prints a row for each
 * attack. `--only S8,A3` chooses rows, `--without-browser` leaves the browser's tests out, `--port` is for the server
 * that the timed attacks start.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'without-browser': { type: 'boolean', default: false },
    port: { type: 'string', default: '4320' },
  },
})
const withBrowser = !values['without-browser']
const rows = chooseRows(values.only)
const proofs = rows.flatMap((row) => row.proofs)
const results = mkdtempSync(join(tmpdir(), 'fledge-attacks-'))
// Root runs PostgreSQL as another user, which needs access.
chmodSync(results, 0o711)
process.once('exit', () => rmSync(results, { recursive: true, force: true }))

process.chdir(root)
/** @type {string[]} Programs that failed although each of their checks held, such as by an error outside every test. */
const broken = []
const checks = [...(await runVitest()), ...(await runPlaywright()), ...(await runTimedAttacks())]
const verdicts = rows.map((row) => judgeRow(row, checks, { withBrowser }))
const failed = verdicts.filter(({ result }) => result === 'FAILS')
console.log(`\n${formatVerdicts(verdicts)}`)
for (const { id, expected, reasons } of failed) {
  console.log(`\n${id} fails. Expected: ${expected}. Seen:\n  ${reasons.join('\n  ')}`)
}
const held = verdicts.filter(({ result }) => result === 'holds').length
console.log(`\n${held} attacks held, ${failed.length} failed, ${verdicts.length - held - failed.length} not run`)
for (const program of broken) console.log(`${program} failed although each of its checks held; see its output above.`)
process.exitCode = failed.length > 0 || broken.length > 0 ? 1 : 0

/** @param {string} only ids of rows, separated by commas; all rows when empty */
function chooseRows(only) {
  const ids = only.split(',').filter(Boolean)
  const unknown = ids.filter((id) => !attackRows.some((row) => row.id === id))
  if (unknown.length > 0) {
    console.error(`No such row: ${unknown.join(', ')}. Rows: ${attackRows.map(({ id }) => id).join(', ')}.`)
    process.exit(2)
  }
  return attackRows.filter(({ id }) => ids.length === 0 || ids.includes(id))
}

async function runVitest() {
  const files = sources((proof) => 'file' in proof && !needsBrowser(proof))
  if (files.length === 0) return []
  const report = join(results, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files], () => listVitestChecks(report))
}

async function runPlaywright() {
  const files = sources((proof) => withBrowser && needsBrowser(proof))
  if (files.length === 0) return []
  await buildWebIfStale()
  const report = join(results, 'playwright.json')
  const environment = {
    CHROMIUM_PATH: await findOrInstallChromium(),
    E2E_REPORT: report,
    E2E_DATA_DIR: join(results, 'data'),
  }
  const args = ['test', '--config', 'e2e', ...files.map((file) => basename(file))]
  return run(['node_modules/@playwright/test/cli.js', ...args], () => listPlaywrightChecks(report), environment)
}

async function runTimedAttacks() {
  const names = sources((proof) => 'timed' in proof)
  if (names.length === 0) return []
  const report = join(results, 'timed.json')
  const args = ['--only', names.join(','), '--port', values.port, '--report', report]
  return run(['tools/bench/attacks.ts', ...args], () => listTimedChecks(report))
}

/** @param {(proof: import('./verdicts.mjs').Proof) => boolean} isChosen */
function sources(isChosen) {
  return [...new Set(proofs.filter(isChosen).map(sourceOf))]
}

/**
 * Runs a program of the project. What is missing in its report fails the rows that it belongs to.
 *
 * @param {string[]} program its file, below the project's folder, and its arguments
 * @param {() => import('./verdicts.mjs').Check[]} listChecks reads its report
 * @param {Record<string, string>} [environment]
 */
async function run([file = '', ...args], listChecks, environment = {}) {
  const { code, interrupted } = await runAttached(pinnedNode() ?? process.execPath, [inProject(file), ...args], {
    env: toolEnvironment(environment),
    // At any other signal Playwright ends at once, and its servers a while after it.
    endsBy: 'SIGINT',
  })
  if (interrupted) process.exit(code)
  const checks = listChecks()
  if (code !== 0 && checks.every(({ holds }) => holds)) broken.push(file)
  return checks
}
