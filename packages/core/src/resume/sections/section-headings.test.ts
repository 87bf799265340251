import { expect, test } from 'vitest'
import { headingKind } from './section-headings.ts'

test.each([
  ['Experience', 'experience'],
  ['WORK EXPERIENCE:', 'experience'],
  ['Relevant Professional Experience', 'experience'],
  ['Internships & Training', 'experience'],
  ['Where I’ve Worked', 'experience'],
  ['E D U C A T I O N', 'education'],
  ['Education and Training', 'education'],
  ['Academic Qualifications', 'education'],
  ['2. Technical Skills & Tools', 'skills'],
  ['Core Competencies', 'skills'],
  ['Areas of Expertise', 'skills'],
  ['★ Skills', 'skills'],
  ['Programming Languages', 'skills'],
  ['Languages', 'languages'],
  ['Academic Projects', 'projects'],
  ['Certifications', 'certifications'],
  ['Career Objective', 'summary'],
  ['About Me', 'summary'],
  ['Achievements and Awards', 'awards'],
  ['Volunteer Experience', 'volunteering'],
  ['Positions of Responsibility', 'volunteering'],
  ['Publications', 'projects'],
  ['Educational Qualifiction', 'education'],
  ['Work experiance', 'experience'],
  ['Computar skill', 'skills'],
  ['Study', 'education'],
  ['Tools used', 'skills'],
])('%s announces %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

test.each([
  'Project Management',
  'Software Development',
  'experience with Java and SQL',
  'Data Analyst',
  'Worked on the education programme of the city',
  'Technical Support',
  'Business Development',
  'Skills that I learned while working with a team of twelve engineers',
  '',
])('%j is no heading', (text) => {
  expect(headingKind(text)).toBeNull()
})

test.each(['WORK EXPERIENCE (24 months)', 'Projects (3)', 'Experience (2 years):', 'LIVE PROJECTS', 'Positions'])(
  '%s is a heading',
  (text) => expect(headingKind(text)).not.toBeNull(),
)
