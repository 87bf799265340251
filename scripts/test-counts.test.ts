import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from './project.mjs'
import { countPlaywright, countVitest } from './test-counts.mjs'

test('of the unit tests, a file that does not load counts as one that failed', async () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['Error: no\nat here'] }
  const report = {
    numPassedTests: 12,
    testResults: [
      { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [failed, { ...failed, fullName: 'takes' }] },
      { name: join(root, 'c.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  }
  const failures = ['b.test.ts › adds › Error: no', 'b.test.ts › takes › Error: no', 'c.test.ts › Cannot find module']
  expect(countVitest(await saved(report))).toEqual({ passed: 12, failed: 3, failures })
})

test('of the journeys, one that passed at the second try counts as failed, and so does an error outside the tests', async () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'search.spec.ts',
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }, {}] }],
  })
  const report = {
    stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('finds', 'expected')],
        suites: [
          { specs: [spec('opens', 'flaky', 'late'), spec('closes', 'unexpected', '\u001b[31mno\u001b[39m\nat')] },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  }
  const failures = ['search.spec.ts › opens › late', 'search.spec.ts › closes › no', 'no server']
  expect(countPlaywright(await saved(report))).toEqual({ passed: 9, failed: 3, failures })
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
