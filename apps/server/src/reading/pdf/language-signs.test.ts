import { type Line, unplacedLine } from '@fledge/core/resume/layout/resume-lines'
import { readResume } from '@fledge/core/resume/read-resume'
import { describe, expect, test } from 'vitest'
import { column, pdf } from '../testing/pdf-files.ts'
import { rejoinLanguageSigns } from './language-signs.ts'
import { readPdf } from './read-pdf.ts'

/** Lines of letters that are five points wide. */
const printed = (texts: readonly string[]): Line[] =>
  texts.map((text) => ({ ...unplacedLine(text), x: 50, width: text.length * 5, size: 10 }))
const rejoined = (...texts: string[]) => rejoinLanguageSigns(printed(texts)).map(({ text }) => text)

describe('rejoins the sign of a language with its letter', () => {
  test.each([
    [
      ['Skills: Java, Go, C+', '+, Python, Rust'],
      ['Skills: Java, Go, C++,', 'Python, Rust'],
    ],
    [
      ['Java | Go | C+', '+ | Python'],
      ['Java | Go | C++ |', 'Python'],
    ],
    [['Java, C+', '+'], ['Java, C++']],
    [
      ['Wrote firmware in C+', '+ and Rust for it.'],
      ['Wrote firmware in C++', 'and Rust for it.'],
    ],
    [
      ['Wrote firmware in C', '++ and Rust for it.'],
      ['Wrote firmware in C++', 'and Rust for it.'],
    ],
    [
      ['Skills: Java, Go, C', '#, Python'],
      ['Skills: Java, Go, C#,', 'Python'],
    ],
    [
      ['Skills: Java, Go, F', '#, OCaml'],
      ['Skills: Java, Go, F#,', 'OCaml'],
    ],
  ])('%j', (lines, expected) => {
    expect(rejoined(...lines)).toEqual(expected)
  })
})

test('rejoins signs between longer lines', () => {
  const long = 'Firmware Intern, Tarang Labs, June 2024 to August 2024, in Pune'
  expect(rejoined(long, 'Kubernetes, Docker, C', '#, Linux')).toEqual([long, 'Kubernetes, Docker, C#,', 'Linux'])
  expect(rejoined(long, 'the drivers in C', '++ and tests')).toEqual([long, 'the drivers in C++', 'and tests'])
  expect(rejoined(long, 'the drivers in C+', '+ and tests')).toEqual([long, 'the drivers in C++', 'and tests'])
})

test.each([
  [['A long line about the grades of a term', 'Grade: C+', '+ Built an API', '+ Wrote tests']],
  [['A long line about skills and their levels', 'C', '++', 'Java', '+++']],
  [['Skills: Java, Go, C', '#1 of 240 teams']],
  [['Vitamin B+', '+, zinc']],
  [['Skills: Java, C+', '+1 99001 22334']],
])('%j stays as it is', (lines) => {
  expect(rejoined(...lines)).toEqual(lines)
})

test('does not join a hidden sign with a visible letter', () => {
  const [first, second] = printed(['Java, C+', '+, Go'])
  const lines: Line[] = [first!, { ...second!, hidden: 'white' }]
  expect(rejoinLanguageSigns(lines)).toEqual(lines)
})

test.each([
  ['a list', ['Skills', 'Java, PostgreSQL, Docker, C+', '+, Kubernetes, Linux'], ['C++', 'Kubernetes', 'Linux']],
  ['a text', ['Experience', 'Wrote the drivers of sensors in C+', '+ and kept their tests in Python.'], []],
])('a PDF with C++ broken in %s shows C++ and not C', async (_place, texts, listed) => {
  const outcome = await readPdf(await pdf((document) => column(document, 50, 60, ['Asha Rao', ...texts])))
  if (!outcome.ok) throw new Error(outcome.reason)
  const draft = readResume(outcome.text)
  const skills = draft.skills.map(({ skill }) => skill)
  expect(skills).toContain('C++')
  expect(skills).not.toContain('C')
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(expect.arrayContaining(listed))
})
