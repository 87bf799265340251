import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareListing } from '../../matching/listing/prepared-listing.ts'
import { scoreListing } from '../../matching/score/score-listing.ts'
import { createTextProfile } from '../../matching/testing/profile-of-text.ts'
import { cases } from '../../testing/cases.ts'

const skill = fc.constantFrom('Python', 'Arduino', 'TensorFlow', 'MATLAB', 'SPSS', 'PHP')
const mate = fc.constantFrom('My batch mate', 'My project partner', 'A friend', 'My senior', 'Two of my classmates')
const part = fc.constantFrom('the coding', 'the programming', 'the software', 'the whole code', 'the analysis')
const rest = fc.constantFrom('wrote the report', 'made the ppt', 'collected the responses', 'did the poster')
const sentence = fc.constantFrom(
  (who: string, what: string) => `${who} did ${what}`,
  (who: string, what: string) => `${who} has done ${what}`,
  (who: string, what: string) =>
    `${what[0]!.toUpperCase()}${what.slice(1)} was done by ${who[0]!.toLowerCase()}${who.slice(1)}`,
)
const joint = fc.constantFrom(', ', '. ', '; ', '\n- ', ' and ')

const rowOf = (lines: string, ask: string) =>
  scoreListing(
    createTextProfile(
      `Asha Verma\nasha@example.com\nEducation\nB.Sc., Kite College, 2023 - 2026\nProjects\n${lines}\nLanguages\nHindi`,
    ),
    prepareListing({ id: 'x', title: 'Trainee', description: '', requirements: [ask] }),
  ).parts[0]

const givenAway = fc.tuple(sentence, mate, part).map(([tell, who, what]) => tell(who, what))

test('law: a project whose main part others did shows what the applicant did of it', () => {
  fc.assert(
    fc.property(skill, givenAway, joint, rest, (name, given, sign, own) => {
      const text = `Study of rainfall with ${name}, 2025\n${given}${sign}I ${own}.`
      expect(rowOf(text, name), text).toMatchObject({ points: 0, quote: null })
    }),
    cases(200),
  )
})

test('law: a project of which the applicant made a part is own work', () => {
  const made = fc.constantFrom(
    'coded the server',
    'programmed the sensors',
    'trained the classifier',
    'built the model',
  )
  fc.assert(
    fc.property(skill, givenAway, joint, made, (name, given, sign, own) => {
      const text = `Study of rainfall with ${name}, 2025\n${given}${sign}I ${own}.`
      expect(rowOf(text, name)?.points, text).toBeGreaterThan(0)
    }),
    cases(200),
  )
})

test.each([
  'My friend tested it. I did the coding.',
  'A friend designed the poster.',
  'The code was reviewed by my guide.',
  'The app is used by my friends.',
  'Developed by a team of four.',
  'Code written by hand.',
  'Finally coded the server.',
  'Pages coded in plain style.',
  'Team coded the server in a week.',
])('what others did besides takes nothing away: %s', (line) => {
  expect(rowOf(`Study of rainfall with Python, 2025\n${line}`, 'Python')?.points).toBeGreaterThan(0)
})
