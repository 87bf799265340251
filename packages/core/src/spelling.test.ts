import { expect, test } from 'vitest'
import { correctSpelling, countTypingErrors, listAlike, type WordCount } from './spelling.ts'

const known: WordCount[] = [
  { word: 'python', count: 40 },
  { word: 'photon', count: 2 },
  { word: 'marketing', count: 9 },
  { word: 'market', count: 1 },
  { word: 'react', count: 20 },
  { word: 'rent', count: 1 },
  { word: 'design', count: 5 },
  { word: 'designs', count: 7 },
]

test.each([
  ['two letters swapped', 'pyhton', 'python'],
  ['a letter missing', 'markting', 'marketing'],
  ['a letter too many', 'reaact', 'react'],
  ['a wrong letter', 'resct', 'react'],
  ['two errors in a long word', 'makreting', 'marketing'],
  ['two errors apart', 'maketimg', 'marketing'],
])('corrects %s', (_error, word, corrected) => {
  expect(correctSpelling(word, known)).toBe(corrected)
})

test.each([
  ['a known word', 'python'],
  ['a part of a known word', 'market'],
  ['a word without a neighbour', 'plumber'],
  ['a short word', 'rea'],
  ['two errors in a short word', 'rcet'],
])('suggests nothing for %s', (_kind, word) => {
  expect(correctSpelling(word, known)).toBeNull()
})

test('prefers fewer errors, then the more frequent word', () => {
  expect(correctSpelling('desigms', known)).toBe('designs')
  expect(
    correctSpelling('desugn', [
      { word: 'desagn', count: 3 },
      { word: 'design', count: 5 },
    ]),
  ).toBe('design')
})

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'ab', 2],
  ['abc', 'acb', 1],
  ['abc', 'abd', 1],
  ['kitten', 'sitting', 3],
])('counts the typing errors between %j and %j', (a, b, errors) => {
  expect(countTypingErrors(a, b)).toBe(errors)
  expect(countTypingErrors(b, a)).toBe(errors)
})

test.each([
  ['ecommerce', ['commerce']],
  ['commercial', ['commerce']],
  ['astronaut', []],
  ['', []],
  ['🚀', []],
])('lists known words that are like %j', (word, alike) => {
  const known = ['commerce', 'market', 'nautical'].map((one) => ({ word: one, count: 1 }))
  expect(listAlike(word, known)).toEqual(alike)
})
