import { describe, expect, test } from 'vitest'
import { findDegreeNames } from './study-names.ts'

const kinds = (text: string) => findDegreeNames(text).map(({ level, field }) => `${level}.${field ?? '*'}`)

describe('the names of one degree are one kind', () => {
  test.each([
    ['bachelor.commerce', ['B.Com', 'B. Com', 'BCom', 'Bachelor of Commerce', "Bachelor's degree in Commerce"]],
    ['master.commerce', ['M.Com', 'MCom', 'Master of Commerce']],
    [
      'bachelor.businessDegree',
      ['BBA', 'B.B.A', 'BMS', 'Bachelor of Business Administration', 'Bachelor of Management Studies'],
    ],
    ['master.businessDegree', ['MBA', 'M.B.A', 'PGDM', 'Master of Business Administration']],
    ['bachelor.law', ['LLB', 'BA LLB', 'LL.B', 'LL.B.', 'Bachelor of Laws']],
    ['master.law', ['LLM', 'LL.M.', 'Master of Laws']],
    [
      'bachelor.engineeringDegree',
      [
        'B.Tech',
        'BTech',
        'B. Tech',
        'B.E.',
        'B.E',
        'BE',
        'BE, 2024',
        'BE Computer',
        'Bachelor of Engineering',
        'Bachelor of Technology',
      ],
    ],
    ['master.engineeringDegree', ['M.Tech', 'M.E.', 'ME', 'ME Structural', 'Master of Technology']],
    ['bachelor.computing', ['BCA', 'B.C.A', 'Bachelor of Computer Applications']],
    ['master.computing', ['MCA', 'Master of Computer Applications']],
    ['bachelor.scienceDegree', ['B.Sc', 'BSc', 'B. Sc', 'Bachelor of Science']],
    ['master.scienceDegree', ['M.Sc', 'MSc', 'Master of Science']],
    ['bachelor.artsDegree', ['B.A.', 'BA', 'BA English', 'BA in Economics', 'BA (Hons)', 'Bachelor of Arts']],
    ['master.artsDegree', ['M.A.', 'MA', 'MA Clinical Psychology', 'MA in English', 'Master of Arts']],
    ['bachelor.design', ['B.Des', 'Bachelor of Design', 'Bachelor’s degree in Design']],
    ['bachelor.architecture', ['B.Arch', 'Bachelor of Architecture']],
    ['bachelor.pharmacy', ['B.Pharm', 'B.Pharma', 'Bachelor of Pharmacy']],
    ['bachelor.education', ['B.Ed', 'B. Ed', 'Bachelor of Education']],
    ['bachelor.medicine', ['MBBS', 'M.B.B.S']],
    ['bachelor.nursing', ['B.Sc. Nursing', 'B.Sc Nursing', 'Bachelor of Nursing']],
    ['bachelor.hotel', ['BHM', 'BHMCT', 'Bachelor of Hotel Management']],
    ['master.socialwork', ['MSW', 'Master of Social Work']],
    ['bachelor.library', ['B.Lib', 'b.lib.isc', 'BLISc']],
    ['bachelor.speech', ['BASLP']],
    ['diploma.computing', ['DCA', 'PGDCA']],
    ['doctor.*', ['PhD', 'Ph.D', 'Ph.D.', 'doctorate']],
  ])('%s', (kind, names) => {
    for (const name of names) expect(kinds(name), name).toEqual([kind])
  })

  test('whatever the capitals', () => {
    for (const name of ['B.Com', 'Bachelor of Laws', 'M.Tech', 'BBA']) {
      expect(kinds(name.toLowerCase()), name).toEqual(kinds(name))
      expect(kinds(name.toUpperCase()), name).toEqual(kinds(name))
    }
  })
})

test.each(['Used an LLM to answer questions', 'LLM APIs', 'Fine-tuned LLM on bills', 'LLM based search'])(
  'names a language model and no degree: %s',
  (text) => {
    expect(kinds(text)).toEqual([])
  },
)

test.each(['LLM, 2022 - 2024', 'LLM (Corporate Law)', 'BA LLB, LLM', 'LLM student'])(
  'names a degree in law: %s',
  (text) => {
    expect(kinds(text)).toContain('master.law')
  },
)

describe('a text', () => {
  test('may name several degrees', () => {
    expect(kinds('B.Com, BBA or M.B.A')).toEqual([
      'bachelor.commerce',
      'bachelor.businessDegree',
      'master.businessDegree',
    ])
  })

  test('has the place of each', () => {
    const text = 'Holds a B.Com (Hons)'
    const [degree] = findDegreeNames(text)
    expect(text.slice(degree!.start, degree!.end)).toBe('B.Com')
  })

  test.each([
    'MS Office',
    'MS Excel',
    'be part of a team',
    'I want to be',
    'be',
    'ABOUT ME',
    'Taught me computer skills',
    'Boston, MA',
    'Ma or Pa',
    'master data',
    'degree of freedom',
    'Bachelor of',
    'iti was closed',
    'e-commerce',
    'Scrum Master',
    'member of the committee',
    'a 100 bed hospital',
    'mastered commerce',
    'S.B.Comics',
    '',
  ])('names none: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})
