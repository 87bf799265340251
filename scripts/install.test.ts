import { expect, test } from 'vitest'
import { isWhatIsWanted } from './install.mjs'

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

test('packages that are there as written need no install, without those for other machines', () => {
  expect(isWhatIsWanted(wanted, found)).toBe(true)
})

test.each([
  ['nothing is installed', null],
  ['an install was cut short', {}],
  ['a package is missing', { packages: { 'node_modules/zod': { version: '4.6.7' } } }],
  ['a package has another version', { packages: { ...found.packages, 'node_modules/zod': { version: '4.6.8' } } }],
  [
    'one for this machine has another',
    { packages: { ...found.packages, 'node_modules/fsevents': { version: '1.0.0' } } },
  ],
])('when %s, packages are installed', (_what, there) => {
  expect(isWhatIsWanted(wanted, there)).toBe(false)
})
