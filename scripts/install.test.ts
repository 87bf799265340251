import { expect, test } from 'vitest'
import { matchesLockfile } from './install.mjs'

const wanted = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@fledge/web': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'apps/web/node_modules/zod': { version: '3.0.0' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}
const found = {
  packages: { 'node_modules/zod': { version: '4.6.7' }, 'apps/web/node_modules/zod': { version: '3.0.0' } },
}

test('accepts installed packages without those for other platforms', () => {
  expect(matchesLockfile(wanted, found)).toBe(true)
})

test.each([
  ['nothing is installed', null],
  ['an install was interrupted', {}],
  ['a package is missing', { packages: { 'node_modules/zod': { version: '4.6.7' } } }],
  ['a package has another version', { packages: { ...found.packages, 'node_modules/zod': { version: '4.6.8' } } }],
  [
    'an optional package has another version',
    { packages: { ...found.packages, 'node_modules/fsevents': { version: '1.0.0' } } },
  ],
])('installs packages when %s', (_what, there) => {
  expect(matchesLockfile(wanted, there)).toBe(false)
})
