import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Row = { number: string; sentence: string; proof: string }

/** Rows of the table: number, sentence, proof. */
const rows: Row[] = read('docs/specification-coverage.md')
  .split('\n')
  .map((line) => /^\| (\d+\.\d+) \| (.*) \| (.*) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, number = '', sentence = '', proof = '']) => ({ number, sentence, proof }))

const settlements = new Set(
  [...read('docs/decisions/0007-settlements-of-the-specification.md').matchAll(/^\| (\d+) \|/gm)].map(
    ([, number]) => number,
  ),
)

/** `path`: title, the way the proof column names a test; several stand on lines of their own. */
const testsIn = (proof: string) =>
  [...proof.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: (.+?)(?=<br>|$)/g)].map(([, path = '', title = '']) => ({
    path,
    title: title.trim(),
  }))

const settlementsIn = (proof: string) =>
  [...proof.matchAll(/settlements? ([\d, ]+)/g)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])

describe('The coverage of the specification', () => {
  test('numbers its sentences without a gap', () => {
    const sections = Map.groupBy(rows, ({ number }) => number.split('.')[0])
    expect([...sections.keys()]).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    for (const [section, own] of sections) {
      expect(own.map(({ number }) => number)).toEqual(own.map((_, i) => `${section}.${i + 1}`))
    }
  })

  test.each(rows)('$number names a test or a settlement that exists', ({ proof }) => {
    const tests = testsIn(proof)
    const settled = settlementsIn(proof)
    expect(tests.length + settled.length, 'a proof').toBeGreaterThan(0)
    expect(tests.filter((one) => !isTest(one))).toEqual([])
    expect(settled.filter((number) => !settlements.has(number))).toEqual([])
  })
})

/** Whether the file has a test of that title; quotes may be escaped there. */
function isTest({ path, title }: { path: string; title: string }): boolean {
  return existsSync(join(root, path)) && read(path).replaceAll('\\', '').includes(title.replaceAll('\\', ''))
}
