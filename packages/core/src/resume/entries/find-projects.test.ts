import { expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import { printed, readable } from '../testing/readable.ts'
import { findProjects } from './find-projects.ts'

const projects = (text: string) =>
  findProjects(readable(text)).map(({ title, start, end, lines }) => [title, start, end, lines.from, lines.to])

test('lines between lists begin projects', () => {
  const text = `Smart Attendance | Python, OpenCV\tJan 2024 – Mar 2024
• Marks attendance from a photo of the class.
• Used by two departments.
Campus Ride Share\t2023
Tech: React, Node.js
• Students share rides.`
  expect(projects(text)).toEqual([
    ['Smart Attendance', '2024-01', '2024-03', 0, 2],
    ['Campus Ride Share', null, '2023', 3, 5],
  ])
})

test('a line left of a full item begins a project', () => {
  const lines = printed([
    { text: 'Bus Times (React, Node.js)' },
    { text: '• Deployed with Docker on a small Linux server.', at: 60 },
    { text: 'Recipe Box (Python, Flask)' },
    { text: '• Finds recipes for what is in the fridge.', at: 60 },
  ])
  expect(findProjects(lines).map(({ title }) => title)).toEqual(['Bus Times', 'Recipe Box'])
})

test('bold lines begin projects among sentences', () => {
  const lines = printed([
    { text: 'Solar Dryer', bold: true },
    { text: 'Dries fruit for a village cooperative.' },
    { text: 'Rain Gauge (2024)', bold: true },
    { text: 'Measures rain and sends it by radio.' },
  ])
  expect(findProjects(lines).map(({ title, end, lines: own }) => [title, end, own])).toEqual([
    ['Solar Dryer', null, { from: 0, to: 1 }],
    ['Rain Gauge', '2024', { from: 2, to: 3 }],
  ])
})

test('items of a list are projects, named before their colon or dash', () => {
  expect(
    projects('• Seat Finder: shows free seats in the library.\n• Bus Tracker – where the bus is').map(
      ([title]) => title,
    ),
  ).toEqual(['Seat Finder', 'Bus Tracker'])
})

test('a project has the place of its title and of its dates', () => {
  const text = 'Seat Finder\tMay 2024 – Jun 2024\n• Shows free seats.'
  const [project] = findProjects(readable(text))
  const quote = ({ line, start, end }: { line: number; start: number; end: number }) =>
    linesOfText(text)[line]?.text.slice(start, end)
  expect(project?.sources.title && quote(project.sources.title)).toBe('Seat Finder')
  expect(project?.sources.dates && quote(project.sources.dates)).toBe('May 2024 – Jun 2024')
})

test('nothing has no projects', () => {
  expect(findProjects([])).toEqual([])
})

test('a name in small letters with a date is the head of the list below', () => {
  expect(
    projects('zed-parser (author) — 2024 – 2025\n• Wrote the parser\n• Added tests').map(([title]) => title),
  ).toEqual(['zed-parser'])
})

test.each(['Documentary: ', 'Title: ', 'Project Name : ', 'Topic - ', 'Project: '])(
  'the label %j is no part of the title',
  (label) => {
    const text = `${label}Smart Irrigation\nTechnology: Arduino\nDescription: Waters plants on time.`
    expect(projects(text).map(([title]) => title)).toEqual(['Smart Irrigation'])
  },
)

test.each(['1. ', '1) ', '(1) '])('numbers such as %j count projects whose texts have no bullets', (mark) => {
  const rows = ['Online Pharmacy', 'Weather App', 'Canteen Menu'].map(
    (name, index) => `${mark.replace('1', `${index + 1}`)}${name}\nmade with PHP and MySQL`,
  )
  expect(projects(rows.join('\n')).map(([title]) => title)).toEqual(['Online Pharmacy', 'Weather App', 'Canteen Menu'])
})

test('a head between bars begins a project also without a date and below a list', () => {
  const text = 'Crop Doctor | Flask\tJan 2025 - Mar 2025\n• Names 38 diseases\nPersonal site | Next.js | link\n• Blog'
  expect(projects(text).map(([title]) => title)).toEqual(['Crop Doctor', 'Personal site'])
})

test.each([
  (name: string, year: string) => `${name} (${year}) — roto and paint, 36 shots`,
  (name: string, year: string) => `${year} — ${name}`,
  (name: string, year: string) => `${name} — compares offers of ${year} banks\nReact, Node; 63 tests`,
  (name: string, year: string) => `${name} | draw with touch\nCanvas, ${year} users, installable`,
])('entries of one shape are each a project: %s', (write) => {
  const names = ['Malaikottai Vaaliban', 'Loan Lens', 'Kolam Club']
  const text = names.map((name, index) => write(name, `${2024 - index}`)).join('\n')
  expect(findProjects(readable(text)).map(({ title }) => title)).toEqual(names)
})

test.each([
  ['Cement with rice husk ash. Cast 54 cubes and tested them.', 'Cement with rice husk ash'],
  ['2025 — "salt", two-person show, gallery white', '"salt"'],
])('the title of %j ends with its name', (text, title) => {
  expect(findProjects(readable(text)).map((project) => project.title)).toEqual([title])
})

test('undated lines that end with a bracket are projects of their own', () => {
  const lines = readable(
    'Forecasting maize yield with ARIMA (dissertation)\nSurvey of 250 hostel students on sleep (B.Sc.)',
  )
  expect(findProjects(lines).map(({ title }) => title)).toEqual([
    'Forecasting maize yield with ARIMA',
    'Survey of 250 hostel students on sleep',
  ])
})

test('a bold line between texts is a name, though it begins like a sentence', () => {
  const lines = printed([
    { text: 'Community library', bold: true },
    { text: 'bamboo structure for a flood area' },
    { text: 'Reviving a village house', bold: true },
    { text: 'measured drawing and reuse as a museum' },
  ])
  expect(findProjects(lines).map(({ title }) => title)).toEqual(['Community library', 'Reviving a village house'])
})

test('each line that says what its name is is a project, whatever its sign', () => {
  const text = `Mess Menu Bot - a Telegram bot in Python that sends the day's menu to 140 students
Tic tac toe with minimax (HTML, CSS, JavaScript)
School library catalogue in Python and MySQL (class 12 project)`
  expect(findProjects(readable(text)).map(({ title }) => title)).toEqual([
    'Mess Menu Bot',
    'Tic tac toe with minimax',
    'School library catalogue in Python and MySQL',
  ])
})

test('names in small letters and what is maintained begin projects between lists', () => {
  const text = `zulip/zulip - 11 merged pull requests (2025-26)
* Fixed timezone bug in scheduled messages
Maintainer of "gujlint", a linter for Gujarati text on npm
* 1,900 downloads per week
excalidraw - 3 merged PRs (2026)
* Keyboard shortcuts dialog`
  expect(findProjects(readable(text)).map(({ lines }) => lines.from)).toEqual([0, 2, 4])
})

test.each([
  ['Mini project: Solar dryer', 'Solar dryer'],
  ['Final year project – Solar dryer', 'Solar dryer'],
  ['Case study: Solar dryers of Anand', 'Solar dryers of Anand'],
  ['Zero-waste kurta project – pattern cutting', 'Zero-waste kurta project'],
])('%j is called %s', (line, title) => {
  expect(findProjects(readable(line))[0]?.title).toBe(title)
})
