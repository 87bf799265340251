import { expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import type { Line } from '../layout/resume-lines.ts'
import { readResume } from '../read-resume.ts'

/** Headings that no list has, three for each resume. */
const words = [
  ['Kettle and thread', 'Chalk and slate', 'Mouth and ear'],
  ['Where the sawdust fell', 'Where the ink dried', 'What comes out of me'],
  ['Mornings', 'Benches', 'Voice'],
  ['Under the tin roof', 'Beside the blackboard', 'Said aloud'],
]
const forms: readonly ((words: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => `${text.toUpperCase()}:`,
  (text) => `${text}:`,
  (text) => `== ${text.toLowerCase()} ==`,
  (text) => `~ ${text.toLowerCase()} ~`,
  (text) => `# ${text}`,
  (text) => `[ ${text} ]`,
  (text) => `*** ${text} ***`,
]
const jobs = [
  [
    'Store keeper, Himgiri Papers, Solan, May 2025 to Jul 2025',
    'Counted reams each night.',
    'Wrote the gate pass book.',
  ],
  ['Packing trainee, Nila Exports, Kollam, Jan 2024 to Mar 2024', 'Taped 300 boxes a day.', 'Loaded two vans.'],
]
const body = ([work = '', study = '', tongue = '']: string[], gap: string) => `Meera Pillai
Kollam | meera.pillai@example.com

${work}${gap}
${jobs.map((job) => job.join('\n')).join('\n\n')}

${study}${gap}
B.Com, Zed College, 2022 - 2025

${tongue}
Malayalam, Hindi, English`

/** As a PDF prints it: an empty line is a wider step. */
const onPage = (text: string): Line[] =>
  linesOfText(text).map((line) => ({ ...line, x: 40, y: 40 + 14 * line.y, size: 10, width: 5 * line.text.length }))

const read = (lines: Line[]) => {
  const { projects = [], credentials = [], volunteering = [], ...draft } = readResume({ pages: 1, lines })
  return { projects, credentials, volunteering, ...draft }
}

function expectWhole(text: string, headings: readonly string[]) {
  const inBold = onPage(text).map((line) => ({ ...line, bold: headings.includes(line.text) }))
  for (const lines of [linesOfText(text), onPage(text), inBold]) {
    const draft = read(lines)
    expect(
      draft.experience.map(({ title, company, description }) => [title, company, description.split('\n')]),
      text,
    ).toEqual(jobs.map(([head = '', ...deeds]) => [...head.split(', ').slice(0, 2), deeds]))
    expect(
      draft.education.map(({ degree, institution }) => [degree, institution]),
      text,
    ).toEqual([['B.Com', 'Zed College']])
    expect(draft.sections.at(-1)?.kind, text).toBe('languages')
    expect([...draft.projects, ...draft.credentials, ...draft.volunteering], text).toEqual([])
  }
}

test.each(words)('%s, %s and %s head what is below in every form that is theirs alone', (...own) => {
  for (const form of forms) for (const gap of ['', '\n']) expectWhole(body(own.map(form), gap), own.map(form))
})

test.each(words)('%s, %s and %s in plain letters are headings between empty lines', (...own) => {
  expectWhole(body(own, '\n'), own)
})

test('employers in capitals over a role are no headings', () => {
  const firms = ['ZED WORKS', 'KITE PAPERS', 'BROWN OWL']
  for (const role of ['Clerk, 2023', 'Clerk\nMay 2023 - Jul 2023']) {
    const entries = firms.map((firm) => `${firm}\n${role}\n- Filed papers`).join('\n\n')
    const draft = read(linesOfText(`Asha Rao\nasha@example.com\n\n${entries}`))
    expect(draft.experience.map(({ company }) => company)).toEqual(firms)
  }
})

test('names of employers, schools and projects between empty lines are no headings', () => {
  const draft = read(
    linesOfText(`Asha Rao
asha@example.com

Experience

Kite Labs

Data Intern, May 2024 - Jul 2024
Cleaned 400 rows.

Education

Ferry Hall
B.Sc. Physics, 2021 - 2024

Projects

Smart bin

Tells the van when a bin is full.

Skills

Calm under pressure

Python

Excel`),
  )
  expect(draft.experience).toMatchObject([{ title: 'Data Intern', company: 'Kite Labs' }])
  expect(draft.education).toMatchObject([{ degree: 'B.Sc.', institution: 'Ferry Hall' }])
  expect(draft.projects).toMatchObject([{ title: 'Smart bin' }])
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(['Calm under pressure', 'Python', 'Excel'])
})

test('what was asked on paper is no publication', () => {
  const draft = read(
    linesOfText(`Asha Rao
asha@example.com

[ Rooms ]
Counsellor trainee, Zed Trust, Pune, May 2025 to Jul 2025
Listened to six girls a day.

[ Questions on paper ]
Sleep of girls in hostels (2025)
Asked 112 girls with a printed form.

Why mothers stay away (2024)
Talked to 14 mothers of the centre.

[ Voice ]
Hindi, English`),
  )
  expect(draft.credentials).toEqual([])
  expect(draft.projects.map(({ title }) => title)).toEqual(['Sleep of girls in hostels', 'Why mothers stay away'])
})

test('a job next to volunteering is a job', () => {
  const draft = read(
    linesOfText(`Asha Rao
asha@example.com

BENCHES

Design intern, Kite Labs, May 2025 to Jul 2025
Redrew the sign-up.

Volunteer, Zed Festival, Feb 2025
Painted a wall.`),
  )
  expect(draft.experience).toMatchObject([{ title: 'Design intern', company: 'Kite Labs' }])
  expect(draft.volunteering).toMatchObject([{ title: 'Volunteer', company: 'Zed Festival' }])
})

test('what was made at work is no project of its own', () => {
  const draft = read(
    onPage(`Asha Rao
asha@example.com

Desks of mine

Office intern, Zed Leaf Tea Co, Dec 2025 to Feb 2026
   typed the weights of nine plots on the same evening
   made a sheet that adds up the price by section
   kept the diary of visitors`),
  )
  expect(draft.projects).toEqual([])
  expect(draft.experience.map(({ lines }) => lines)).toEqual([{ from: 3, to: 6 }])
})
