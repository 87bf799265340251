import { relative } from 'node:path'
import { readJson, root } from '../../../scripts/project.mjs'
import { listPlaywrightSpecs } from '../../../scripts/test-counts.mjs'

/**
 * `source`: the test file, below the project's folder, or the name of the timed attack.
 *
 * @typedef {import('./attack-row.ts').AttackRow} AttackRow
 * @typedef {import('./attack-row.ts').Proof} Proof
 * @typedef {{ source: string, name: string, holds: boolean }} Check
 * @typedef {{ id: string, attack: string, expected: string, checks: number, result: 'holds' | 'FAILS' | 'not run', reasons: string[] }} Verdict
 */

/** @param {Proof} proof */
export const sourceOf = (proof) => ('file' in proof ? proof.file : proof.timed)

/** @param {Proof} proof */
export const needsBrowser = (proof) => 'file' in proof && proof.file.startsWith('e2e/')

/**
 * A row holds when each of its proofs matched checks and all of them held. A proof that matched none fails its row, so
 * that renaming or deleting a test is noticed.
 *
 * @param {AttackRow} row
 * @param {readonly Check[]} checks
 * @param {{ withBrowser: boolean }} options
 * @returns {Verdict}
 */
export function judgeRow({ id, attack, expected, proofs }, checks, { withBrowser }) {
  const chosen = proofs.filter((proof) => withBrowser || !needsBrowser(proof))
  const outcomes = chosen.map((proof) => judgeProof(proof, checks))
  const matched = new Set(outcomes.flatMap((outcome) => outcome.matched))
  const reasons = outcomes.flatMap((outcome) => outcome.reasons)
  const result = chosen.length === 0 ? 'not run' : reasons.length === 0 ? 'holds' : 'FAILS'
  return { id, attack, expected, checks: matched.size, result, reasons }
}

/**
 * @param {Proof} proof
 * @param {readonly Check[]} checks
 */
function judgeProof(proof, checks) {
  const source = sourceOf(proof)
  const parts = ('file' in proof && proof.tests) || ['']
  const matched = checks.filter((check) => check.source === source && parts.some((part) => check.name.includes(part)))
  const missing = parts.filter((part) => !matched.some(({ name }) => name.includes(part)))
  return {
    matched,
    reasons: [
      ...missing.map((part) => `${source}: no test ran${part === '' ? '' : ` whose name contains '${part}'`}`),
      ...matched.filter(({ holds }) => !holds).map(({ name }) => `${source} › ${name}`),
    ],
  }
}

/**
 * The tests that Vitest ran, skipped ones left out. A file that failed outside its tests is one more failed check.
 *
 * @param {string} path its JSON report
 * @returns {Check[]}
 */
export function listVitestChecks(path) {
  /** @type {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} */
  const files = readJson(path)?.testResults ?? []
  return files.flatMap(({ name, status, assertionResults }) => {
    const source = relative(root, name)
    const checks = assertionResults
      .filter((result) => result.status === 'passed' || result.status === 'failed')
      .map((result) => ({ source, name: result.fullName, holds: result.status === 'passed' }))
    const failedOutside = status === 'failed' && checks.every(({ holds }) => holds)
    return failedOutside ? [...checks, { source, name: 'outside its tests', holds: false }] : checks
  })
}

/**
 * The tests that Playwright ran, skipped ones left out. One that passed only at a second try fails.
 *
 * @param {string} path its JSON report
 * @returns {Check[]}
 */
export function listPlaywrightChecks(path) {
  return listPlaywrightSpecs(path).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ source: `e2e/${file}`, name: title, holds: status === 'expected' })),
  )
}

/**
 * What the timed attacks found.
 *
 * @param {string} path the report of `tools/bench/attacks.ts`
 * @returns {Check[]}
 */
export function listTimedChecks(path) {
  /** @type {{ attack: string, claim: string, figure: string, holds: boolean }[]} */
  const findings = readJson(path) ?? []
  return findings.map(({ attack, claim, figure, holds }) => ({ source: attack, name: `${claim}: ${figure}`, holds }))
}

/** @param {readonly Verdict[]} verdicts */
export function formatVerdicts(verdicts) {
  const lines = verdicts.map(
    ({ id, attack, checks, result }) =>
      `| ${id.padEnd(3)} | ${result.padEnd(7)} | ${`${checks}`.padStart(6)} | ${attack} |`,
  )
  return ['| row | result  | checks | attack |', '|-----|---------|--------|--------|', ...lines].join('\n')
}
