import { describe, expect, test } from 'vitest'
import { isCertificate, skillNamed, skills } from '../../skills/vocabulary.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { scoreListing } from './score-listing.ts'

function rowOf(ask: string, ...lines: string[]) {
  const profile = createTextProfile(['Asha Verma', 'asha@example.com', ...lines].join('\n'))
  const listing = prepareListing({ id: 'one', title: 'Intern', description: '', requirements: [ask] })
  return scoreListing(profile, listing).parts[0]!
}
const metBy = (ask: string, ...lines: string[]) => rowOf(ask, ...lines).met

test.each([
  ['Mechanical engineering', 'B.E. Mechanical, Zed College, 2027', 'yes'],
  ['Civil engineering', 'Diploma in Civil Engineering, Zed Polytechnic, 2024', 'yes'],
  ['Mechanical engineering', 'B.E. Civil, Zed College, 2027', 'no'],
  ['Machine learning', 'B.Tech in Machine Learning, Zed College, 2027', 'partly'],
])('a branch of engineering is held by its degree, other subjects are learned: %s by %s', (ask, study, met) => {
  const { points, outOf, ...row } = rowOf(ask, 'Education', study)
  expect(row.met).toBe(met)
  expect(points === outOf).toBe(met === 'yes')
})

test.each(['English reading is fine, speaking is weak', 'Hindi, English only for reading, not for speech'])(
  'English that is only read is no spoken language: %s',
  (line) => expect(metBy('Spoken English', 'Languages', line)).not.toBe('yes'),
)

describe('a certificate', () => {
  test.each(skills.filter(isCertificate).map(({ name }) => name))('%s meets an ask for it in full', (name) => {
    const { points, outOf, met } = rowOf(name, 'Certifications', `${name}, Zed Board, 2025`)
    expect(met).toBe('yes')
    expect(points).toBe(outOf)
  })

  test.each([
    ['BLS certificate', 'Skills: Wound dressing, BLS'],
    ['Food safety (FoSTaC)', 'I hold the FoSTaC certificate since 2024.'],
    ['Driving licence LMV', 'Driving licence (LMV), valid till 2041'],
    ["NCC 'B' certificate", 'NCC C certificate with A grade, 2024'],
    ['NISM certification', 'NISM Series XV, cleared in March 2025'],
  ])('meets %s by %s', (ask, line) => expect(metBy(ask, 'Other details', line)).toBe('yes'))

  test.each([
    ['CTET', 'Preparing for CTET this year'],
    ['PMP', 'PMP (in progress)'],
    ['BLS', 'Attended a session on BLS'],
    ['NEBOSH', 'NEBOSH awareness webinar, 2025'],
  ])('is not held: %s in %s', (ask, line) => expect(metBy(ask, 'Certifications', line)).not.toBe('yes'))

  test('shows what it teaches as a course does', () => {
    expect(rowOf('Food safety', 'Certifications', 'FoSTaC, Zed Board, 2025')).toMatchObject({
      met: 'partly',
      shown: { setting: 'course' },
    })
    expect(metBy('NISM Series VIII', 'Certifications', 'NISM Series V-A, 2025')).toBe('related')
    expect(metBy('NCC C certificate', 'Certifications', 'NCC A certificate, 2022')).not.toBe('yes')
  })

  test('of a program is a course in it', () => {
    expect(metBy('Tally certificate', 'Certifications', 'Tally certificate, Zed Computers, 2025')).toBe('partly')
    expect(isCertificate(skillNamed('Tally')!)).toBe(false)
  })
})
