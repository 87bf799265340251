import { type Eligibility, eligibilityWords } from '../../internships/eligibility.ts'
import type { Condition } from './condition.ts'
import { findStatedDegrees } from './degree-condition.ts'
import type { Studies } from './studies.ts'
import { graduates, graduationEnds } from './year-condition.ts'

type Stated = { [Kind in 'year' | 'degree' | 'cgpa']: Condition | null }

/** What the company asks for in fields of their own, each with what the resume says about it. */
export function findStatedConditions(asked: Eligibility, studies: Studies): Stated {
  const words = eligibilityWords(asked)
  const grade = findCgpa(studies)
  const compare = (kind: keyof Stated, fits: boolean | null, says: string | undefined): Condition | null => {
    const phrase = words[kind]
    if (phrase === null) return null
    // What cannot be shown is not held against anybody.
    return says ? { kind, phrase, fits, note: null, says } : { kind, phrase, fits: fits || null, note: null }
  }
  const ends = [...new Set(graduationEnds(studies))].sort()
  const suiting = ends.filter((year) => asked.graduationYears.includes(year))
  const years = suiting.length > 0 ? suiting : ends
  return {
    year: compare('year', graduates(asked.graduationYears, studies), years.join(' and ')),
    degree: compare(
      'degree',
      findStatedDegrees(asked.degrees, studies),
      studies.courses.map(({ degree }) => degree).join(' and '),
    ),
    cgpa: compare('cgpa', grade && grade.value !== null ? grade.value >= (asked.minCgpa ?? 0) : null, grade?.text),
  }
}

/** The grade of the latest degree that has one. Its value is null on another scale than ten: '3.6/4', '78%'. */
function findCgpa({ courses }: Studies): { text: string; value: number | null } | null {
  const text = courses.find(({ grade }) => grade !== '')?.grade
  if (text === undefined) return null
  const [, number = '', scale] = /(\d{1,2}(?:\.\d+)?)(?:\s*(?:\/|out of)\s*(\d+(?:\.\d+)?))?(?!\s*%)/i.exec(text) ?? []
  const isOfTen = scale === undefined ? /cgpa|cpi/i.test(text) && Number(number) > mostOfFour : Number(scale) === 10
  return { text, value: isOfTen && Number(number) <= 10 ? Number(number) : null }
}

/** A CGPA without a scale up to here may be one of four. */
const mostOfFour = 4
