import { describe, expect, test } from 'vitest'
import { findDegreeKinds } from './degree-kinds.ts'

const kinds = (text: string) => findDegreeKinds(text).map(({ kind }) => kind)

describe('the names of one degree are one kind', () => {
  test.each([
    [
      'commerceBachelor',
      ['B.Com', 'B. Com', 'BCom', 'Bachelor of Commerce', "Bachelor's degree in Commerce", 'commerce graduate'],
    ],
    ['commerceMaster', ['M.Com', 'MCom', 'Master of Commerce']],
    [
      'businessBachelor',
      ['BBA', 'B.B.A', 'BMS', 'Bachelor of Business Administration', 'Bachelor of Management Studies'],
    ],
    ['businessMaster', ['MBA', 'M.B.A', 'PGDM', 'Master of Business Administration']],
    ['lawBachelor', ['LLB', 'BA LLB', 'LL.B', 'LL.B.', 'Bachelor of Laws', 'law student', 'law graduates']],
    ['lawMaster', ['LLM', 'LL.M.', 'Master of Laws']],
    [
      'engineeringBachelor',
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
    ['engineeringMaster', ['M.Tech', 'M.E.', 'ME', 'ME Structural', 'Master of Technology']],
    ['computerBachelor', ['BCA', 'B.C.A', 'Bachelor of Computer Applications']],
    ['computerMaster', ['MCA', 'Master of Computer Applications']],
    ['scienceBachelor', ['B.Sc', 'BSc', 'B. Sc', 'Bachelor of Science']],
    ['scienceMaster', ['M.Sc', 'MSc', 'Master of Science']],
    ['artsBachelor', ['B.A.', 'BA', 'BA English', 'BA in Economics', 'BA (Hons)', 'Bachelor of Arts']],
    ['artsMaster', ['M.A.', 'MA', 'MA Clinical Psychology', 'MA in English', 'Master of Arts']],
    ['designBachelor', ['B.Des', 'Bachelor of Design', 'Bachelor’s degree in Design']],
    ['architectureBachelor', ['B.Arch', 'Bachelor of Architecture']],
    ['pharmacyBachelor', ['B.Pharm', 'B.Pharma', 'Bachelor of Pharmacy']],
    ['educationBachelor', ['B.Ed', 'B. Ed', 'Bachelor of Education']],
    ['medicineBachelor', ['MBBS', 'M.B.B.S']],
    ['nursingBachelor', ['B.Sc. Nursing', 'B.Sc Nursing', 'Bachelor of Nursing']],
    ['hotelBachelor', ['BHM', 'BHMCT', 'Bachelor of Hotel Management']],
    ['socialWorkMaster', ['MSW', 'Master of Social Work']],
    ['doctor', ['PhD', 'Ph.D', 'Ph.D.', 'doctorate']],
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

describe('a text', () => {
  test('may name several degrees', () => {
    expect(kinds('B.Com, BBA or M.B.A')).toEqual(['commerceBachelor', 'businessBachelor', 'businessMaster'])
  })

  test('has the place of each', () => {
    const text = 'Holds a B.Com (Hons)'
    const [degree] = findDegreeKinds(text)
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
