import { expect, test } from 'vitest'
import { companyMark } from './company-mark.ts'

test('draws the same mark for the same name, in any case and with spaces around it', () => {
  expect(companyMark(' Kite Labs')).toEqual(companyMark('KITE labs '))
})

test('draws different marks for most names, also for similar ones', () => {
  const names = Array.from({ length: 200 }, (_, n) => `Company ${n}`)
  const marks = new Set(names.map((name) => JSON.stringify(companyMark(name))))
  expect(marks.size).toBeGreaterThan(180)
  expect(companyMark('Skyline')).not.toEqual(companyMark('Skyl1ne'))
})

test.each(['', ' ', '🪁', 'Ś'.repeat(500)])('draws a mark of paths inside its square for %j', (name) => {
  const { hue, main, accent } = companyMark(name)
  expect(hue < 60 || hue > 110, 'not the yellow of evidence').toBe(true)
  for (const path of [main, accent]) expect(path).toMatch(/^(?:M[\d. ]+[-LAZahv\d. ]+Z){2}$/)
})
