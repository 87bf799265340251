import { describe, expect, test } from 'vitest'
import { wordGroups } from './data/word-groups.ts'
import { stemWord } from './stems.ts'
import { normalizeWord } from './tokens.ts'
import { wordClass } from './word-classes.ts'

const classOf = (word: string) => wordClass(normalizeWord(word))
const groups = wordGroups
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('the class of a word', () => {
  test.each([
    ['infants', 'baby'],
    ['newborn', 'toddlers'],
    ['stitched', 'sewing'],
    ['customers', 'client'],
    ['apparel', 'garments'],
    ['vendors', 'supplier'],
    // Forms of a word.
    ['Repaired', 'repairs'],
    ['planning', 'planned'],
  ])('is one for %s and %s', (one, other) => {
    expect(classOf(one)).toBe(classOf(other))
  })

  test.each([
    ['baby', 'adult'],
    ['client', 'vendor'],
    ['salary', 'sale'],
    ['garment', 'garden'],
  ])('is not one for %s and %s', (one, other) => {
    expect(classOf(one)).not.toBe(classOf(other))
  })

  test('is the stem for a word of no group', () => {
    expect(classOf('zithers')).toBe(stemWord('zither'))
  })
})

describe('the groups', () => {
  test('have at least two words', () => {
    expect(groups.filter((group) => group.length < 2)).toEqual([])
  })

  test('share no word and no stem of a word', () => {
    const owners = Map.groupBy(
      groups.flatMap((group, at) =>
        [...new Set(group.map((word) => stemWord(normalizeWord(word))))].map((stem) => ({ stem, at })),
      ),
      ({ stem }) => stem,
    )
    const shared = [...owners.entries()].filter(([, places]) => places.length > 1).map(([stem]) => stem)
    expect(shared).toEqual([])
  })

  test('are written in small letters', () => {
    expect(groups.flat().filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
  })

  test('have one class each', () => {
    const torn = groups.filter((group) => new Set(group.map(classOf)).size > 1)
    expect(torn).toEqual([])
  })
})
