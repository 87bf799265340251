import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../scripts/project.mjs'

/** Licences under which a product may be built from these packages; unmodified, as they are used here. */
const allowed = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 Unlicense Zlib CC0-1.0 CC-BY-4.0 OFL-1.1 MPL-2.0'.split(
    ' ',
  ),
)

/** What the packages say in their own files, where package.json says nothing that can be read. */
const readByHand: Record<string, string> = {
  '@dicebear/styles': 'CC0-1.0',
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

/** Whether one of the offered licences of an SPDX expression is allowed, and every one that holds together. */
function isAllowed(licence: string): boolean {
  const offers = licence.replace(/[()]/g, '').split(' OR ')
  return offers.some((offer) => offer.split(' AND ').every((one) => allowed.has(one)))
}

test('every package of package-lock.json has a licence that is allowed', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const installed = Object.entries<{ license?: string; link?: boolean }>(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(installed.length).toBeGreaterThan(100)
  const licences = installed.map(([path, { license = 'unknown' }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return [name, readByHand[name] ?? license] as const
  })
  expect(licences.filter(([, licence]) => !isAllowed(licence))).toEqual([])
})

test.each([
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND ISC', true],
  ['AGPL-3.0-or-later', false],
  ['MIT AND GPL-3.0-only', false],
  ['unknown', false],
])('%s: allowed is %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})
