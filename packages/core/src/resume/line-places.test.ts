import { expect, test } from 'vitest'
import { findLinePlaces, listEntries } from './line-places.ts'
import { readText } from './testing/readable.ts'

const text = `Asha Rao
asha@example.com
Skills
Python, SQL
Experience
Data Intern, Acme Labs\tJun 2024 – Aug 2024
• Wrote SQL for the weekly report.
Projects
Seat Finder\tMay 2023
• Shows free seats with Python.
Volunteering
Volunteer Teacher, Asha Foundation\tJun 2022 – May 2023
• Taught sums.
Education
B.Sc. Statistics, Foo College\t2021 – 2024
Relevant coursework: Databases
Certifications
Machine Learning, Coursera, 2023`
const draft = readText(text)
const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words))

test.each([
  ['Python, SQL', 'skills', null, null],
  ['weekly report', 'experience', 'work', '2024-08'],
  ['free seats', 'projects', 'project', '2023-05'],
  ['Taught sums', 'volunteering', 'volunteering', '2023-05'],
  ['coursework', 'education', 'education', '2024'],
  ['Coursera', 'certifications', 'certificate', '2023'],
  ['asha@', 'top', null, null],
])('the line with %j is of section %s and entry %s', (words, section, kind, end) => {
  const place = findLinePlaces(draft).placeOf(lineOf(words))
  expect(place.section).toBe(section)
  expect(place.entry?.kind ?? null).toBe(kind)
  expect(place.entry?.end ?? null).toBe(end)
})

test('lists every entry, also of a draft of an older reader', () => {
  expect(listEntries(draft).map(({ kind }) => kind)).toEqual([
    'work',
    'volunteering',
    'project',
    'certificate',
    'education',
  ])
  const { volunteering: _, projects: __, credentials: ___, ...older } = draft
  expect(listEntries(older).map(({ kind }) => kind)).toEqual(['work', 'education'])
})

test.each([
  ['project', ['Virtual Internship', 'M.Sc. Dissertation', 'Final year project', 'Thesis', 'AICTE Virtual Internship']],
  ['work', ['Data Intern', 'Project Intern', 'Project Manager', 'Virtual Assistant', 'Thesis Supervisor']],
])('is a %s by its title: %j', (kind, titles) => {
  for (const title of titles) {
    const entries = listEntries(readText(text.replace('Data Intern', title)))
    expect(entries.find((entry) => entry.title === title)?.kind, title).toBe(kind)
  }
})
