import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { printed } from '../testing/readable.ts'
import type { Line } from './resume-lines.ts'

/** Rows of a table without borders: each a label at the margin, its lines further in, the label at the line `at`. */
type Row = { label: string; text: string[]; at: number; isApart?: boolean }

function table(rows: readonly Row[]): Line[] {
  const top = printed([{ text: 'Meera Pillai', size: 20, bold: true }, { text: 'meera@example.org' }])
  let y = 80
  const lines = rows.flatMap(({ label, text, at, isApart }) => {
    const row = text.flatMap((words, place): Line[] => {
      const [line] = printed([{ text: words, at: 180 }])
      const [labelLine] = printed([{ text: label, at: 40, bold: true }])
      const height = y + place * 14
      if (place !== at) return [{ ...line!, y: height }]
      if (isApart)
        return [
          { ...labelLine!, y: height - 7 },
          { ...line!, y: height },
        ]
      return [{ ...line!, text: `${label}\t${words}`, x: 40, width: line!.width + 140, y: height }]
    })
    y += text.length * 14 + 10
    return row
  })
  return [...top, ...lines]
}

const schools = ['B.Tech in Chemistry', 'Hill College', '2020 – 2024']
const skills = ['Distillation', 'Titration', 'Python', 'Excel', 'MATLAB']
const jobs = ['Process Intern', 'Acme Labs', 'Jun 2023 – Aug 2023', 'Measured flows', 'Wrote reports']

describe.each([
  ['next to a line', false],
  ['between two lines', true],
])('labels in the middle of the height of their rows, %s', (_how, isApart) => {
  test('head the whole row', () => {
    const lines = table([
      { label: 'EDUCATION', text: schools, at: 1, isApart },
      { label: 'SKILLS', text: skills, at: 2, isApart },
      { label: 'EXPERIENCE', text: jobs, at: 2, isApart },
    ])
    const draft = readResume({ pages: 1, lines })
    expect(draft.education).toMatchObject([{ degree: 'B.Tech', institution: 'Hill College' }])
    expect(draft.listedSkills.map(({ text }) => text)).toEqual(skills)
    expect(draft.experience).toMatchObject([{ title: 'Process Intern', company: 'Acme Labs', start: '2023-06' }])
  })
})

test('labels at the top of their rows head what follows', () => {
  const lines = table([
    { label: 'EDUCATION', text: schools, at: 0 },
    { label: 'SKILLS', text: skills, at: 0 },
    { label: 'EXPERIENCE', text: jobs, at: 0 },
  ])
  const draft = readResume({ pages: 1, lines })
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(skills)
  expect(draft.education).toMatchObject([{ degree: 'B.Tech', institution: 'Hill College' }])
  expect(draft.experience).toMatchObject([{ title: 'Process Intern', company: 'Acme Labs' }])
})
