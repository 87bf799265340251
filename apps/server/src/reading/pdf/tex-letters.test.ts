import { expect, test } from 'vitest'
import { readableGlyph } from './tex-letters.ts'

test.each([
  ['\x1c', 'fi'],
  ['\x1f', 'ffl'],
  ['\x15', '–'],
  ['a', 'a'],
  ['', ''],
])('the glyph %j is read as %j in any font', (unicode, letters) => {
  expect(readableGlyph(unicode, false)).toBe(letters)
  expect(readableGlyph(unicode, true)).toBe(letters)
})

test('line ends are ligatures only in a font of drawings', () => {
  expect(readableGlyph('\x0c', true)).toBe('fi')
  expect(readableGlyph('\x0d', true)).toBe('fl')
  expect(readableGlyph('\x0d', false)).toBe('\x0d')
})
