import { expect, test } from 'vitest'
import { selectTests } from './test-selection.mjs'

const nothing = { types: false, lint: false, vitest: false, journeys: false, projects: [], words: [] }

test.each([
  ['', { types: true, lint: true, vitest: true, journeys: true }],
  ['core', { vitest: true, projects: ['core'] }],
  ['server web', { vitest: true, projects: ['server', 'web'] }],
  ['server features/apply', { vitest: true, projects: ['server'], words: ['features/apply'] }],
  ['resume -t hidden', { vitest: true, words: ['resume', '-t', 'hidden'] }],
  ['types lint', { types: true, lint: true }],
  ['e2e apply', { journeys: true, words: ['apply'] }],
  ['core e2e', { vitest: true, journeys: true, projects: ['core'] }],
])('`npm test -- %s` runs what it names', (line, expected) => {
  expect(selectTests(line.split(' ').filter(Boolean))).toEqual({ ...nothing, ...expected })
})
