import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readJson, root } from './project.mjs'

/**
 * The counts of a finished run, and a description of each failed test: its name and the first lines of its error.
 *
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 */

/** Lines of an error message. */
const maxMessageLines = 15

/**
 * Reads the counts of a run of Vitest. A file that does not load counts as one failed test.
 *
 * @param {string} path its JSON report
 * @returns {Counts | null} null when there is none
 */
export function countVitest(path) {
  const report = readJson(path)
  if (report === null) return null
  /** @type {{ name: string, status: string, message: string, assertionResults: VitestResult[] }[]} */
  const files = report.testResults
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [describeFailure(file, '', message)] : []
    return failed.map((result) => describeFailure(file, result.fullName, result.failureMessages[0]))
  })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

/**
 * Reads the counts of a run of Playwright. A test that passed only in a retry counts as failed.
 *
 * @param {string} path its JSON report
 * @returns {Counts | null} null when there is none
 */
export function countPlaywright(path) {
  const report = readJson(path)
  if (report === null) return null
  const failures = [
    ...specsOf(report.suites).flatMap(failuresOf),
    ...report.errors.map((/** @type {{ message?: string }} */ { message }) => describeFailure('', '', message)),
  ]
  return { passed: report.stats.expected, failed: failures.length, failures }
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult
 * @typedef {{ results: { error?: { message?: string } }[], status: string }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {PlaywrightSpec[]}
 */
function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])])
}

/** @param {PlaywrightSpec} spec */
function failuresOf({ title, file, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => describeFailure(file, title, results.find(({ error }) => error)?.error?.message))
}

/**
 * @param {string} file
 * @param {string} test
 * @param {string} [message]
 */
export function describeFailure(file, test, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, maxMessageLines)
  const name = [file, test].filter(Boolean).join(' › ')
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].filter((line) => line.trim() !== '').join('\n')
}
