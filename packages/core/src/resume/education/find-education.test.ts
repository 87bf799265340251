import { describe, expect, test } from 'vitest'
import { printed, readable, studiesOf } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

describe('one entry', () => {
  const entry = ['B.Tech', 'Computer Science', 'Indian Institute of Technology Bombay', '2020', '2024']
  test.each([
    ['on one line', 'B.Tech in Computer Science, Indian Institute of Technology Bombay, 2020 - 2024'],
    ['institution first', 'Indian Institute of Technology Bombay\t2020 - 2024\nB.Tech, Computer Science'],
    ['date first', '2020 - 2024\nB.Tech in Computer Science\nIndian Institute of Technology Bombay'],
    [
      'in a sentence',
      'B.Tech in Computer Science from Indian Institute of Technology Bombay (2020-2024) with CGPA 8.2',
    ],
    ['field in brackets', 'B.Tech (Computer Science)\tIndian Institute of Technology Bombay\t2020 - 2024\t8.9'],
    ['bulleted', '• B.Tech in Computer Science from Indian Institute of Technology Bombay, 2020-2024.'],
  ])('%s', (_layout, text) => {
    expect(studiesOf(text)).toEqual([entry])
  })
})

test('a date with a field below each degree belongs to the degree', () => {
  expect(studiesOf('B.Tech\n2020 – 2024\tComputer Science\nClass XII\n2020\tGeneral Science')).toEqual([
    ['B.Tech', 'Computer Science', '', '2020', '2024'],
    ['Class XII', 'General Science', '', null, '2020'],
  ])
})

test.each([
  ['Bachelor of Science in Physics, Park University', 'Bachelor of Science', 'Physics', 'Park University'],
  ['MBA, Marketing\nXLRI Jamshedpur', 'MBA', 'Marketing', 'XLRI Jamshedpur'],
  [
    'Master of Business Administration (MBA) Keller Graduate School of Management',
    'Master of Business Administration (MBA)',
    '',
    'Keller Graduate School of Management',
  ],
  [
    'Ph.D. : Organization and Management\tCapella University',
    'Ph.D.',
    'Organization and Management',
    'Capella University',
  ],
  ['BA (Hons) Graphic Design, University of Leeds', 'BA (Hons)', 'Graphic Design', 'University of Leeds'],
  [
    'Bachelor of Science : Computer Science TROY STATE UNIVERSITY',
    'Bachelor of Science',
    'Computer Science',
    'TROY STATE UNIVERSITY',
  ],
  ['Higher Secondary (CBSE) from Kendriya Vidyalaya Kochi, 94%', 'Higher Secondary (CBSE)', '', 'Kendriya Vidyalaya'],
  ['BS, Boğaziçi University, Computer Engineering', 'BS', 'Computer Engineering', 'Boğaziçi University'],
  [
    'Diploma in Civil Engineering\nGovernment Polytechnic Pune',
    'Diploma',
    'Civil Engineering',
    'Government Polytechnic',
  ],
])('%j', (text, degree, field, institution) => {
  expect(studiesOf(text).map((entry) => entry.slice(0, 3))).toEqual([[degree, field, institution]])
})

test('a table of degrees, with its head passed over', () => {
  const text =
    'Degree/Examination\tInstitution\tBoard/University\tYear\tCGPA/%\n' +
    'B.Tech (Computer Engineering)\tVishwakarma Institute of Technology\tSPPU\t2021 - 2025\t8.9\n' +
    'HSC\tFergusson Junior College\tMaharashtra State Board\t2021\t91.2%\n' +
    'SSC\tJnana Prabodhini Prashala\tMaharashtra State Board\t2019\t95.4%'
  expect(studiesOf(text)).toEqual([
    ['B.Tech', 'Computer Engineering', 'Vishwakarma Institute of Technology', '2021', '2025'],
    ['HSC', '', 'Fergusson Junior College', null, '2021'],
    ['SSC', '', 'Jnana Prabodhini Prashala', null, '2019'],
  ])
})

test('details in bullets make no entries', () => {
  const text =
    'PhD, Computer Science\nPrinceton University\n• NSF Graduate Research Fellowship at Foo College (Class of 2022)\n• Advisor: Prof. Rao'
  expect(studiesOf(text)).toHaveLength(1)
})

test('two degrees of one school are two entries', () => {
  const text =
    'American University\tMaster of Arts in International Affairs 2011\nAmerican University\tMaster of Arts in Natural Resources 2010'
  expect(studiesOf(text).map(([, field]) => field)).toEqual(['International Affairs', 'Natural Resources'])
})

test('two degrees under the name of their school are two entries of it', () => {
  const text = 'Instituto Superior Técnico\nMSc in Data Science, 2016 – 2018\nBSc in Mathematics, 2013 – 2016'
  expect(studiesOf(text)).toEqual([
    ['MSc', 'Data Science', 'Instituto Superior Técnico', '2016', '2018'],
    ['BSc', 'Mathematics', 'Instituto Superior Técnico', '2013', '2016'],
  ])
})

test('Word and Excel are no degree of MS, and a high school diploma is one', () => {
  expect(studiesOf('Good at MS Office and MS Word')).toEqual([])
  expect(studiesOf('High School Diploma, East Side High School, 2010')[0]?.slice(0, 3)).toEqual([
    'High School Diploma',
    '',
    'East Side High School',
  ])
})

test('every part quotes its line', () => {
  const lines = readable('B.Tech in Computer Science, Foo College, 2020 - 2024, 8.9 CGPA')
  const [entry] = findEducation(lines)
  const quotes = Object.values(entry?.sources ?? {}).map(
    (source) => source && lines[source.line]?.text.slice(source.start, source.end),
  )
  expect(quotes).toEqual(['B.Tech', 'Computer Science', 'Foo College', '2020 - 2024', '8.9 CGPA'])
})

test('the board next to a class is not the school below it', () => {
  const text = 'Class XII, CBSE\nKendriya Vidyalaya\n2021 | 92%\nB.Tech Computer Science\nPune University\n2021 - 2025'
  expect(findEducation(readable(text)).map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ['Class XII', 'Kendriya Vidyalaya', '2021'],
    ['B.Tech', 'Pune University', '2025'],
  ])
})

test.each([
  ['MIT World Peace University, Pune', 'MIT World Peace University'],
  ['KTH Royal Institute of Technology', 'KTH Royal Institute of Technology'],
  ['Sri Sankara Vidyalaya Matric Hr. Sec. School', 'Sri Sankara Vidyalaya Matric Hr. Sec. School'],
  ['Lycée du Parc', 'Lycée du Parc'],
  ['Universidad de Sevilla', 'Universidad de Sevilla'],
  ['Escola Superior de Enfermagem de Lisboa', 'Escola Superior de Enfermagem de Lisboa'],
])('the institution of %j', (text, institution) => {
  expect(studiesOf(`B.Sc.\n${text}\n2020 - 2024`)).toEqual([['B.Sc.', '', institution, '2020', '2024']])
})

test('the university of a college, in the cell behind it, is no other school', () => {
  expect(
    studiesOf(
      'B.E. (CSE)\tVelammal Engineering College, Chennai\tAnna University\t2025\t8.42\nSSLC (X)\tCity School\tState Board\t2019\t96%',
    ),
  ).toEqual([
    ['B.E.', 'CSE', 'Velammal Engineering College', null, '2025'],
    ['SSLC (X)', '', 'City School', null, '2019'],
  ])
})

test('the head of a table with numbered rows is no school', () => {
  expect(studiesOf('S.No.\tQualification\tName of Institute\t%\n1\tB.Sc.\tPark University\t2024\t76')).toMatchObject([
    ['B.Sc.', expect.anything(), 'Park University', null, '2024'],
  ])
})

test('a range of years may run over two lines', () => {
  expect(studiesOf('B.Sc. in Physics\nPark University\n2021 –\n2025')).toEqual([
    ['B.Sc.', 'Physics', 'Park University', '2021', '2025'],
  ])
  expect(studiesOf('Sep 2021 –\tBSc in Finance, Park University\nJune 2025\tGPA 3.4')).toEqual([
    ['BSc', 'Finance', 'Park University', '2021-09', '2025-06'],
  ])
})

describe('a field over two lines', () => {
  test.each([
    ['B.Tech in Computer\nScience\nFoo College\n2020 - 2024', 'Computer Science'],
    ['B.Tech in Computer\nScience and Engineering\t2020 - 2024\nFoo College', 'Computer Science and Engineering'],
    ['B.Tech in Computer\t2020 - 2024\nScience and Engineering\nFoo College', 'Computer Science and Engineering'],
    ['2020 - 2024\tB.Tech in Computer\nScience\nFoo College', 'Computer Science'],
    ['B.Tech in Computer\nScience, Foo College, 2020 - 2024', 'Computer Science'],
    ['Foo College, 2020 - 2024\nB.Tech in Computer\nScience', 'Computer Science'],
    ['B.Tech in Computer Science and\nEngineering\nFoo College\n2020 - 2024', 'Computer Science and Engineering'],
    [
      'B.E. Electrical\nand Electronics Engineering\nFoo College\n2020 - 2024',
      'Electrical and Electronics Engineering',
    ],
    ['Bachelor of Technology in\nMechanical Engineering\nFoo College\n2020 - 2024', 'Mechanical Engineering'],
  ])('%j', (text, field) => {
    const whole = [{ field, institution: 'Foo College', start: '2020', end: '2024' }]
    expect(findEducation(readable(text))).toMatchObject(whole)
    expect(findEducation(printed(text.split('\n').map((line) => ({ text: line }))))).toMatchObject(whole)
  })

  test.each([
    ['an institution', 'Engineering College, Pune'],
    ['an institution without a known word', 'Marigold Hall'],
    ['a place', 'Pune, India'],
    ['a grade', 'CGPA: 8.9'],
    ['a class', 'First Class'],
    ['a specialization', 'Data Science'],
    ['a minor', 'Minor in Design'],
    ['courses', 'Coursework: Design'],
    ['a list item', '• Design'],
    ['a club', 'Design Society'],
    ['another degree', 'Diploma in Design'],
  ])('does not go on with %s', (_what, next) => {
    expect(studiesOf(`B.Tech in Computer\n${next}`)[0]?.[1]).toBe('Computer')
  })

  test.each([
    ['in larger letters', { size: 14 }],
    ['in another column', { at: 300 }],
  ])('does not go on with a line %s', (_where, place) => {
    const [entry] = findEducation(printed([{ text: 'B.Tech in Computer' }, { text: 'Design', ...place }]))
    expect(entry?.field).toBe('Computer')
  })
})

describe('several degrees of one school', () => {
  const two = ['M.Sc in Physics', '2023 – 2025 | CGPA: 8.4/10', 'B.Sc in Physics', '2020 – 2023 | 79%']
  const school = ['Class XII (CBSE)', '2020 | 90%', 'Class X (CBSE)', '2018 | 92%']

  test('are all of it, and the next school of the degrees below it', () => {
    const text = ['Foo University, Pune', ...two, 'Bar School, Nashik', ...school].join('\n')
    expect(findEducation(readable(text)).map(({ institution, grade }) => [institution, grade])).toEqual([
      ['Foo University', 'CGPA: 8.4/10'],
      ['Foo University', '79%'],
      ['Bar School', '90%'],
      ['Bar School', '92%'],
    ])
  })
})

describe('a class of school', () => {
  const schools = ['Bar Public School', 'Velan Matriculation School', 'Velan Matriculation Higher Secondary School']
  const classes = [
    ['10+2 (CBSE)', '10th (CBSE)'],
    ['XII Std. (State Board)', 'X Std. (State Board)'],
    ['12th Standard - CBSE', '10th Standard - CBSE'],
    ['HSC, Maharashtra State Board', 'SSC, Maharashtra State Board'],
    ['Intermediate (Board of Intermediate Education)', 'Class X (Board of Secondary Education)'],
    ['Senior Secondary (Class XII), CBSE', 'Secondary (Class X), CBSE'],
    ['Higher Secondary (10+2), CHSE', 'Secondary School Examination, CHSE'],
    ['XII - CBSE', 'X - CBSE'],
    ['Plus Two (Kerala Board)', 'SSLC (Kerala Board)'],
  ]

  test.each(classes)('%s and %s are two entries of their school', (upper, lower) => {
    for (const school of schools) {
      const text = `${upper}\n${school}, Pune\n2020 | 90%\n${lower}\n${school}, Pune\n2018 | 92%`
      const read = findEducation(readable(text))
      expect(read.map(({ institution, end, grade }) => [institution, end, grade])).toEqual([
        [school, '2020', '90%'],
        [school, '2018', '92%'],
      ])
      expect(read.every(({ degree }) => degree !== '')).toBe(true)
    }
  })
})

test.each([' | ', '; '])('several courses on one line are entries with their own places and grades (%s)', (sign) => {
  const text = ['B.Tech CSE, NIT Trichy, 2022-26, 8.2 CGPA', 'XII CBSE 2022 92%', 'X: 95%'].join(sign)
  const entries = findEducation(readable(text))
  expect(entries.map(({ degree, grade, end }) => [degree, grade, end])).toEqual([
    ['B.Tech', '8.2 CGPA', '2026'],
    ['XII', '92%', '2022'],
    ['X', '95%', null],
  ])
  for (const { degree, grade, sources } of entries) {
    expect(text.slice(sources.degree!.start, sources.degree!.end)).toBe(degree)
    expect(text.slice(sources.grade!.start, sources.grade!.end)).toBe(grade)
  }
})

test('a college with the university behind it is one school', () => {
  const text = `BA Mass Communication, Sacred Heart College Thevara, MG University, 2024–27
Plus two Humanities, Govt HSS Edappally, 2024 (94%)`
  expect(findEducation(readable(text)).map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ['BA', 'Sacred Heart College', '2027'],
    ['Plus two', 'Govt HSS Edappally', '2024'],
  ])
})

test('one course between bars stays one', () => {
  expect(findEducation(readable('B.A. LL.B. | NLU Delhi | 2020-25')).map(({ degree }) => degree)).toEqual([
    'B.A. LL.B.',
  ])
})
