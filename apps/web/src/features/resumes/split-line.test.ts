import { expect, test } from 'vitest'
import { splitLine } from './split-line.ts'

const shown = (text: string, ...spans: [number, number][]) =>
  splitLine(
    text,
    spans.map(([start, end]) => ({ start, end })),
  )
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('')

test('marks stand where they were found, in any order', () => {
  expect(shown('React and SQL', [10, 13], [0, 5])).toBe('[React] and [SQL]')
})

test('marks that overlap become one, and no letter is lost or doubled', () => {
  expect(shown('React Native app', [0, 5], [0, 12], [6, 12])).toBe('[React Native] app')
})

test('a line without marks stays as it is', () => {
  expect(shown('Asha Rao')).toBe('Asha Rao')
  expect(shown('')).toBe('')
})
