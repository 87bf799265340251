import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A sentence of the specification with the tests that prove it, by file, or the settlements that changed it. */
type Sentence = {
  number: string
  sentence: string
  tests?: Record<string, string[]>
  settlements?: number[]
}

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const coverage: Record<string, Sentence[]> = JSON.parse(read('docs/specification-coverage.json'))
const sentences = Object.values(coverage).flat()
const settlements = new Set(
  [...read('docs/decisions/0007-settlements-of-the-specification.md').matchAll(/^(\d+) \|/gm)].map(([, number]) =>
    Number(number),
  ),
)

describe('The coverage of the specification', () => {
  test('numbers its sentences without a gap', () => {
    const bySection = Map.groupBy(sentences, ({ number }) => number.split('.')[0])
    expect([...bySection.keys()]).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    for (const [section, own] of bySection) {
      expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => `${section}.${index + 1}`))
    }
  })

  test.each(sentences)('names a test or a settlement that exists for sentence $number', (sentence) => {
    const named = Object.entries(sentence.tests ?? {}).flatMap(([path, titles]) =>
      titles.map((title) => ({ path, title })),
    )
    const settled = sentence.settlements ?? []
    expect(named.length + settled.length).toBeGreaterThan(0)
    expect(named.filter(({ path, title }) => !hasTest(path, title))).toEqual([])
    expect(settled.filter((number) => !settlements.has(number))).toEqual([])
  })
})

/** Whether the file has a string literal that is exactly this title. */
function hasTest(path: string, title: string): boolean {
  if (!existsSync(join(root, path))) return false
  const source = read(path).replaceAll('\\', '')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
}
