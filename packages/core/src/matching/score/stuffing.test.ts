import { expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import { readResume } from '../../resume/read-resume.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createProfile } from '../profile/resume-profile.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { scoreListing } from './score-listing.ts'

const skills = ['Kubernetes', 'SQL', 'React', 'Rust', 'AutoCAD', 'SEO']
const listings = skills.map((skill) => ({
  id: skill,
  title: `${skill} Intern`,
  description: `You will work with ${skill}.`,
  requirements: [skill, 'Docker', 'Tally'],
}))
const sample = Object.values(resumes)[0] ?? ''
const hidden = (lines: Line[]): Line[] => lines.map((line) => ({ ...line, hidden: 'white' as const }))

function scoresOf(lines: Line[]): Record<string, number | null> {
  const profile = createProfile(readResume({ pages: 1, lines }), lines)
  return Object.fromEntries(
    listings.map((listing) => [listing.id, scoreListing(profile, prepareListing(listing)).total]),
  )
}
const plain = linesOfText(sample)
const withLines = (more: Line[]) => scoresOf([...plain, ...more])

test.each(skills)('%s five hundred times earns at most what four times earn, in one line or in many', (skill) => {
  for (const apart of [' ', '\n']) {
    const fourTimes = withLines(linesOfText(`Skills\n${`${skill}${apart}`.repeat(4)}`))
    const stuffed = withLines(linesOfText(`Skills\n${`${skill}${apart}`.repeat(500)}`))
    for (const id of skills) expect(stuffed[id], id).toBeLessThanOrEqual(fourTimes[id] ?? 0)
  }
})

test('what cannot be seen earns nothing, however long the list', () => {
  const list = linesOfText([...skills, 'Docker', 'Tally'].join(', '))
  expect(withLines(hidden(list))).toEqual(scoresOf(plain))
})

test.each([
  ['letters of another script', 'Кubеrnеtеs'],
  ['signs without width', 'K\u200bu\u200bb\u200be\u200br\u200bn\u200be\u200bt\u200be\u200bs'],
])('a skill in %s earns at most what it earns written plainly', (_how, written) => {
  const disguised = withLines(linesOfText(`Skills\n${written}`))
  const openly = withLines(linesOfText('Skills\nKubernetes'))
  for (const id of skills) expect(disguised[id], id).toBeLessThanOrEqual(openly[id] ?? 0)
})
