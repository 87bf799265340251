import { expect, test } from 'vitest'
import { splitLine } from './resume-lines.tsx'

const shown = (text: string, ...spans: [number, number][]) =>
  splitLine(
    text,
    spans.map(([start, end]) => ({ start, end })),
  )
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('')

test('marks spans given in any order', () => {
  expect(shown('React and SQL', [10, 13], [0, 5])).toBe('[React] and [SQL]')
})

test('merges overlapping marks without losing or doubling a letter', () => {
  expect(shown('React Native app', [0, 5], [0, 12], [6, 12])).toBe('[React Native] app')
})

test('leaves a line without marks as it is', () => {
  expect(shown('Asha Rao')).toBe('Asha Rao')
  expect(shown('')).toBe('')
})
