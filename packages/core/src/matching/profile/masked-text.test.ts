import { expect, test } from 'vitest'
import { readResume } from '../../resume/read-resume.ts'
import { fastestRun } from '../../resume/testing/fastest-run.ts'
import { printed } from '../../resume/testing/readable.ts'
import { findMasks } from './masked-text.ts'

function maskedOf(text: string): string[] {
  const lines = [{ page: 1, text, x: 0, y: 0, width: 0, size: 10, bold: false, hidden: null }]
  const [masks = []] = findMasks(readResume({ pages: 1, lines }), lines)
  return masks.map(({ start, end }) => text.slice(start, end))
}

test('a college inside the name of a college is masked with it, and the next one by itself', () => {
  const text = 'Courses at Institute of Technology of University of Pune, then at Delhi University'
  expect(maskedOf(text)).toEqual(['Institute of Technology of University of Pune', 'Delhi University'])
})

test.each(['Skills: Java, Docker', 'SKILLS\tJava, Docker', 'Skills'])(
  'of %j the heading is masked, not what it is over',
  (text) => {
    expect(maskedOf(text)).toEqual([expect.stringMatching(/^skills$/i)])
  },
)

test('a line of nothing but colleges takes no longer than its length deserves', () => {
  expect(fastestRun(() => maskedOf('University of '.repeat(14_000)), 3_000)).toBeLessThan(3_000)
})

test('a name on two lines is masked on both', () => {
  const lines = printed([{ text: 'Maria Ruby', size: 20 }, { text: 'Silva Costa', size: 20 }, { text: 'Lisbon' }])
  const masks = findMasks(readResume({ pages: 1, lines }), lines)
  expect(masks.map((own, line) => own.map(({ start, end }) => lines[line]?.text.slice(start, end)))).toEqual([
    ['Maria Ruby'],
    ['Silva Costa'],
    [],
  ])
})

test.each([
  'Department of Microbiology',
  'Dept. of Organic Chemistry',
  'Faculty of Law',
  'Department of Food & Nutrition',
])('%s on a line of its own says where, not what', (unit) => {
  expect(maskedOf(`${unit}, third floor. Guide: Dr. Bhat`)).toEqual([unit])
})
