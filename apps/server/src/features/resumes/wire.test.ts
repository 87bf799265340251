import { linesOfText } from '@fledge/core/resume/layout/lines-of-text'
import { readResume } from '@fledge/core/resume/read-resume'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { expect, test } from 'vitest'
import { toReading } from './wire.ts'

const lines = linesOfText(`Asha Rao
Skills
Python, zither carving by hand, SQL
Projects
Seat Finder\tMay 2023 – Jun 2024
• Shows free seats.
Certifications
Machine Learning, Coursera, 2023
Awards
Winner, City Hackathon, 2022
Volunteering
Volunteer Teacher, Asha Foundation\tJun 2022 – May 2023`)
const draft = readResume({ pages: 1, lines })
const read = (given: ResumeDraft) => toReading({ pages: 1, lines, draft: given, asRead: given, corrections: null })

test('a reading has projects, certificates, awards and volunteering with their years and lines', () => {
  const { projects, credentials, volunteering } = read(draft)
  expect(projects).toMatchObject([{ title: 'Seat Finder', years: '2023 - 2024', from: 4, to: 5 }])
  expect(credentials).toMatchObject([
    { kind: 'certificate', title: 'Machine Learning', issuer: 'Coursera', years: '2023', from: 7, to: 7 },
    { kind: 'award', title: 'Winner, City Hackathon', issuer: '', years: '2022' },
  ])
  expect(volunteering).toMatchObject([
    { title: 'Volunteer Teacher', organisation: 'Asha Foundation', years: 'Jun 2022 – May 2023', from: 11 },
  ])
})

test('a reading has listed skills that the vocabulary does not know, as written', () => {
  const { otherSkills, skills } = read(draft)
  expect(otherSkills.map(({ text }) => text)).toEqual(['zither carving by hand'])
  expect(otherSkills[0]?.source).toEqual({ line: 2, start: 8, end: 30 })
  expect(skills.map(({ skill }) => skill)).toEqual(expect.arrayContaining(['Python', 'SQL']))
})

test('a draft of an older reader has none of them', () => {
  const { volunteering: _, projects: __, credentials: ___, ...older } = draft
  expect(read(older)).toMatchObject({ projects: [], credentials: [], volunteering: [] })
})
