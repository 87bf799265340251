import { expect, test } from 'vitest'
import { fingerprintText } from './text-fingerprint.ts'

const text = `We make billing software for small shops in eleven cities. You build React pages with two engineers, write tests
and talk to shopkeepers every week. You review pull requests of others, fix what users report and measure what you ship.
We look for students that like plain code. The office is near the metro and lunch is on us.`
const shared = (one: string, other: string) => {
  const bands = new Set(fingerprintText(one))
  return fingerprintText(other).filter((band) => bands.has(band)).length
}

test('a text has eight bands, the same each time and with other case and punctuation', () => {
  expect(fingerprintText(text)).toHaveLength(8)
  expect(shared(text, text.toUpperCase().replaceAll('.', ' !'))).toBe(8)
})

test('a copy with a few changed words shares bands, another text shares none', () => {
  expect(shared(text, text.replace('eleven', 'twelve').replace('lunch', 'tea'))).toBeGreaterThan(0)
  const other = `Our kitchen serves two hundred guests a night. You plan the purchase of vegetables, keep the store in order,
count stock on Mondays and learn how menus are priced with the chef and the accountant.`
  expect(shared(text, other)).toBe(0)
})

test('a short text has none', () => {
  expect(fingerprintText('Clean data and answer questions with SQL.')).toEqual([])
})
