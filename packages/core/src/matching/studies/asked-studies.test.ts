import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastestRun } from '../../resume/testing/fastest-run.ts'
import { findAskedStudies, readStudies } from './asked-studies.ts'
import { findHeldStudies } from './held-studies.ts'

const isMet = (phrase: string, resume: string): boolean | null => {
  const held = new Set(findHeldStudies(resume).flatMap(({ keys }) => keys))
  return readStudies(phrase)?.some((key) => held.has(key)) ?? null
}

describe('a study asked for', () => {
  test.each([
    [
      'B.Com or CA/CMA student',
      ['B.Com third year', 'CA Inter cleared', 'M.Com'],
      ['BBA', 'B.A. History', '12th commerce'],
    ],
    ['BPT (intern or completed)', ['Bachelor of Physiotherapy', 'BPT intern'], ['B.Sc. Nursing', 'D.Pharm']],
    [
      'GNM/B.Sc. Nursing or allied health, final year or completed',
      ['GNM, 2024', 'B.Sc Nursing', 'BPT', 'DMLT'],
      ['B.Sc. Physics', 'B.Pharm'],
    ],
    [
      'Diploma/degree in civil or architecture',
      ['B.Tech Civil', 'Diploma in Civil Engineering', 'B.Arch'],
      ['B.Tech Mechanical', 'ITI Fitter', 'BCA'],
    ],
    [
      'Pursuing B.Arch. or interior design',
      ['B.Arch', 'B.Des. Interior Design', 'Diploma in Interior Designing'],
      ['B.Tech Civil', 'B.Des. Fashion Design'],
    ],
    ['Graduate or final year, any stream', ['BBA (Marketing)', 'B.Sc.', 'MSW'], ['HSC Science', 'Diploma in Civil']],
    ['MSW, rural management or social science', ['MSW', 'B.A. Sociology', 'MBA (Rural Management)'], ['MBA']],
    [
      'Statistics, engineering, commerce or MBA student',
      ['B.Sc. Statistics', 'MBA (Logistics)', 'B.Tech ECE', 'B.Com'],
      ['B.Des. Fashion Design', 'BBA'],
    ],
    [
      'Science background preferred',
      ['B.Tech Civil', 'B.Sc. Zoology', '12th science', 'B.Pharm'],
      ['12th commerce', 'B.Com'],
    ],
    ['Commerce background', ['B.Com', 'HSC Commerce'], ['B.A. English']],
    ['Hotel management background', ['BHM', 'Diploma in Hotel Management'], ['B.Com', 'B.A. History']],
    ['Nursing background', ['GNM, 2024', 'B.Sc Nursing'], ['B.Sc. Physics']],
    ['Medical background', ['B.Sc Nursing', 'MBBS'], ['B.Com']],
    ['Finance / commerce background', ['B.Com', '12th commerce'], ['B.A. English']],
    ['Psychology or similar subject', ['B.A. Psychology', 'MSW'], ['B.Com']],
    ['B.Com or similar', ['B.Com', 'BBA'], ['B.Sc. Physics']],
    ['Any branch engineering', ['B.Tech Civil'], ['B.Com']],
    [
      'Fashion design or apparel student',
      ['Fashion Design Student', 'B.Des. Fashion Design'],
      ['B.Des. Interior Design'],
    ],
    ['LL.B. student, third year or above', ['BA LLB, third year', 'LL.B.'], ['B.A.']],
    [
      'B.Tech/BCA/MCA in computers or allied branch',
      ['BCA', 'B.Tech CSE', 'B.Tech Electronics and Telecommunication'],
      ['B.Tech Civil', 'B.Com'],
    ],
    ['MBA/BBA HR or any graduate', ['B.A.'], ['HSC']],
    ['M.Com / MBA HR', ['M.Com', 'MBA (HR)'], ['MBA (Marketing)']],
    ['MBA HR', ['MBA (HR)', 'MBA in Human Resources'], ['MBA (Finance)', 'BBA (HR)']],
    ['B.Sc. in sericology', ['B.Sc. Sericology'], ['B.Sc. Physics']],
    ['12th pass', ['HSC, 75%', 'B.Com'], []],
    ['Hotel management diploma', ['Diploma in Hotel Management', 'BHM'], ['B.Com', 'Diploma in Civil', 'MSW']],
    [
      'Electronics or electrical engineering (diploma also ok)',
      ['Diploma in ECE', 'B.E. EEE', 'diploma eee 2022'],
      ['Diploma in Civil', 'B.Com'],
    ],
    ['B.Com or diploma', ['B.Com', 'Diploma in Commerce'], ['B.Tech Civil', 'Diploma in Civil']],
    ['B.Tech CSE/IT', ['B.Tech IT', 'B.E. Computer Science'], ['B.Com (Computer Applications)', 'B.Tech Civil']],
    ['Any degree in agriculture', ['B.Sc. Agriculture'], ['B.Sc. Physics']],
    ['Architecture student', ['B.Arch'], ['Worked from april 2023 to march 2024', 'B.Tech Civil']],
    ['CA Inter', ['CA Inter, 2024'], ['CA Foundation']],
    ['Science graduate', ['B.Sc. Physics'], ['B.Tech Civil', 'B.Com']],
    ['Postgraduate in any subject', ['M.A. History'], ['B.Com']],
    ['B.Tech', ['B.E. Mechanical'], ['BCA', 'B.Sc. Electronics', 'Diploma in Mechanical']],
  ])('“%s” is met by %j and not by %j', (phrase, met, unmet) => {
    for (const resume of met) expect(isMet(phrase, resume), resume).toBe(true)
    for (const resume of unmet) expect(isMet(phrase, resume), resume).toBe(false)
  })

  test.each([
    'Teaching',
    'Civil engineering',
    'Sales background',
    'Marketing background',
    'Hospitality background',
    'Basic computer background',
    'Teaching students',
    'Student counselling',
    'Branch operations',
    'ROC / MCA filing',
    'BCA assay',
    'BBS preparation',
    'B.Com with Tally',
    'Freshers welcome',
    'IIT graduates',
    '',
  ])('is not: %s', (phrase) => {
    expect(readStudies(phrase)).toBeNull()
  })

  test('is read in linear time', () => {
    const text = 'B.Tech or diploma in civil, any graduate pursuing (MBA in '.repeat(2_000)
    for (const read of [findAskedStudies, findHeldStudies])
      expect(fastestRun(() => read(text), 1_000)).toBeLessThan(1_000)
  })
})

const degrees = ['Diploma', 'B.Sc.', 'B.Tech', 'M.Sc.'] as const
const fields = [
  'civil',
  'agriculture',
  'electronics',
  'textile',
  'statistics',
  'microbiology',
  'psychology',
  'journalism',
]
const forms = [
  (degree: string, one: string, other: string) => `${degree} in ${one} or ${other}`,
  (degree: string, one: string, other: string) => `Pursuing ${degree} ${one}, ${degree} ${other}`,
  (degree: string, one: string, other: string) => `${other} student or graduate; ${degree} (${one}) preferred`,
  (_: string, one: string, other: string) => `${one} or ${other} students, diploma also ok`,
  (_: string, one: string, other: string) => `${one} diploma or ${other} degree`,
  (_: string, one: string, other: string) => `Final year ${one}/${other} students`,
]

test('law: an asked study is met by holding one that is named, and never by a study of another field', () => {
  const three = fc.shuffledSubarray(fields, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(three, fc.constantFrom(...degrees), fc.constantFrom(...forms), ([one, other, third], degree, form) => {
      const phrase = form(degree, one!, other!)
      expect(isMet(phrase, `M.Tech ${one}, 2024`), phrase).toBe(true)
      expect(isMet(phrase, `M.Tech (${other})`), phrase).toBe(true)
      expect(isMet(phrase, `M.Tech ${third}`), phrase).toBe(false)
    }),
  )
})
