import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOfPhrases, lengthOfRow, numberStems, phrasesOfTwo, runOfPair, runOfStem } from './phrase-columns.ts'

/** The groups of the phrases that begin at the first word, with their lengths. */
function foundAtStart(groups: readonly (readonly string[])[], text: string): string[] {
  const columns = columnsOfPhrases(groups)
  const stems = numberStems(columns, text.split(' '))
  const rowsOf = (run: number) =>
    Array.from({ length: columns.runsFrom[run + 1]! - columns.runsFrom[run]! }, (_, at) => columns.runsFrom[run]! + at)
  const single = rowsOf(runOfStem(columns, stems[0]!)).map((row) => `${columns.groups[row]}: 1`)
  const longer = rowsOf(runOfPair(columns, stems[0]!, stems[1]))
    .map((row) => `${columns.groups[row]}: ${lengthOfRow(columns, row, stems, 0)}`)
    .filter((found) => !found.endsWith(': 0'))
  return [...single, ...longer]
}

const groups = [['cut', 'cut out', 'cut out of cloth'], ['cloth', 'cut out'], ['out of']]

test('a text has the phrases that it begins with, of each group', () => {
  expect(foundAtStart(groups, 'cut out of cloth')).toEqual(['0: 1', '0: 2', '0: 4', '1: 2'])
  expect(foundAtStart(groups, 'cut out of paper')).toEqual(['0: 1', '0: 2', '1: 2'])
  expect(foundAtStart(groups, 'cloth')).toEqual(['1: 1'])
})

test('words of no phrase have none, also next to others', () => {
  expect(foundAtStart(groups, 'paper cut')).toEqual([])
  expect(foundAtStart(groups, 'cut paper')).toEqual(['0: 1'])
})

test('phrases of two words are listed once', () => {
  expect(phrasesOfTwo(columnsOfPhrases(groups))).toEqual([
    ['cut', 'out'],
    ['out', 'of'],
  ])
})

test('law: finds what a search of the written phrases finds', () => {
  const phrase = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(phrase), { maxLength: 6 }), phrase, (groups, text) => {
      const written = groups.flatMap((phrases, group) =>
        phrases.filter((one) => `${text} `.startsWith(`${one} `)).map((one) => `${group}: ${one.split(' ').length}`),
      )
      expect(foundAtStart(groups, text).sort()).toEqual(written.sort())
    }),
  )
})
