import { expect, test } from 'vitest'
import { readRequirements } from './requirements.ts'

test('splits on commas and lines, trims, and drops empties', () => {
  expect(readRequirements(' React,, TypeScript \nNode.js , ')).toEqual(['React', 'TypeScript', 'Node.js'])
})

test('keeps the first spelling of a skill', () => {
  expect(readRequirements(['SQL', 'sql', 'Python, SQL'])).toEqual(['SQL', 'Python'])
})

test.each([
  ['nothing', ''],
  ['invisible text', '\u200b'],
  ['a list of invisible texts', ['\u200b', ' \u2060 ', '\u3164,\u200d']],
])('gives nothing for %s', (_what, text) => expect(readRequirements(text)).toEqual([]))

test('leaves the joiners of what is seen as they are', () => {
  expect(readRequirements('\u200b, हिन्\u200dदी, React')).toEqual(['हिन्\u200dदी', 'React'])
})
