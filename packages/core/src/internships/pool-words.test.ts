import { expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findPoolWords } from './pool-words.ts'
import { readListing } from './read-listing.ts'
import sentences from './testing/pool-words.json' with { type: 'json' }

test.each(sentences.pool)('reads a pool from %j', (text) => {
  expect(readListing(text, '2026-11-25').vacancy).toEqual({ value: 'pool', quote: expect.any(String) })
})

test.each(sentences.none)('reads no pool from %j', (text) => {
  expect(readListing(text, '2026-11-25').vacancy).toBeNull()
})

test('quotes the sentence', () => {
  const text = 'Data Intern\n• Location: Pune\n• We are collecting resumes for future openings. Apply here.'
  expect(readListing(text, '2026-11-25').vacancy?.quote).toBe('We are collecting resumes for future openings.')
})

test('reads a hostile sentence in little time', () => {
  const text = 'we are building a talent pool of no current join our '.repeat(400)
  expect(fastestRun(() => findPoolWords(`${text} x`), 50)).toBeLessThan(50)
  const names = `we are collecting ${'future '.repeat(3000)}`
  expect(fastestRun(() => findPoolWords(names), 50)).toBeLessThan(50)
})
