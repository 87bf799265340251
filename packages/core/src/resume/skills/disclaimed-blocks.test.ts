import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareListing } from '../../matching/listing/prepared-listing.ts'
import { scoreListing } from '../../matching/score/score-listing.ts'
import { createTextProfile } from '../../matching/testing/profile-of-text.ts'
import { cases } from '../../testing/cases.ts'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readResume } from '../read-resume.ts'

const unknown = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('What', 'Things', 'Skills', 'Tools'),
      fc.constantFrom(
        'do not know',
        'never used',
        'have not learnt',
        'lack',
        'cannot use',
        'want to learn',
        'am bad at',
      ),
    )
    .map(([things, verb]) => `${things} I ${verb}`),
  fc.constantFrom('Weak areas', 'Not my thing', 'Yet to learn', 'Only seen', 'Skills to develop', 'Learning goals'),
)
const form = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => `${text}:`,
  (text: string) => `== ${text.toLowerCase()} ==`,
)
const heading = fc.tuple(unknown, form).map(([text, write]) => write(text))
const skill = fc.constantFrom('Python', 'Payroll', 'AutoCAD', 'Welding', 'Phlebotomy', 'Docker', 'Tally', 'Photoshop')
const list = fc.constantFrom(
  (name: string) => name,
  (name: string) => `${name}, reading of maps`,
  (name: string) => `- ${name}\n- Reading of maps`,
  (name: string) => `anything with ${name} beyond one lesson`,
)
const body = 'Asha Verma\nasha@example.com\nExperience\nIntern, Northwind Works, May 2025 - July 2025\n- Met the mentor'

const rowOf = (text: string, ask: string) =>
  scoreListing(
    createTextProfile(text),
    prepareListing({ id: 'x', title: 'Trainee', description: '', requirements: [ask] }),
  ).parts[0]

test('law: what is named below a heading of unknown things shows nothing, wherever it is', () => {
  fc.assert(
    fc.property(heading, skill, list, fc.boolean(), (title, name, write, isLast) => {
      const block = `${title}\n${write(name)}`
      const text = isLast ? `${body}\n${block}` : body.replace('Experience', `${block}\nExperience`)
      expect(rowOf(text, name), text).toMatchObject({ points: 0, quote: null })
    }),
    cases(300),
  )
})

test('law: what follows under another heading counts as before', () => {
  fc.assert(
    fc.property(heading, skill, list, (title, name, write) => {
      const below = `Skills\n${name}, Hindi\nProjects\nStudy of maps, 2025\n- Measured 40 fields`
      expect(rowOf(`${body}\n${title}\n${write('Tableau')}\n${below}`, name)?.points, title).toBe(
        rowOf(`${body}\n${below}`, name)?.points,
      )
    }),
    cases(200),
  )
})

test('own work ends the lines of what is unknown', () => {
  const text = `${body}\nWeak areas\nPublic speaking\nI built a payroll app in Python for two shops`
  expect(rowOf(text, 'Python')?.points).toBeGreaterThan(0)
  expect(rowOf(text, 'Public speaking')).toMatchObject({ points: 0, quote: null })
})

test('a wrapped sentence is no heading', () => {
  const text = `${body}\n- Taught the whole evening batch of the institute a program that most had\nnever used\n- Kept the sheets in Excel`
  expect(rowOf(text, 'Excel')?.points).toBeGreaterThan(0)
})

test('the reader lists no skill below such a heading', () => {
  const lines = linesOfText(
    'asha verma\nasha@example.com\n\n== what i do not know ==\nPython, Docker\n\nLanguages\nHindi',
  )
  const { skills, listedSkills } = readResume({ pages: 1, lines })
  expect([...skills.map(({ skill }) => skill), ...listedSkills.map(({ text }) => text)]).toEqual(['Hindi'])
})
