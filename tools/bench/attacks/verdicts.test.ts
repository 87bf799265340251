import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { inProject, root } from '../../../scripts/project.mjs'
import type { AttackRow } from './attack-row.ts'
import { attackRows } from './table.ts'
import { judgeRow, listPlaywrightChecks, listTimedChecks, listVitestChecks } from './verdicts.mjs'

describe('the table of attacks', () => {
  test('has each id once, and every attack from S1 to S36 and A1 to A13', () => {
    const ids = attackRows.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const numbered = (letter: string, length: number) => Array.from({ length }, (_, n) => `${letter}${n + 1}`)
    expect(ids).toEqual(expect.arrayContaining([...numbered('S', 36), ...numbered('A', 13)]))
  })

  test.each(attackRows.map((row) => [row.id, row] as const))(
    '%s names files and tests that exist',
    (_id, { proofs }) => {
      const named = proofs.flatMap((proof) => ('file' in proof ? [proof] : []))
      const missingFiles = named.filter(({ file }) => !existsSync(inProject(file))).map(({ file }) => file)
      const missingTests = named.flatMap(({ file, tests = [''] }) => {
        const titles = existsSync(inProject(file)) ? titlesIn(readFileSync(inProject(file), 'utf8')) : []
        return tests.filter((part) => !titles.some((title) => title.includes(part))).map((part) => `${file}: ${part}`)
      })
      expect(proofs.length, 'proofs').toBeGreaterThan(0)
      expect(missingFiles, 'files that do not exist').toEqual([])
      expect(missingTests, 'parts that no test of the file has in its name').toEqual([])
    },
  )
})

describe('a row', () => {
  const row: AttackRow = {
    id: 'S1',
    attack: 'Call without a session.',
    expected: '401',
    proofs: [{ file: 'a.test.ts', tests: ['is 401', 'is 403'] }, { timed: 'guessing' }],
  }
  const guess = { source: 'guessing', name: 'a guess is refused: 429', holds: true }
  const check = (name: string, holds = true) => ({ source: 'a.test.ts', name, holds })
  const judge = (checks: Parameters<typeof judgeRow>[1], withBrowser = true) => judgeRow(row, checks, { withBrowser })

  test('holds when each part of a name matched a test and all of them passed', () => {
    const verdict = judge([
      check('GET is 401'),
      check('PUT is 401'),
      check('POST is 403'),
      check('is 500', false),
      guess,
    ])
    expect(verdict).toMatchObject({ result: 'holds', checks: 4, reasons: [] })
  })

  test('fails when one of its tests failed, and names it', () => {
    const verdict = judge([check('GET is 401'), check('PUT is 401', false), check('POST is 403'), guess])
    expect(verdict).toMatchObject({ result: 'FAILS', reasons: ['a.test.ts › PUT is 401'] })
  })

  test('fails when a part of a name matched no test that ran', () => {
    const verdict = judge([check('GET is 401'), { ...check('POST is 403'), source: 'b.test.ts' }, guess])
    const reasons = ["a.test.ts: no test ran whose name contains 'is 403'"]
    expect(verdict).toMatchObject({ result: 'FAILS', checks: 2, reasons })
  })

  test('fails when a timed attack did not run', () => {
    const verdict = judge([check('GET is 401'), check('POST is 403')])
    expect(verdict).toMatchObject({ result: 'FAILS', reasons: ['guessing: no test ran'] })
  })

  test('counts tests of the browser only when they run; a row with no other tests is not run', () => {
    const screens: AttackRow = { ...row, proofs: [{ file: 'e2e/screens.spec.ts' }] }
    expect(judgeRow(screens, [], { withBrowser: true }).result).toBe('FAILS')
    expect(judgeRow(screens, [], { withBrowser: false }).result).toBe('not run')
    const both: AttackRow = { ...row, proofs: [...screens.proofs, { timed: 'guessing' }] }
    expect(judgeRow(both, [guess], { withBrowser: false }).result).toBe('holds')
  })
})

describe('reports', () => {
  test('of Vitest: skipped tests are left out, and a file that failed outside its tests is a failed check', async () => {
    const report = {
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            { fullName: 'takes', status: 'failed' },
            { fullName: 'waits', status: 'skipped' },
          ],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
      ],
    }
    expect(listVitestChecks(await saved(report))).toEqual([
      { source: 'a.test.ts', name: 'adds', holds: true },
      { source: 'a.test.ts', name: 'takes', holds: false },
      { source: 'b.test.ts', name: 'adds', holds: true },
      { source: 'b.test.ts', name: 'outside its tests', holds: false },
    ])
  })

  test('of Playwright: one that passed only at the second try fails', async () => {
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status, results: [] }] })
    const suites = [
      { specs: [spec('finds', 'expected')], suites: [{ specs: [spec('opens', 'flaky'), spec('x', 'skipped')] }] },
    ]
    expect(listPlaywrightChecks(await saved({ suites }))).toEqual([
      { source: 'e2e/a.spec.ts', name: 'finds', holds: true },
      { source: 'e2e/a.spec.ts', name: 'opens', holds: false },
    ])
  })

  test('of timed attacks: each claim is a check with its figure', async () => {
    const findings = [{ attack: 'bombs', row: 'S21', claim: 'each is answered', figure: '16 of 16', holds: true }]
    const checks = [{ source: 'bombs', name: 'each is answered: 16 of 16', holds: true }]
    expect(listTimedChecks(await saved(findings))).toEqual(checks)
  })

  test('that are missing hold no checks', () => {
    expect(listVitestChecks('/nowhere.json')).toEqual([])
    expect(listPlaywrightChecks('/nowhere.json')).toEqual([])
    expect(listTimedChecks('/nowhere.json')).toEqual([])
  })
})

/** The names of tests and groups in a test file, also of those that `each` and `runIf` make. */
function titlesIn(source: string): string[] {
  const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))(?:<[^(]*>)?\(\s*(['"`])((?:(?!\1).)*)\1/g
  return [...source.matchAll(title)].map(([, , name = '']) => name)
}

async function saved(report: object): Promise<string> {
  const path = join(await mkdtemp(join(inject('runFolder'), 'report-')), 'report.json')
  await writeFile(path, JSON.stringify(report))
  return path
}
