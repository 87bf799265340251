import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { type DegreeLevel, findDegrees, isExam } from './degrees.ts'

const quotesAndLevels = (text: string) =>
  findDegrees(text).map(({ start, end, level }) => ({ quote: text.slice(start, end), level }))

const degreesOf: Record<DegreeLevel, [text: string, quote: string][]> = {
  doctor: [
    ['Ph.D. in Physics', 'Ph.D.'],
    ['Doctor of Philosophy', 'Doctor of Philosophy'],
    ['Doctorate in Law', 'Doctorate'],
    ['MBBS', 'MBBS'],
    ['Doctorado en Historia', 'Doctorado'],
    ['PhD', 'PhD'],
    ['M.D.', 'M.D.'],
    ['Pharm.D', 'Pharm.D'],
    ['Ed.D', 'Ed.D'],
    ['D.Phil', 'D.Phil'],
  ],
  master: [
    ['Master of Business Administration (MBA)', 'Master of Business Administration (MBA)'],
    ['MBA, Finance', 'MBA'],
    ['M.Tech', 'M.Tech'],
    ['M. Tech', 'M. Tech'],
    ['mtech', 'mtech'],
    ['M.S. in Robotics', 'M.S.'],
    ['MS in Robotics', 'MS'],
    ['Masters in Data Science', 'Masters'],
    ['MASTER OF SCIENCE', 'MASTER OF SCIENCE'],
    ['PGDM', 'PGDM'],
    ['Post Graduate Diploma in Management', 'Post Graduate Diploma in Management'],
    ['Laurea Magistrale in Economia', 'Laurea Magistrale'],
    ['Diplôme d’ingénieur', 'Diplôme d’ingénieur'],
    ['Diplom-Informatik', 'Diplom-Informatik'],
    ['MCA', 'MCA'],
    ['M.Com', 'M.Com'],
    ['M.Phil', 'M.Phil'],
    ['LL.M', 'LL.M'],
    ['PGP', 'PGP'],
    ['Postgraduate Degree', 'Postgraduate Degree'],
    ['Mestrado em Design', 'Mestrado'],
  ],
  bachelor: [
    ['B.Tech in Computer Science', 'B.Tech'],
    ['b.tech, 2024', 'b.tech'],
    ['B. Tech (Hons.)', 'B. Tech (Hons.)'],
    ['Bachelor of Technology', 'Bachelor of Technology'],
    ['Bachelor’s degree', 'Bachelor’s degree'],
    ['Bachelor of Underwater Basketry, 2020', 'Bachelor of Underwater Basketry'],
    ['B.Sc. (Hons) Mathematics', 'B.Sc. (Hons)'],
    ['Post Basic B.Sc Nursing', 'Post Basic B.Sc'],
    ['BCA, 2023', 'BCA'],
    ['+3 Arts (History)', '+3'],
    ['BE, Mechanical', 'BE'],
    ['LL.B', 'LL.B'],
    ['BS degree', 'BS degree'],
    ['Undergraduate Degree', 'Undergraduate Degree'],
    ['Licenciatura en Derecho', 'Licenciatura'],
    ['B.Com', 'B.Com'],
    ['BBA', 'BBA'],
    ['BTTM (Tourism)', 'BTTM'],
    ['BBM', 'BBM'],
    ['B.Arch', 'B.Arch'],
    ['B.Des', 'B.Des'],
    ['BSN', 'BSN'],
    ['BHM', 'BHM'],
    ['B.Voc', 'B.Voc'],
    ['Bacharelado em Física', 'Bacharelado'],
    ['Laurea Triennale', 'Laurea Triennale'],
  ],
  associate: [
    ['Associate of Arts', 'Associate of Arts'],
    ['Associate Degree in Nursing', 'Associate Degree'],
    ['A.A.S.', 'A.A.S.'],
    ['Associate’s in Science', 'Associate’s'],
  ],
  diploma: [
    ['Diploma in Graphic Design', 'Diploma'],
    ['Higher National Diploma', 'Higher National Diploma'],
    ['GED', 'GED'],
    ['Leaving Certificate', 'Leaving Certificate'],
    ['Polytechnic Diploma', 'Polytechnic Diploma'],
    ['National Diploma', 'National Diploma'],
    ['HND', 'HND'],
  ],
  school: [
    ['HSC', 'HSC'],
    ['ICSE', 'ICSE'],
    ['XII (CBSE)', 'XII (CBSE)'],
    ['12th Standard', '12th Standard'],
    ['Secondary (RBSE), 82%', 'Secondary (RBSE)'],
    ['Class XII', 'Class XII'],
    ['XII Kendriya Vidyalaya 2021', 'XII'],
    ['X, St. Mary’s School, 2019', 'X'],
    ['X - Delhi Public School - 95%', 'X'],
    ['XII Commerce - Modern College', 'XII'],
    ['Zed Public School, XII 96 % (2026)', 'XII'],
    ['Std. 10', 'Std. 10'],
    ['Senior Secondary School', 'Senior Secondary School'],
    ['High School Diploma', 'High School Diploma'],
    ['Intermediate, 2019', 'Intermediate'],
    ['A Levels', 'A Levels'],
    ['GCSEs', 'GCSEs'],
    ['International Baccalaureate', 'International Baccalaureate'],
    ['Matriculation', 'Matriculation'],
    ['Matric 2020 Bihar board', 'Matric'],
    ['Inter Arts (JAC) 2020', 'Inter'],
    ['Abitur', 'Abitur'],
    ['Baccalauréat', 'Baccalauréat'],
    ['SSC', 'SSC'],
    ['SSLC', 'SSLC'],
    ['Higher Secondary Certificate', 'Higher Secondary Certificate'],
    ['Secondary School Certificate', 'Secondary School Certificate'],
    ['IB Diploma', 'IB Diploma'],
    ['Matura', 'Matura'],
    ['Bachillerato', 'Bachillerato'],
  ],
  certificate: [
    ['Certificate of Merit', 'Certificate of Merit'],
    ['Professional Certificate', 'Professional Certificate'],
    ['Certified Public Accountant', 'Certified Public Accountant'],
    ['Certified in Logistics', 'Certified in Logistics'],
    ['AWS Certified Solutions Architect Associate', 'AWS Certified Solutions Architect Associate'],
    ['Google certification', 'certification'],
    ['Project Management Professional (PMP) 2018', 'Project Management Professional (PMP)'],
    ['Graduate Certificate', 'Graduate Certificate'],
  ],
}

for (const [level, degrees] of Object.entries(degreesOf))
  test.each(degrees)(`a degree of the level ${level} is found in %j as %j`, (text, quote) => {
    expect(quotesAndLevels(text)).toEqual([{ quote, level }])
  })

describe('what looks like a degree and is none', () => {
  test.each([
    'MS Excel',
    'MS SQL Server',
    'Master of ceremonies',
    'Master data management',
    'M.S. Ramaiah College',
    'B.M.S. College of Engineering',
    'Research Associate',
    '10th of May',
    'Certification course',
    'UMBA',
    'abacus',
    'HSBC',
    'B2B',
    'me and you',
    'Maple',
  ])('is not found in %j', (text) => {
    expect(findDegrees(text)).toEqual([])
  })
})

describe('several degrees on one line', () => {
  test('are found in the order of the text', () => {
    expect(quotesAndLevels('B.Tech and M.Tech')).toEqual([
      { quote: 'B.Tech', level: 'bachelor' },
      { quote: 'M.Tech', level: 'master' },
    ])
  })

  test.each(['BA LLB', 'B.A. LL.B.', 'B.Tech + M.Tech', 'B.Sc. B.Ed.', 'Bachelor of Arts and Bachelor of Laws'])(
    'are one course when nothing separates them: %s',
    (text) => {
      expect(quotesAndLevels(`${text}, Foo University`)).toEqual([{ quote: text, level: 'bachelor' }])
    },
  )

  test('keep their own aliases', () => {
    expect(quotesAndLevels('XII (HSC), 10th (SSC)')).toEqual([
      { quote: 'XII (HSC)', level: 'school' },
      { quote: '10th (SSC)', level: 'school' },
    ])
  })
})

describe('a bracket after a degree', () => {
  test('belongs to the field of study after an abbreviated degree', () => {
    expect(quotesAndLevels('B.E. (CSE)')).toEqual([{ quote: 'B.E.', level: 'bachelor' }])
  })

  test('is left out when it names an examination board', () => {
    expect(quotesAndLevels('12th Standard (State Board)')).toEqual([{ quote: '12th Standard', level: 'school' }])
  })
})

test('a faculty in small letters is found although V8 has stopped to optimize patterns', () => {
  const degrees = JSON.stringify(new URL('./degrees.ts', import.meta.url).href)
  const script = `import { findDegrees, isExam } from ${degrees}; console.log(findDegrees('Bachelor of science in Physics')[0].end)`
  const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' }).trim()).toBe('19')
})

const pieces = fc.constantFrom(
  'B.Tech',
  'MBA',
  'Class XII',
  'PhD',
  'in',
  'Physics',
  ',',
  '(',
  ')',
  '2020',
  'of',
  'Master',
)

test('law: places are inside the text, in order, and do not overlap', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (words) => {
      const text = words.join(' ')
      expectInOrder(findDegrees(text), text)
    }),
  )
})

test('law: a degree is found wherever it is between commas', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Pune', 'Acme', 'Physics'), { maxLength: 4 }), (words) => {
      const text = [...words, 'B.Tech', ...words].join(', ')
      expect(quotesAndLevels(text)).toEqual([{ quote: 'B.Tech', level: 'bachelor' }])
    }),
  )
})

test.each(['CA (ICAI)', 'CS, ICSI', 'Chartered Accountant, ICAI', 'Company Secretary – ICSI', 'CMA (ICMAI)'])(
  '%s is an examination',
  (text) => {
    expect(findDegrees(`${text}, 2012`)).toEqual([{ start: 0, end: text.length, level: 'certificate' }])
    expect(isExam(text)).toBe(true)
  },
)

test.each([
  'Block printing of bed linen',
  'a 30 bed hospital',
  'cleaned bed sheets',
  'moved from chair to bed',
  'bed making',
])('a bed is no degree: %s', (text) => expect(findDegrees(text)).toEqual([]))
test.each(['bed, zed college', 'ma bed', 'ba and bed from zed college', 'bed 2024'])(
  'B.Ed in small letters is one: %s',
  (text) => expect(findDegrees(text).map(({ start, end }) => text.slice(start, end))).toContain('bed'),
)
