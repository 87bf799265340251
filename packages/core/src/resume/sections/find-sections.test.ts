import { expect, test } from 'vitest'
import type { Section } from '../resume-draft.ts'
import { printed, readable } from '../testing/readable.ts'
import { findSections, sectionLines } from './find-sections.ts'

const kinds = (sections: readonly Section[]) => sections.map(({ kind }) => kind)

test('headings part a resume, and what precedes the first is its top', () => {
  const lines = readable('Asha Rao\nasha@example.com\nSkills\nJava\nExperience\nIntern, Acme\nEducation\nB.Tech')
  const sections = findSections(lines)
  expect(kinds(sections)).toEqual(['top', 'skills', 'experience', 'education'])
  expect(sections.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [3, 3],
    [5, 5],
    [7, 7],
  ])
})

test('sections cover every line once', () => {
  const lines = readable('Asha\nProfile\nI like maps.\nSkills: Java\nGit\nEducation\nB.Sc.\nLanguages\nHindi')
  const covered = findSections(lines).flatMap(({ heading, from, to }) => [
    ...(heading === null || heading === from ? [] : [heading]),
    ...Array.from({ length: to - from + 1 }, (_, step) => from + step),
  ])
  expect(covered).toEqual(lines.map(({ index }) => index))
})

test('a heading before its text on one line belongs to the section, without its label', () => {
  const lines = readable('Asha Rao\nSkills: Java, C++\nEducation: B.Tech')
  const [skills] = sectionLines(lines, findSections(lines), 'skills')
  expect(skills?.[0]?.text.trim()).toBe('Java, C++')
  expect(skills?.[0]?.text.indexOf('Java')).toBe(lines[1]?.text.indexOf('Java'))
})

test('a label in capitals at the margin opens a section anywhere', () => {
  const lines = readable('Asha Rao\nEXPERIENCE\tIntern, Acme\nMade maps.\nSKILLS\tJava, Git')
  expect(kinds(findSections(lines))).toEqual(['top', 'experience', 'skills'])
})

test('inside a job, a line with the words but not the looks of a heading is part of the job', () => {
  const lines = printed([
    { text: 'Experience', size: 14 },
    { text: 'Engineer, Acme' },
    { text: 'Achievements:', bold: true },
    { text: 'Projects:', bold: true },
    { text: 'Education', size: 14 },
  ])
  expect(kinds(findSections(lines))).toEqual(['experience', 'education'])
})

test('a line that is printed like the headings and larger than the text opens a section of its own', () => {
  const lines = printed([
    { text: 'Skills', size: 14, bold: true },
    { text: 'Java, Python and the tools of building and testing web sites' },
    { text: 'Things that move me', size: 14, bold: true },
    { text: 'Long walks' },
    { text: 'Education', size: 14, bold: true },
  ])
  expect(kinds(findSections(lines))).toEqual(['skills', 'other', 'education'])
})

const unknown = [
  { text: 'Asha Rao', size: 22 },
  { text: 'asha@example.com' },
  { text: 'The road so far', size: 13 },
  { text: 'Tax Intern, Saffron Ledger, Jun 2023 – Aug 2023' },
  { text: 'Projects: prepared the year end of four small shops.' },
  { text: 'Classrooms I sat in', size: 13 },
  { text: 'B.Com., Marigold Hall, 2020 – 2023' },
  { text: 'What I carry with me', size: 13 },
  { text: 'Python, SQL, Tableau' },
]

test('where no heading is known, those that are printed alike and larger than the text part the sections', () => {
  expect(kinds(findSections(printed(unknown)))).toEqual(['top', 'experience', 'education', 'skills'])
})

test('headings of which text recognition made different sizes count as printed alike', () => {
  const sizes = [18, 9, 12, 9, 9, 11, 9, 10, 9]
  const texts = [
    'Asha Rao',
    'a@example.com',
    'Skills',
    'Java',
    'Git',
    'Certifications',
    'Baking, 2023',
    'Languages',
    'Hindi',
  ]
  const lines = printed(texts.map((text, index) => ({ text, size: sizes[index] ?? 9 })))
  expect(kinds(findSections(lines))).toEqual(['top', 'skills', 'certifications', 'languages'])
})

test('an item of a list is no heading, however large', () => {
  const lines = printed([
    { text: 'Skills', size: 14, bold: true },
    { text: '• Long walks', size: 14, bold: true },
    { text: 'Java, Python and the tools of building and testing web sites' },
    { text: 'Education', size: 14, bold: true },
  ])
  expect(kinds(findSections(lines))).toEqual(['skills', 'education'])
})

test('coursework stays in education', () => {
  const lines = readable('Education\nB.Tech, Foo College\nRelevant Coursework: Algorithms, Databases\nSkills\nJava')
  expect(kinds(findSections(lines))).toEqual(['education', 'skills'])
})

test('qualifications that name degrees are education, those that name abilities are skills', () => {
  expect(kinds(findSections(readable('Qualifications\nPhD Biology, University of Ghana, 2015\nSummary\nx')))[0]).toBe(
    'education',
  )
  expect(kinds(findSections(readable('Qualifications\nWindows, Linux\nSummary\nx')))[0]).toBe('skills')
})

test('nothing has no sections', () => {
  expect(findSections([])).toEqual([])
})

test.each([
  ['Infrastructure: Kubernetes, Ray, distributed training, AWS, GCP'],
  ['Cisco Telephony tools\tActive Directory', 'Bomgar\tMobileiron'],
  ['Training and development', 'Microsoft Office, Google Workspace'],
])('%j below the heading of skills are skills', (...lines) => {
  const text = ['Skills', ...lines, 'Languages: Python, C++, Rust'].join('\n')
  expect(findSections(readable(text)).map(({ kind }) => kind)).toEqual(['skills'])
})

test.each(['Examination', 'Course', 'Qualification', 'Degree', 'Class', 'Exam'])(
  'the head of a table that begins with %s is a line of its section',
  (first) => {
    const lines = readable(
      `Asha Rao\nEducation\n${first}\tBoard / University\tPassing Year\t% of marks\nB.Com\tMumbai University\t2021\t62%`,
    )
    expect(kinds(findSections(lines))).toEqual(['top', 'education'])
  },
)

test.each(['Projects :', 'Projects:', 'PROJECTS'])(
  '%j in larger letters ends a job among headings of another look',
  (heading) => {
    const lines = printed([
      { text: 'Experience', size: 14, bold: true },
      { text: 'Web Intern, Acme Labs, Jan 2024 – Mar 2024' },
      { text: 'Built five pages' },
      { text: heading, size: 14, bold: true },
      { text: 'Online Pharmacy' },
      { text: 'Education', size: 14, bold: true },
      { text: 'B.C.A., Foo College, 2024' },
    ])
    expect(kinds(findSections(lines))).toEqual(['experience', 'projects', 'education'])
  },
)
