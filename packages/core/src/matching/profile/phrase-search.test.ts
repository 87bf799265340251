import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenize } from '../../skills/tokens.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { findPhrase, linesWithPhrase } from './phrase-search.ts'

const text = `Asha Verma
Owns a fast laptop
night and day shifts
laptop repairs
Experience
Shop Helper, Corner Works, May 2025 - July 2025
- Repaired zithers for forty guests`
const profile = createTextProfile(text)

const classes = (phrase: string) => tokenize(phrase).map(({ norm }) => wordClass(norm))
const shareOf = (phrase: string) => findPhrase(profile, classes(phrase))?.share ?? 0
const quote = (phrase: string) => {
  const source = findPhrase(profile, classes(phrase))?.source
  return source && profile.texts[source.line]!.slice(source.start, source.end)
}

test('what was only watched is only named', () => {
  const watched = createTextProfile(text.replace('Repaired zithers', 'Observed the repair of zithers'))
  expect(findPhrase(profile, classes('zithers'))?.line.setting.setting).toBe('work')
  expect(findPhrase(watched, classes('zithers'))).toBeNull()
})

describe('a phrase', () => {
  test.each(['laptop', 'fast laptop', 'laptop repair', 'day shift'])('is on a line: %s', (phrase) => {
    expect(shareOf(phrase)).toBe(1)
  })

  test.each(['laptop fast', 'shift night', 'guest zither repair'])('is found in any order: %s', (phrase) => {
    expect(shareOf(phrase)).toBe(1)
  })

  test.each(['repairing zither', 'repair zithers', 'zither repaired'])('is found in any form: %s', (phrase) => {
    expect(quote(phrase)).toBe('Repaired zithers')
  })

  test('is found in part from three fifths of its words on', () => {
    expect(shareOf('repair zither piano'), 'two of three').toBeCloseTo(2 / 3, 5)
    expect(shareOf('repair piano'), 'one of two').toBe(0)
  })

  test('is quoted as the resume writes it', () => {
    expect(quote('day shift')).toBe('day shifts')
  })

  test('is quoted at its first place of equal ones', () => {
    expect(findPhrase(profile, ['laptop'])?.source.line).toBe(1)
  })

  test('is quoted from work before a list', () => {
    const both = createTextProfile(`Asha\nSkills\nzither repair\n${text}`)
    expect(findPhrase(both, classes('zither repair'))?.line.setting.setting).toBe('work')
  })

  test.each(['keyboard', 'laptop night'])('has no place when no line has it: %s', (phrase) => {
    expect(findPhrase(profile, classes(phrase))).toBeNull()
  })

  test('is not found when its words are far apart', () => {
    const far = createTextProfile(`Asha\nzither ${'very '.repeat(20)}repair`)
    expect(findPhrase(far, classes('zither repair'))).toBeNull()
  })
})

describe('the lines with a phrase', () => {
  const twice = createTextProfile(`${text}\n- Repaired more zithers\n- Tuned zithers`)

  test('are all that have every word', () => {
    expect(linesWithPhrase(twice, classes('zither repair')).map(({ line }) => line.text)).toEqual([
      '- Repaired zithers for forty guests',
      '- Repaired more zithers',
    ])
  })

  test('are none for a phrase that the resume lacks', () => {
    expect(linesWithPhrase(twice, classes('piano'))).toEqual([])
  })
})

test('law: a phrase copied from a line is found in full', () => {
  const line = 'Cut and graded forty rompers for infants using graph paper'
  const one = createTextProfile(`Asha Verma\nProjects\n- ${line}`)
  fc.assert(
    fc.property(
      fc.subarray(
        tokenize(line).map(({ norm }) => wordClass(norm)),
        { minLength: 1 },
      ),
      (words) => {
        expect(findPhrase(one, words)?.share).toBe(1)
      },
    ),
  )
})

test('a word that begins a longer name is only near', () => {
  const read = (line: string) => findPhrase(createTextProfile(`Asha Verma\n${line}`), classes('cash'))?.share
  expect(read('Entered receipts in the cash book')).toBeLessThan(1)
  expect(read('Counted the cash each evening')).toBe(1)
  expect(findPhrase(createTextProfile('Asha Verma\nCut and graded rompers'), classes('cut'))?.share).toBe(1)
})
