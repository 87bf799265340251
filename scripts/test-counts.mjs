import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readJson, root } from './project.mjs'

/**
 * What a finished run counted, and which tests failed: a line each, as a person looks for them.
 *
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 */

/**
 * What a finished run of Vitest counted. A file that could not even be loaded counts as one failed test.
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
    if (failed.length === 0) return status === 'failed' ? [lineOf(file, '', message)] : []
    return failed.map((result) => lineOf(file, result.fullName, result.failureMessages[0]))
  })
  return { passed: report.numPassedTests, failed: failures.length, failures }
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
  const failures = [
    ...specsOf(report.suites).flatMap(failuresOf),
    ...report.errors.map((/** @type {{ message?: string }} */ { message }) => lineOf('', '', message)),
  ]
  return { passed: report.stats.expected, failed: failures.length, failures }
}

/**
 * The tests in Playwright's report, those of nested groups included; none when there is no report.
 *
 * @param {string} path
 */
export function listPlaywrightSpecs(path) {
  return specsOf(readJson(path)?.suites ?? [])
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
    .map(({ results }) => lineOf(file, title, results.find(({ error }) => error)?.error?.message))
}

/**
 * @param {string} file
 * @param {string} test
 * @param {string | undefined} message of which the first line is told
 */
function lineOf(file, test, message = '') {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n')
  return [file, test, reason.slice(0, 300)].filter(Boolean).join(' › ')
}
