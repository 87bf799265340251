import { expect, test } from 'vitest'
import { companyIdOfSlug, companySlug } from './company-slug.ts'

const id = '0f8b1c5e-3a77-4a0e-9d2b-6f1f0c9a4e11'

test.each([
  ['Kite Labs', 'kite-labs-'],
  ['  Kite & Sons, Pvt. Ltd.  ', 'kite-sons-pvt-ltd-'],
  ['Žluťoučký Café', 'zlutoucky-cafe-'],
  ['Ｋｉｔｅ', 'kite-'],
  ['7Seas', '7seas-'],
  ['!!! ---', ''],
  ['काइट लैब्स', ''],
  ['काइट Labs', 'labs-'],
  ['🪁', ''],
  ['Kite 🪁 Labs', 'kite-labs-'],
  ['../..//etc?x=1#y', 'etc-x-1-y-'],
  ['', ''],
])('makes a slug of %j', (name, words) => {
  const slug = companySlug(name, id)
  expect(slug).toBe(`${words}${id}`)
  expect(companyIdOfSlug(slug)).toBe(id)
  expect(encodeURIComponent(slug)).toBe(slug)
})

test('keeps the slugs of long names short, at whole words', () => {
  expect(companySlug('International '.repeat(10), id)).toBe(`${'international-'.repeat(4)}${id}`)
  expect(companySlug('a'.repeat(500), id)).toBe(`${'a'.repeat(60)}-${id}`)
})

test('finds the id whatever the words say', () => {
  expect(companyIdOfSlug(`another-name-${id.toUpperCase()}`)).toBe(id)
  for (const slug of ['kite-labs', `kite-labs-${id}x`, `kite${id}`, `${id}-kite`])
    expect(companyIdOfSlug(slug)).toBe(slug)
})
