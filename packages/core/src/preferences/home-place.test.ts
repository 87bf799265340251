import { expect, test } from 'vitest'
import { linesOfText } from '../resume/layout/lines-of-text.ts'
import { readResume } from '../resume/read-resume.ts'
import { findHomePlace } from './home-place.ts'

function homeOf(text: string) {
  const lines = linesOfText(text)
  return findHomePlace(readResume({ pages: 1, lines }), lines)?.city ?? null
}
const rest =
  'Education\nB.Tech, Mumbai University\nExperience\nData Intern, Kite Labs, Chennai\nJune 2025 - August 2025'

test.each([
  ['Asha Rao\nPune | asha@example.test', 'Pune'],
  ['Asha Rao\n12 Hill Road, Pune 411001 | asha@example.test', 'Pune'],
  ['Asha Rao\nasha@example.test\nBangalore, Karnataka, India', 'Bangalore'],
  ['Asha Rao\nAddress: Flat 3, Nashik - 422 001', 'Nashik'],
  ['Asha Rao\nPermanent address: Patna\nPresent address: Pune', 'Pune'],
  ['Asha Rao\nStudent at Pune University', null],
  ['Asha Rao\nSavitribai Phule Pune University, Pune', null],
  ['Asha Rao\nasha@example.test', null],
])('the place of %j is %s', (head, city) => {
  expect(homeOf(`${head}\n${rest}`)).toBe(city)
})

test('an address at the end counts, the place of a job or a school does not', () => {
  expect(homeOf(`Asha Rao\n${rest}\nPersonal details\nAddress: 4 Lake View, Kochi 682001`)).toBe('Kochi')
  expect(homeOf(`Asha Rao\n${rest}`)).toBeNull()
})

test('the place below a name that is printed like the headings counts, below another heading not', () => {
  const lines = linesOfText('ASHA RAO\nPune | asha@example.test')
  const below = (kind: 'other' | 'summary') =>
    findHomePlace({ sections: [{ kind, heading: 0, from: 1, to: 1 }] }, lines)
  expect(below('other')?.city).toBe('Pune')
  expect(below('summary')).toBeNull()
})
