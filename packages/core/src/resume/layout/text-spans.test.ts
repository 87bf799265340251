import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import {
  bulletLength,
  findOccurrences,
  isBullet,
  narrowSpan,
  type Span,
  spanOnLine,
  splitSpan,
  toSource,
} from './text-spans.ts'

const wholeLine = (text: string): Span => ({ line: 0, start: 0, end: text.length, text })

describe('a span on a line', () => {
  const [line] = readable('Zyntra Labs, Pune')

  test('is the whole line by default', () => {
    expect(spanOnLine(line!)).toMatchObject({ start: 0, end: 17, text: 'Zyntra Labs, Pune' })
  })

  test('is a part of it', () => {
    expect(spanOnLine(line!, 13, 17)?.text).toBe('Pune')
  })

  test('is null when nothing but separators is left', () => {
    expect(spanOnLine(line!, 11, 13)).toBeNull()
  })

  test('has a source', () => {
    expect(toSource({ line: 4, start: 1, end: 3, text: 'xx' })).toEqual({ line: 4, start: 1, end: 3 })
  })
})

describe('narrowing a span', () => {
  test.each([
    ['blanks', '  Acme  ', 'Acme'],
    ['commas', ', Acme,', 'Acme'],
    ['dashes', '– Acme –', 'Acme'],
    ['bullets', '• Acme', 'Acme'],
    ['tabs and bars', '\t| Acme |', 'Acme'],
    ['symbols in front', '★ Acme', 'Acme'],
  ])('drops %s at the edges', (_what, text, rest) => {
    expect(narrowSpan(wholeLine(text), 0, text.length)?.text).toBe(rest)
  })

  test('keeps separators inside', () => {
    expect(narrowSpan(wholeLine(' A – B '), 0, 7)?.text).toBe('A – B')
  })

  test('keeps a full stop and brackets', () => {
    expect(narrowSpan(wholeLine('(Acme Inc.)'), 0, 11)?.text).toBe('(Acme Inc.)')
  })

  test('counts from the start of the span', () => {
    const inner: Span = { line: 2, start: 10, end: 20, text: 'Acme, Pune' }
    expect(narrowSpan(inner, 6, 10)).toEqual({ line: 2, start: 16, end: 20, text: 'Pune' })
  })

  test('gives null when nothing is left', () => {
    expect(narrowSpan(wholeLine(' , – '), 0, 5)).toBeNull()
  })
})

describe('splitting a span', () => {
  test('gives the parts between separators', () => {
    expect(splitSpan(wholeLine('A, B,, C'), /,/g).map(({ text }) => text)).toEqual(['A', 'B', 'C'])
  })

  test('gives the whole span without a separator', () => {
    expect(splitSpan(wholeLine('A B'), /,/g).map(({ text }) => text)).toEqual(['A B'])
  })
})

describe('a list marker', () => {
  test.each(['• Built', '- Built', '– Built', '1. Built', '2) Built', '(3) Built', 'o Built', '▪Built', '* Built'])(
    'begins %j',
    (text) => {
      expect(isBullet(text)).toBe(true)
      expect(text.slice(bulletLength(text))).toBe('Built')
    },
  )

  test.each(['Built', '2019 - 2020', 'of course', '1.5 years', ''])('does not begin %j', (text) => {
    expect(isBullet(text)).toBe(false)
    expect(bulletLength(text)).toBe(0)
  })
})

describe('occurrences of a text', () => {
  test('are found in any case', () => {
    expect(findOccurrences('asha', 'Asha and ASHA')).toEqual([
      { start: 0, end: 4 },
      { start: 9, end: 13 },
    ])
  })

  test('do not overlap', () => {
    expect(findOccurrences('aa', 'aaaa')).toHaveLength(2)
  })

  test('are none of an empty text', () => {
    expect(findOccurrences('', 'Asha')).toEqual([])
  })

  test('are none where lower case has another length', () => {
    expect(findOccurrences('asha', 'İ asha')).toEqual([])
  })
})

test('law: a part quotes the span at its place, without separators at its edges', () => {
  const text = fc.array(fc.constantFrom('a', 'B', ' ', ',', '–', '\t', '•', '(', '.'), { maxLength: 15 })
  fc.assert(
    fc.property(text, (letters) => {
      const whole = letters.join('')
      for (const part of splitSpan(wholeLine(whole), /,/g)) {
        expect(whole.slice(part.start, part.end)).toBe(part.text)
        expect(part.text).not.toMatch(/^[\s,–•]|[\s,–•]$/)
      }
    }),
  )
})
