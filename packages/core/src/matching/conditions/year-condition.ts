import type { PartialDate } from '../../resume/resume-draft.ts'
import { findFieldNames } from '../studies/study-names.ts'
import type { Condition } from './condition.ts'
import { isOpenToOthers } from './degree-condition.ts'
import type { Studies } from './studies.ts'

/** The first clause that names a year of study or of graduation: 'final-year students', '2026 batch', '3rd year or above'. */
export function findYearCondition(clauses: readonly string[], studies: Studies): Condition | null {
  for (const clause of clauses) {
    const graduation = findGraduationYears(clause)
    const asked = graduation.length > 0 ? null : findStudyYears(clause)
    if (graduation.length === 0 && asked === null) continue
    const isInTime = asked === null ? graduates(graduation, studies) : isInYear(asked, studies)
    const fits = isInTime && hasField(clause, studies) === false ? openToOthers(clause) : isInTime
    return { kind: 'year', phrase: clause.slice(0, longestPhrase), fits, note: null }
  }
  return null
}

const longestPhrase = 200

/** Whether the studies are of a field that stands behind the year: 'Second year or later in Psychology'. */
function hasField(clause: string, { degrees }: Studies): boolean | null {
  const asked = findFieldNames(clause).filter(({ start }) => ofYear.test(clause.slice(0, start)))
  if (asked.length === 0 || degrees.size === 0) return null
  return asked.some(({ field }) => degrees.has(`any.${field}`))
}

const ofYear = /\byear\b[^,;.]{0,40}\b(?:in|of) (?:an? |any )?(?:\p{L}+ (?:or|and|\/) )?$/iu
const openToOthers = (clause: string): null | false => (isOpenToOthers.test(clause) ? null : false)

/** '2026 batch', 'batch of 2026/2027', 'graduating in 2027', '2026 and 2027 graduates'. */
export function findGraduationYears(clause: string): number[] {
  const years = String.raw`20\d\d(?:\s*(?:[-–/,&]|and|or|to)\s*20\d\d){0,5}`
  const behind = new RegExp(
    `\\b(?:batch(?:es)?|class|graduating|graduates?|passing out|pass(?:ed)? ?outs?)(?: (?:of|in|by|from))*\\s*[:–-]?\\s*(${years})`,
    'i',
  )
  const before = new RegExp(`\\b(${years})\\s+(?:batch(?:es)?|graduates?|pass ?outs?|graduating)\\b`, 'i')
  const text = behind.exec(clause)?.[1] ?? before.exec(clause)?.[1]
  if (text === undefined) return []
  const found = [...text.matchAll(/20\d\d/g)].map(([year]) => Number(year))
  const [first = 0, last = first] = found
  const isRange = found.length === 2 && /\d\s*(?:[-–]|to)\s*\d/.test(text) && last - first < 10
  return isRange ? Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index) : found
}

/** The years asked: from and to, counted from 1, or from the end of the studies as 0 (final) and -1 (the one before). */
type StudyYears = { years: readonly number[]; orLater: boolean }

const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
}
const oneYear = '(?:first|second|third|fourth|1st|2nd|3rd|4th|pre-?final|penultimate|final|last)'
const studyYear = new RegExp(
  `\\b(${oneYear}(?:\\s*(?:,|/|&|and|or|to)\\s*${oneYear})*)[- ]year\\b(?!s? (?:of experience|old))`,
  'i',
)
const ofStudents =
  /\b(?:students?|undergraduates?|graduates?|of (?:study|college|engineering|b\.|m\.|your)|of (?:a|an|their|the) |pursuing|studying|enrolled|and above|or above|or later|onwards|in (?:their|your|the))/i

/** The years of study that a clause asks for. */
export function findStudyYears(clause: string): StudyYears | null {
  const found = studyYear.exec(clause)
  if (!found || !ofStudents.test(clause)) return null
  const names = [...(found[1] ?? '').toLowerCase().matchAll(new RegExp(oneYear, 'g'))].map(([name]) => name)
  const years = names.map((name) => ordinals[name] ?? (/^(?:final|last)$/.test(name) ? 0 : -1))
  return { years, orLater: /\b(?:and|or) (?:above|later|higher|up)\b|\bonwards?\b/i.test(clause) }
}

/** When the studies end, as far as the resume says. */
export const graduationEnds = ({ periods }: Studies): number[] =>
  periods.flatMap(({ end }) => (isDate(end) ? [Number(end.slice(0, 4))] : []))

export function graduates(years: readonly number[], studies: Studies): boolean | null {
  const ends = graduationEnds(studies)
  return ends.length === 0 ? null : ends.some((year) => years.includes(year))
}

function isInYear({ years, orLater }: StudyYears, studies: Studies): boolean | null {
  const now = inMonths(studies.today, 1)
  const periods = studies.periods.map(({ start, end, years }) => ({
    start: start ?? (isDate(end) && years ? `${Number(end.slice(0, 4)) - years}` : null),
    end,
    isGuessed: start === null,
  }))
  const current = periods.filter(({ start, end }) => isDate(start) && isDate(end) && inMonths(end, lastMonth) >= now)
  const [study] = current
  if (current.length !== 1 || !study || !isDate(study.start) || !isDate(study.end)) return null
  const began = inMonths(study.start, firstMonth)
  if (began > now) return null
  const year = Math.floor((now - began) / 12) + 1
  const length = Math.max(year, Math.round((inMonths(study.end, lastMonth) - began) / 12))
  const wanted = years.map((asked) => (asked > 0 ? asked : length + asked))
  const fits = wanted.includes(year) || (orLater && year >= Math.min(...wanted))
  return fits || (study.isGuessed ? null : false)
}

/** Where only years are given: studies begin in July and end in June. */
const firstMonth = 7
const lastMonth = 6
const isDate = (date: PartialDate): date is string => date !== null && /^\d{4}/.test(date)
const inMonths = (date: string, otherwise: number): number =>
  Number(date.slice(0, 4)) * 12 + (date.length >= 7 ? Number(date.slice(5, 7)) : otherwise)
