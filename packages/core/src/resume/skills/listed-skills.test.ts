import { describe, expect, test } from 'vitest'
import { printed, readable } from '../testing/readable.ts'
import { findListedSkills } from './listed-skills.ts'
import { findSkillMentions } from './skill-mentions.ts'

const listed = (text: string) => findListedSkills([readable(text)], readable(text)).map((field) => field.text)

test.each([
  ['Languages: Java, C++, C#', ['Java', 'C++', 'C#']],
  ['• Java\n• Python', ['Java', 'Python']],
  ['Java | Go • Rust; Zig', ['Java', 'Go', 'Rust', 'Zig']],
  ['Python (NumPy, Pandas), SQL', ['Python', 'NumPy', 'Pandas', 'SQL']],
  ['Java (Advanced), Spanish (3 years)', ['Java', 'Spanish']],
  ['Testing tools\tSelenium, JMeter', ['Selenium', 'JMeter']],
  ['Frameworks/Tools - React, Node.js', ['React', 'Node.js']],
  ['figma. inkscape. krita for posters. blender.', ['figma', 'inkscape', 'krita', 'blender']],
  ['Python – Pandas, NumPy', ['Python', 'Pandas', 'NumPy']],
  ['Excel\tWord\tPowerPoint', ['Excel', 'Word', 'PowerPoint']],
  ['Figma / Sketch / Adobe XD', ['Figma', 'Sketch', 'Adobe XD']],
  ['HTML/CSS, CI/CD', ['HTML/CSS', 'CI/CD']],
  ['Node.js, ASP.NET, and Vue.js.', ['Node.js', 'ASP.NET', 'Vue.js']],
  ['SQL, sql, SQL', ['SQL']],
  ['Operating Systems (Windows, Linux', ['Operating Systems', 'Windows', 'Linux']],
  ['I enjoy working with many people on difficult things every day', []],
  // A level is no item.
  ['Python (Basics), German (conversational)', ['Python', 'German']],
  ['Power BI - beginner', ['Power BI']],
  ['Tableau\tAdvanced\tSpark\tBeginner', ['Tableau', 'Spark']],
  // A slash stands between skills, and within some.
  ['Python/Java, SQL', ['Python', 'Java', 'SQL']],
  ['React/Redux', ['React', 'Redux']],
  ['Wound Care/IV Therapy, Triage/Phonics', ['Wound Care', 'IV Therapy', 'Triage', 'Phonics']],
  ['CI/CD, TCP/IP, A/B testing', ['CI/CD', 'TCP/IP', 'A/B testing']],
  ['Languages: C/C++', ['C', 'C++']],
])('%j lists %j', (text, items) => {
  expect(listed(text)).toEqual(items)
})

test('an item that runs over the end of a full line is one item with two quotes', () => {
  const lines = printed([
    { text: 'Excel, data entry, bookkeeping, project planning and report writing, customer' },
    { text: 'service training, Tally' },
  ])
  const items = findListedSkills([lines], lines)
  const item = items.find(({ text }) => text === 'customer service training')
  const quotes = [item?.source, ...(item?.continued ?? [])].map(
    (source) => source && lines[source.line]?.text.slice(source.start, source.end),
  )
  expect(quotes).toEqual(['customer', 'service training'])
})

test('items on short lines stay apart', () => {
  const lines = printed([
    { text: 'Project tracking' },
    { text: 'Self-motivated' },
    { text: 'Hardware upgrades of large offices' },
    { text: 'Tally' },
  ])
  expect(findListedSkills([lines], lines).map(({ text }) => text)).toEqual([
    'Project tracking',
    'Self-motivated',
    'Hardware upgrades of large offices',
    'Tally',
  ])
})

test('mentions are canonical, with every place, those of the skills section first', () => {
  const lines = readable('Built services with python and Docker.\nPython, Docker')
  const [, section] = lines
  const mentions = findSkillMentions(lines, section ? [[section]] : [])
  expect(mentions).toEqual([
    {
      skill: 'Python',
      sources: [
        { line: 1, start: 0, end: 6 },
        { line: 0, start: 20, end: 26 },
      ],
    },
    {
      skill: 'Docker',
      sources: [
        { line: 1, start: 8, end: 14 },
        { line: 0, start: 31, end: 37 },
      ],
    },
  ])
})

test('a word that a hyphen breaks is one item, as printed, and one skill', () => {
  const lines = printed([
    { text: 'Python, data analysis, ma-' },
    { text: 'chine learning, natural language processing, problem-' },
    { text: 'solving' },
  ])
  expect(findListedSkills([lines], lines).map(({ text }) => text)).toEqual([
    'Python',
    'data analysis',
    'ma-chine learning',
    'natural language processing',
    'problem-solving',
  ])
  expect(findSkillMentions(lines, [lines]).map(({ skill }) => skill)).toContain('Machine learning')
})

test('a bold label over a list is no item of it, a bold item is one', () => {
  const lines = printed([
    { text: 'Design', bold: true },
    { text: 'Figma', at: 54 },
    { text: 'InDesign', at: 54 },
    { text: 'Research', bold: true },
    { text: '• User interviews' },
    { text: 'Typography', bold: true },
  ])
  expect(findListedSkills([lines], lines).map((field) => field.text)).toEqual([
    'Figma',
    'InDesign',
    'User interviews',
    'Typography',
  ])
})

test.each(['Skill One, Skill Two, Excel', 'Skill 1 | Skill 2 | Excel', 'Tool name, Language 2, Excel'])(
  'placeholders of a template are no skills: %s',
  (text) => {
    expect(listed(text)).toEqual(['Excel'])
  },
)

describe('a skill with its rating', () => {
  const skills = ['Python', 'Excel', 'Wound Care', 'C++']
  const ratings = [
    '# - 4/5',
    '#: 4/5',
    '# 8/10',
    '# – 80%',
    '# (4/5)',
    '# [Expert]',
    '#: Advanced',
    '# – Intermediate',
    '# ★★★★☆',
    '#......4/5',
  ]

  test.each(ratings)('is kept without it: %s', (rating) => {
    const rated = skills.map((skill) => rating.replace('#', skill))
    expect([rated.join(', '), rated.join('\n'), rated.join(' | ')].map(listed)).toEqual([skills, skills, skills])
  })

  test.each(['React Native', 'Advanced Excel', 'Cloud-native'])('%s is no rating', (skill) => {
    expect(listed(`${skill}, Git`)).toEqual([skill, 'Git'])
  })
})

test.each([
  ['GitHub', 'https://github.com/asha', []],
  ['React', 'https://react.dev/', ['React']],
])('the linked text %s that opens %s shows the skills %j', (text, target, skills) => {
  const lines = readable(text).map((line) => ({ ...line, links: [{ start: 0, end: text.length, target }] }))
  expect(findSkillMentions(lines, []).map(({ skill }) => skill)).toEqual(skills)
})

test.each([
  [['AutoCAD, SolidWorks', 'CNC Programming (Fanuc), VMC Operation', 'MS-CIT']],
  [['Excel (VLOOKUP, Pivot tables) - Advanced', 'Tally Prime - 4/5', 'SAP FICO [Beginner]']],
  [['HTML, CSS', 'Figma, Illustrator, InDesign', 'After Effects']],
])('lines that lost their bullets are items of their own: %j', (rows) => {
  const text = { text: 'A sentence that is as wide as the page and shows where its lines end, far to the right.' }
  const lines = printed([text, ...rows.map((row) => ({ text: row }))])
  const items = findListedSkills([lines.slice(1)], lines).map((field) => field.text)
  expect(items).toEqual(listed(rows.map((row) => `• ${row}`).join('\n')))
})

test.each(['Software: Stata, R, QGIS, LaTeX', 'Tools: MATLAB, KiCad, Git', 'Hardware: Arduino, ESP32, FPGA'])(
  'the end of an item above a labelled list is no label of it: %s',
  (next) => {
    for (const head of ['Methods: Econometrics, Survey', 'Hardware: Arduino, ESP32, PCB']) {
      const lines = printed([{ text: head }, { text: 'Design' }, { text: next }]).map((line) => ({ ...line, x: 400 }))
      expect(findListedSkills([lines], lines).map(({ text }) => text)).toContain(`${head.split(', ').at(-1)} Design`)
    }
  },
)
