import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from './project.mjs'
import { countPlaywright, countVitest, describeFailure } from './test-counts.mjs'

test('counts a file of Vitest that does not load as one failed test', async () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['Error: no\nat here'] }
  const report = {
    numPassedTests: 12,
    testResults: [
      { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [failed, { ...failed, fullName: 'takes' }] },
      { name: join(root, 'c.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  }
  const failures = [
    'b.test.ts › adds\n    Error: no\n    at here',
    'b.test.ts › takes\n    Error: no\n    at here',
    'c.test.ts\n    Cannot find module',
  ]
  expect(countVitest(await saved(report))).toEqual({ passed: 12, failed: 3, failures })
})

test('counts a flaky journey and an error outside the tests as failed', async () => {
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
  const failures = ['search.spec.ts › opens\n    late', 'search.spec.ts › closes\n    no\n    at', '    no server']
  expect(countPlaywright(await saved(report))).toEqual({ passed: 9, failed: 3, failures })
})

test('returns null without a report', () => {
  expect(countVitest('/nowhere/report.json')).toBeNull()
  expect(countPlaywright('/nowhere/report.json')).toBeNull()
})

test('keeps at most 15 lines of an error', () => {
  const message = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const lines = describeFailure('a.test.ts', 'adds', message).split('\n')
  expect(lines).toHaveLength(16)
  expect(lines.at(-1)).toBe('    line 14')
})

async function saved(report: object): Promise<string> {
  const path = join(await mkdtemp(join(inject('runFolder'), 'report-')), 'report.json')
  await writeFile(path, JSON.stringify(report))
  return path
}
