import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../scripts/project.mjs'
import { isAllowed, licencePage, listPackages } from './licences.mjs'

test('every package has a licence that is allowed', () => {
  const packages = listPackages()
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND ISC', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['MIT AND GPL-3.0-only', false],
  ['unknown', false],
])('%s: allowed is %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})

test('docs/licences.md lists what is installed; `npm run licences` writes it', () => {
  expect(readFileSync(inProject('docs', 'licences.md'), 'utf8')).toBe(licencePage())
})
