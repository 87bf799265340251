import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectInOrder } from '../testing/expect-in-order.ts'
import { normalizeWord, tokenize } from './tokens.ts'

const normsOf = (text: string) => tokenize(text).map((token) => token.norm)

test('the signs of C++, C# and .NET belong to the word', () => {
  expect(normsOf('C++, C#, .NET and C ++')).toEqual(['c++', 'c#', '.net', 'and', 'c++'])
})

test('a plus between words or after a number does not', () => {
  expect(normsOf('Java+Spring, 5+ years')).toEqual(['java', 'spring', '5', 'year'])
})

test('accents, ligatures, full width letters and invisible joiners make no difference', () => {
  expect(normsOf('Résumé ﬁrebase ＳＱＬ py\u200bthon')).toEqual(['resume', 'firebase', 'sql', 'python'])
})

test('a plural is the same word unless it means something else', () => {
  expect(['APIs', 'policies', 'databases'].map(normalizeWord)).toEqual(['api', 'policy', 'database'])
  expect(['customs', 'vitals', 'news', 'sales', 'physics', 'analysis', 'class', 'AWS'].map(normalizeWord)).toEqual([
    'customs',
    'vitals',
    'news',
    'sales',
    'physics',
    'analysis',
    'class',
    'aws',
  ])
})

test('words quote their place, in order, and never overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expectInOrder(tokenize(text), text)
    }),
  )
})
