import { describe, expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readResume } from '../read-resume.ts'
import { readText } from '../testing/readable.ts'

describe('a resume in small letters whose names have capitals', () => {
  test.each([
    ['things i did', 'ux intern at Loop Health, june 2025 - aug 2025', 'ux intern', 'Loop Health'],
    ['what i did', 'marketing intern at zomato, jan 2025 - mar 2025', 'marketing intern', 'zomato'],
    ["stuff i've done", 'qa intern, Beta Ltd, june 2025 - aug 2025', 'qa intern', 'Beta Ltd'],
    ['my work so far', 'ui designer at Loop Health | june 2025 to aug 2025', 'ui designer', 'Loop Health'],
    ['experience', 'hr intern at Loop Health (june 2025 - aug 2025)', 'hr intern', 'Loop Health'],
    ['work', 'content writer at Beta Foods, jan 2025 - mar 2025', 'content writer', 'Beta Foods'],
    ['the road so far', 'data analyst @ Kite Labs, 2023 - 2024', 'data analyst', 'Kite Labs'],
    ['work', 'data entry operator – sunrise bpo (2020-2021)', 'data entry operator', 'sunrise bpo'],
    ['work', 'backend intern at alpha labs\nmay 2024 – jul 2024', 'backend intern', 'alpha labs'],
    ['', 'legal intern – Menon Associates, may 2024 - june 2024', 'legal intern', 'Menon Associates'],
    ['jobs', 'barista at Blue Tokai, since 2024', 'barista', 'Blue Tokai'],
    ['internships', 'accounts trainee at R. K. Shah & Co, apr 2024 - jul 2024', 'accounts trainee', 'R. K. Shah & Co'],
  ])('%s / %s', (heading, head, title, company) => {
    const text = `asha rao\nasha@example.com\n\n${heading}\n${head}\nmade wireframes for the booking flow\n\neducation\nb.tech, fergusson college, 2022 - 2026`
    const { experience, education } = readText(text)
    expect(experience.map((job) => [job.title, job.company])).toEqual([[title, company]])
    expect(education, 'studies').toHaveLength(1)
  })
})

test('a resume in capitals reads like one in small letters', () => {
  const {
    education,
    experience,
    credentials = [],
  } = readText(`ASHA RAO
M.COM FROM ZED UNIVERSITY, SALEM IN 2024 WITH 76%
B.COM (CA) FROM SRI KITE COLLEGE FOR WOMEN, SALEM IN 2022 WITH 82%
ACCOUNTS ASSISTANT AT KITE TEXTILES, SALEM FROM JULY 2024 TO TILL DATE
TALLY PRIME CERTIFICATE FROM CSC COMPUTER CENTRE, 2022`)
  expect(education.map(({ institution }) => institution)).toEqual(['ZED UNIVERSITY', 'SRI KITE COLLEGE FOR WOMEN'])
  expect(experience.map(({ title, company }) => [title, company])).toEqual([['ACCOUNTS ASSISTANT', 'KITE TEXTILES']])
  expect(credentials.map(({ title, issuer }) => [title, issuer])).toEqual([
    ['TALLY PRIME CERTIFICATE', 'CSC COMPUTER CENTRE'],
  ])
})

describe('the same resume in small letters', () => {
  const large = `Asha Rao
asha@example.com

EDUCATION
MVA Printmaking, Maharaja University, Baroda, 2023–2025, 8.1 CGPA
B.Com, Karve College, Pune, 2018–2022, First class
Class 12 (ISC), Ryan School, 2018, 88%

WORK
Studio Assistant, Space Studio, Aug 2025–now
Stretch canvases and keep the acid room
Art Facilitator, Slam Out Loud, Jan–Jun 2023
Taught drawing to 25 children
Vida Heydari Contemporary
Gallery Intern
June 2022 – Nov 2022
Packed and labelled 140 works

AWARDS
Nasreen Mohamedi Scholarship, 2024
Camlin Art Foundation, Best Entry, 2021

SKILLS
Etching, Linocut, Photoshop`
  const read = (text: string) => {
    const draft = readText(text)
    return [
      ...draft.experience.flatMap(({ title, company, start, end }) => [title, company, start, end]),
      ...draft.education.flatMap(({ degree, field, institution, grade, end }) => [
        degree,
        field,
        institution,
        grade,
        end,
      ]),
      ...(draft.credentials ?? []).flatMap(({ title, date }) => [title, date]),
      ...draft.listedSkills.map(({ text: skill }) => skill),
    ].map((words) => words?.toLowerCase())
  }

  test('reads the same', () => {
    expect(read(large)).toContain('vida heydari contemporary')
    expect(read(large.toLowerCase())).toEqual(read(large))
  })

  test('quotes its own letters', () => {
    const lines = linesOfText(large.toLowerCase())
    const { experience, education } = readResume({ pages: 1, lines })
    for (const { title, company, sources } of experience) {
      expect(title).toBe(lines[sources.title!.line]!.text.slice(sources.title!.start, sources.title!.end))
      expect(company).toBe(company.toLowerCase())
    }
    expect(education.map(({ institution }) => institution)).toContain('karve college')
  })
})

test('labels of a resume in small letters are headings, and its texts keep their letters', () => {
  const text = `riya sen
riyasen@example.com
games i made:
- lantern run: a platformer in godot (2025)
what i have done
- design intern @ tinypaw games (june 2026 - aug 2026) - blocked out 12 levels in Unity
certs: nptel level design, 2025
stack: unity, godot`
  const draft = readText(text)
  expect(draft.projects).toMatchObject([{ title: 'lantern run' }])
  expect(draft.experience).toMatchObject([
    { title: 'design intern', company: 'tinypaw games', description: 'blocked out 12 levels in Unity' },
  ])
  expect(draft.credentials).toMatchObject([{ kind: 'certificate' }])
  expect(draft.listedSkills.map((skill) => skill.text)).toEqual(['unity', 'godot'])
})

describe('headings in small letters over lines with capitals', () => {
  const kindsOf = (text: string) =>
    readText(`Asha Rao\nasha@example.org\n\n${text}`)
      .sections.filter(({ heading }) => heading !== null)
      .map(({ kind }) => kind)
  const job = 'Zed Foods, Anand, May 2025 - July 2025, marketing intern\nCalled sixty retailers'

  test('two kinds are enough, and those like them are headings too', () => {
    expect(kindsOf(`internships\n${job}\n\ncerts\nGoogle Ads, 2024`)).toEqual(['experience', 'certifications'])
    const others = 'certs\nGoogle Ads, 2024\n\nlearn\nBBA, Zed College, 2022'
    const kinds = kindsOf(`internships\n${job}\n\nside hustle\nTutor, Zed Classes, since 2023\n\n${others}`)
    expect(kinds).toEqual(['experience', 'experience', 'certifications', 'education'])
  })

  test('one beside others in capitals, and the last words of a paragraph, are none', () => {
    expect(kindsOf(`EXPERIENCE\n${job}\nskills\nEDUCATION\nBBA, Zed College, 2022`)).toEqual([
      'experience',
      'education',
    ])
    const told =
      'I am a student of commerce with a good record in all my\nstudies\nand with several months of paid\nwork\nin shops.'
    expect(kindsOf(`About me\n${told}`)).toEqual(['summary'])
  })
})
