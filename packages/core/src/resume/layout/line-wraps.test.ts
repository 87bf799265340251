import { describe, expect, test } from 'vitest'
import { isWrapped } from './line-wraps.ts'
import { unplacedLine } from './resume-lines.ts'
import type { ReadableLine } from './text-spans.ts'

/** A line of letters that are five points wide, on paper that is 500 points wide from 50 on. */
const line = (text: string, over: Partial<ReadableLine> = {}): ReadableLine => ({
  ...unplacedLine(text),
  index: 0,
  x: 50,
  width: text.length * 5,
  size: 10,
  ...over,
})
const full = line('x'.repeat(100))
const wraps = (one: ReadableLine, next: ReadableLine) => isWrapped(one, next, [full, one, next])

test.each([
  [91, 'eight888 more', false],
  [92, 'eight888 more', true],
  [95, 'four more', false],
  [96, 'four more', true],
  [96, 'Turned four rollers', false],
])('a line of %i letters, in a place for a hundred, goes on in %j: %s', (letters, next, does) => {
  expect(wraps(line('y'.repeat(letters)), line(next))).toBe(does)
})

test('behind a label the text goes on below itself, not below the label', () => {
  const labelled = line(`Tools\t${'y'.repeat(90)}`, { width: 490 })
  expect(wraps(labelled, line('Adobe', { x: 120 }))).toBe(true)
  expect(wraps(labelled, line('Adobe', { x: 50 }))).toBe(false)
})

test.each([
  ['on another page', line('four', { page: 2 })],
  ['without a place', line('four', { width: 0 })],
  ['much further in', line('four', { x: 91 })],
])('nothing goes on %s', (_where, next) => {
  expect(wraps(line('y'.repeat(99)), next)).toBe(false)
})

test('a word with a hyphen at the end of its line goes on below, however short the line is', () => {
  expect(wraps(line('trans-'), line('former models'))).toBe(true)
  expect(wraps(line('trans-'), line('Atlantic'))).toBe(false)
})

describe('a typed text without a layout', () => {
  const typed = (text: string) => line(text, { width: 0 })
  const paragraph = [90, 88, 85].map((letters) => typed('x'.repeat(letters)))
  const goesOn = (text: string, next: string, around = paragraph) =>
    isWrapped(typed(text), typed(next), [...around, typed(text), typed(next)])

  test.each([
    ['goes on in small letters where the next word had no room', 84, 'sending of the panels', true],
    ['has room for the next word', 70, 'to the panels', false],
    ['begins a sentence', 84, 'Sending of the panels', false],
    ['is short', 50, 'extraordinarilylongwordsthatwouldneverfitintheline', false],
  ])('%s', (_how, letters, next, does) => {
    expect(goesOn('y'.repeat(letters), next)).toBe(does)
  })

  test('ends with its sentence', () => {
    expect(goesOn(`${'y'.repeat(83)}.`, 'sending of the panels')).toBe(false)
  })

  test('is alone', () => {
    expect(goesOn('y'.repeat(84), 'sending of the panels', [typed('x'.repeat(40))])).toBe(false)
  })
})
