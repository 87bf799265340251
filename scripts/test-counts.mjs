import { readJson } from './project.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a finished run of Vitest counted. A file that could not even be loaded counts as one failed test.
 *
 * @param {string} path its JSON report
 * @returns {Counts | null} null when there is none
 */
export function countVitest(path) {
  const report = readJson(path)
  if (report === null) return null
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * What a finished run of Playwright counted. A test that passed only when it was tried again counts as failed.
 *
 * @param {string} path its JSON report
 * @returns {Counts | null} null when there is none
 */
export function countPlaywright(path) {
  const report = readJson(path)
  if (report === null) return null
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
