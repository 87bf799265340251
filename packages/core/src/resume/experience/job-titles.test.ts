import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endsWithTitleNoun, findTitle, hasTitleNoun, isAllOfTitles, namesPlacement } from './job-titles.ts'

const titleIn = (text: string) => {
  const place = findTitle(text)
  return place && text.slice(place.start, place.end)
}

describe('the title of a text', () => {
  test.each([
    ['Software Engineer', 'Software Engineer'],
    ['Senior Data Scientist II', 'Senior Data Scientist II'],
    ['Analyst III, Globex', 'Analyst III'],
    ['Head of Marketing', 'Head of Marketing'],
    ['SDE Intern', 'SDE Intern'],
    ['TA', 'TA'],
    ['CEO', 'CEO'],
    ['Stagiaire', 'Stagiaire'],
    ['Werkstudent', 'Werkstudent'],
    ['Marketing Manager - Operations', 'Marketing Manager'],
    ['Chef de cuisine', 'Chef'],
    ['Praktikant bei Siemens', 'Praktikant'],
    ['Engineer Trainee', 'Engineer Trainee'],
    ['Volunteer', 'Volunteer'],
    ['Co-founder', 'Co-founder'],
    ['Vice President, Sales', 'Vice President'],
    ['Teacher’s Assistant', 'Teacher’s Assistant'],
    ['Analista de datos', 'Analista'],
    ['Junior Web Developer L2', 'Junior Web Developer L2'],
    ['Manager for Sales', 'Manager for Sales'],
  ])('%j is %j', (text, title) => {
    expect(titleIn(text)).toBe(title)
  })

  test.each(['Kolar Builders', 'Smith & Partners', 'Data Structures', 'Zyntra Labs', 'sde', 'ta', '2019 - 2023', ''])(
    '%j has none',
    (text) => {
      expect(titleIn(text)).toBeNull()
    },
  )
})

describe('a title noun', () => {
  test.each(['Web Intern, Acme', 'Acme Intern Web', 'Founder’s Office', 'SWE at Acme', 'freelancer'])(
    'is in %j',
    (text) => {
      expect(hasTitleNoun(text)).toBe(true)
    },
  )

  test.each(['Acme Builders', 'internal tools', 'engineering', 'swe'])('is not in %j', (text) => {
    expect(hasTitleNoun(text)).toBe(false)
  })
})

describe('the end of a title', () => {
  test.each(['Software Intern', 'Analyst III', 'Engineer L4', 'Design Lead'])('is the end of %j', (text) => {
    expect(endsWithTitleNoun(text)).toBe(true)
  })

  test.each(['Intern Acme', 'Analyst, Globex', 'Head of Sales', 'Acme', ''])('is not the end of %j', (text) => {
    expect(endsWithTitleNoun(text)).toBe(false)
  })
})

describe('a text of nothing but words of titles', () => {
  test.each(['Software Engineer', 'Information Technology', 'Head of Marketing', 'Data Science'])('is %j', (text) => {
    expect(isAllOfTitles(text)).toBe(true)
  })

  test.each(['Acme Software Engineer', 'Zyntra', 'Engineer Pune'])('is not %j', (text) => {
    expect(isAllOfTitles(text)).toBe(false)
  })
})

const words = fc.constantFrom('Software', 'Intern', 'Acme', 'of', 'Lead', 'II', ',', '-', 'Pune', 'Manager', '2020')

test('law: a text has a title exactly when it has a title noun, and the title has one too', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (drawn) => {
      const text = drawn.join(' ')
      const title = titleIn(text)
      expect(title !== null).toBe(hasTitleNoun(text))
      if (title !== null) expect(hasTitleNoun(title)).toBe(true)
    }),
  )
})

test.each(['Violinist', 'Herbalist', 'Dietician', 'Lexicographer'])('%s is a profession by its ending', (word) =>
  expect(hasTitleNoun(`Senior ${word}`)).toBe(true),
)

test.each([
  'Playlist',
  'Christ',
  'Finalist',
  'Checklist',
  'Medallist',
  'Tourist',
  'Exist',
  'Twist',
  'Minimalist',
  'Assist',
])('%s is none', (word) => expect(hasTitleNoun(`Zed ${word}`)).toBe(false))

test.each(['Noah Lindqvist', 'Maja Blomkvist', 'Ida Sandquist'])(
  'a family name with the ending of a profession is none: %s',
  (name) => {
    expect(hasTitleNoun(name)).toBe(false)
  },
)

test.each([
  'School attachment (16 weeks)',
  'Clinical posting, Ward 3',
  'Practice teaching',
  'Field placement at Zed Trust',
])('%s is time at work and no course', (text) => expect(namesPlacement(text)).toBe(true))

test.each([
  'SCHOOL ATTACHMENT',
  'Placement cell',
  'AutoCAD training',
  'School of training',
  'Hospital training institute',
])('%s is none', (text) => expect(namesPlacement(text)).toBe(false))
