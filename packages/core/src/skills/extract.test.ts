import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { expectInOrder } from '../testing/expect-in-order.ts'
import { findSkills } from './extract.ts'
import { skills } from './vocabulary.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill)

test('finds skills under their canonical names, however they are written', () => {
  expect(namesIn('postgres, k8s, ReactJS, golang and MS Excel')).toEqual([
    'PostgreSQL',
    'Kubernetes',
    'React',
    'Go',
    'Microsoft Excel',
  ])
})

test('keeps languages with signs apart', () => {
  expect(namesIn('C++, C#, .NET, Node.js, C, F#')).toEqual(['C++', 'C#', '.NET', 'Node.js', 'C', 'F#'])
})

test.each([
  'C (basic), Python (good)',
  'C [beginner], Python',
  'C - 3/5, Python - 4/5',
  'C: intermediate; Python: 4/5',
])('finds a short name before its level: %s', (text) => {
  expect(namesIn(text)).toEqual(['C', 'Python'])
})

test('takes the longest wording', () => {
  expect(namesIn('machine learning with Spring Boot and React Native')).toEqual([
    'Machine learning',
    'Spring Boot',
    'React Native',
  ])
})

test('a role is a skill in the singular, not as the plural of colleagues', () => {
  expect(namesIn('Product manager, 2020')).toEqual(['Product management'])
  expect(namesIn('You work with product managers and Java')).toEqual(['Java'])
})

test('.NET is found where a blank follows its dot, an everyday word not where it labels what follows', () => {
  expect(namesIn('Java and . NET Core')).toEqual(['Java', '.NET'])
  expect(namesIn('Planning: two weeks')).toEqual([])
})

test('gives the place of each', () => {
  const text = 'Worked with Postgre-SQL daily'
  const [found] = findSkills(text)
  expect(text.slice(found?.start, found?.end)).toBe('Postgre-SQL')
})

test.each([
  'We excel at what we do and react to events',
  'Ready to go the extra mile in spring 2024',
  'Spring 2023 semester',
  'Excel in a fast environment',
  'R&D with vitamin C',
  'Express your interest and access to all rooms',
  'Section C, part R.',
  'The rest of the team',
])('sees no skill named by an everyday word in "%s"', (text) => {
  const everyday = ['R', 'C', 'Go', 'Spring', 'Microsoft Excel', 'React', 'Express.js', 'Microsoft Access', 'REST APIs']
  expect(namesIn(text).filter((name) => everyday.includes(name))).toEqual([])
})

test.each([
  ['Analysed survey data in R', 'R'],
  ['Languages: C, Java', 'C'],
  ['Go developer', 'Go'],
  ['Python Go Ruby', 'Go'],
  ['built with Express and MongoDB', 'Express.js'],
  ['reports in Excel for the team', 'Microsoft Excel'],
  ['R', 'R'],
  ['go', 'Go'],
  ['Java, Spring, Hibernate', 'Spring'],
  ['Designed REST services', 'REST APIs'],
  // Everyday work that was done.
  ['Handled billing at the counter', 'Invoicing'],
  ['I do billing and keep the till', 'Invoicing'],
  ['Took care of reception', 'Reception'],
  ['In charge of reception and scheduling', 'Scheduling'],
  ['Managed daily dispatch of orders', 'Dispatch planning'],
  ['Did packing of gift boxes', 'Packaging'],
  // Words of other meanings in their own.
  ['Pipelines with Airflow', 'Apache Airflow'],
  ['SOAP services', 'SOAP'],
  ['Modelled characters in Maya and rendered them', 'Maya'],
  ['Excel, vitals, CPR', 'Vital signs'],
  ['Import, customs, Incoterms', 'Customs clearance'],
  ['ELK and Kafka', 'ELK stack'],
  ['oops concepts', 'Object-oriented programming'],
  ['Understanding of OOP and OOPS', 'Object-oriented programming'],
  ['Checked vitals of patients', 'Vital signs'],
  ['Radar', 'Radar systems'],
  ['Ran models with Ollama', 'Ollama'],
  ['operating theatre', 'Operating room nursing'],
  ['Merger modelling', 'Financial modeling'],
  ['site engineering', 'Site supervision'],
])('sees the skill in "%s"', (text, skill) => {
  expect(namesIn(text)).toContain(skill)
})

test('everyday nouns count in a list of skills and not in a sentence', () => {
  expect(namesIn('Responsible for the budget of all events')).toEqual([])
  expect(namesIn('Budget, Events, Payments')).toEqual(['Budgeting', 'Event management', 'Payments'])
})

test.each(['Handled packaging teams', 'Responsible for designing and developing a site', 'Went to the reception'])(
  'sees no everyday work in "%s"',
  (text) => {
    expect(namesIn(text).filter((name) => ['Packaging', 'Graphic design', 'Reception'].includes(name))).toEqual([])
  },
)

test('a line of nothing but names of skills is a list without commas', () => {
  expect(namesIn('Tags\ntypescript node.js react go\nWe go on')).toEqual(['TypeScript', 'Node.js', 'React', 'Go'])
  expect(namesIn('Python Docker go live')).toEqual(['Python', 'Docker'])
  expect(namesIn('react go swift')).toEqual([])
})

test('passes over addresses', () => {
  expect(namesIn('python@java.com https://react.dev/docs github.com/go-dev www.docker.com')).toEqual([])
  expect(namesIn('Worked on Salesforce.com and Socket.io')).toEqual(['Salesforce', 'Socket.IO'])
})

test('does not join words over the end of a line', () => {
  expect(namesIn('machine\nlearning')).toEqual([])
})

const words = fc.constantFrom(
  ...skills.map((skill) => skill.name),
  'and',
  'with',
  ',',
  ';',
  '\n',
  'the',
  '🙂',
  'é',
  '(',
  ')',
)
const text = fc.oneof(
  fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

test('every place is inside the text, in order, without overlap, and names a skill of the vocabulary', () => {
  const names = new Set(skills.map((skill) => skill.name))
  fc.assert(
    fc.property(text, (text) => {
      const found = findSkills(text)
      expectInOrder(found, text)
      for (const { skill } of found) expect(names.has(skill)).toBe(true)
    }),
  )
})

test('what follows on other lines changes nothing', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const alone = findSkills(one)
      expect(findSkills(`${one}\n\n${other}`).slice(0, alone.length)).toEqual(alone)
    }),
  )
})

test.each(['R, ', 'go ', 'c++', '.net', 'python@', 'machine learning ', 'é', ' ', '(((', 'a,', 'Excel Excel', 'www.'])(
  'reads 50,000 characters of "%s" at once',
  (piece) => {
    const hostile = piece.repeat(Math.ceil(50_000 / piece.length))
    expect(fastestRun(() => findSkills(hostile), 400)).toBeLessThan(400)
  },
)

test.each([
  ['Work History and medical history of patients', 'History'],
  ['Called customers for the billing department', 'Invoicing'],
  ['Cardboard with E flute', 'Flute'],
  ['Country of origin of goods', 'OriginPro'],
  ['A job description was given', 'Job analysis'],
  // A wider word is no narrower skill.
  ['Sent weekly sales reports to the owner', 'Sales forecasting'],
  ['Met the sales targets of the shop', 'Sales strategy'],
  ['Packed parcels for a non-profit in Pune', 'Nonprofit management'],
  ['Event photography for the college fest', 'Wedding photography'],
  ['Listed holidays, policies, timings', 'Public policy'],
  ['Explained raises, promotions, shifts', 'Sales promotion'],
])('"%s" does not show %s', (text, skill) => {
  expect(namesIn(text)).not.toContain(skill)
})

test.each([
  'The airflow of the room was measured',
  'Soap bubbles and a cursor on the screen',
  'A vital role in custom reports',
  'The mechanism sent a signal to the converter',
  'A concrete result of forging relationships',
  'Acting manager of the fabric department',
  'Designing systems and documenting them',
  'Ann and Bert saw an elk in a canoe',
  'Polar coordinates of the strut',
  'Maya Rao went to Delphi, a posh place',
  'The small business has a ticketing queue and a b2b focus',
  'Rest assured that we add spice',
  'Oops, nextgen devices on the radar',
  'Stitching together the plasma debate',
])('no word of "%s" is a skill', (sentence) => {
  expect(namesIn(sentence).filter((name) => !['People management', 'Reporting'].includes(name))).toEqual([])
})

test('Node-RED is a tool of its own', () => {
  expect(findSkills('Alarm with MQTT and Node-RED').map(({ skill }) => skill)).toEqual(['MQTT', 'Node-RED'])
})

test.each([
  'Put the sheets into Excel',
  'kept a list of dues on excel',
  'made an excel of all vendors',
  'Moved the register from paper to Excel',
])('Excel is the program in "%s"', (text) => {
  expect(namesIn(text)).toContain('Microsoft Excel')
})
test.each(['Excel in academics and sports', 'I excel in teamwork', 'Excel at sales'])('and a verb in "%s"', (text) => {
  expect(namesIn(text)).not.toContain('Microsoft Excel')
})

test.each([
  ['Kept an indigo vat alive', 'VAT'],
  ['Tally lamp for a camera crew', 'Tally'],
  ['Kept tally of runs as scorer', 'Tally'],
  ["bought on the college's GST number", 'GST'],
])('"%s" is no %s', (text, name) => {
  expect(namesIn(text)).not.toContain(name)
})
