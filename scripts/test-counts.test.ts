import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { countPlaywright, countVitest } from './test-counts.mjs'

test('of the unit tests, a file that does not load counts as one that failed', async () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(await saved(report))).toEqual({ passed: 12, failed: 3 })
})

test('of the journeys, one that passed at the second try counts as failed, and so does an error outside the tests', async () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{ message: 'no server' }] }
  expect(countPlaywright(await saved(report))).toEqual({ passed: 9, failed: 3 })
})

test('a run that left no report has no counts', () => {
  expect(countVitest('/nowhere/report.json')).toBeNull()
  expect(countPlaywright('/nowhere/report.json')).toBeNull()
})

async function saved(report: object): Promise<string> {
  const path = join(await mkdtemp(join(inject('runFolder'), 'report-')), 'report.json')
  await writeFile(path, JSON.stringify(report))
  return path
}
