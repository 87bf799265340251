import { findPeriods } from '../dates/date-ranges.ts'
import { isPlace, manyCampuses } from '../experience/places-and-employers.ts'
import { findDegrees } from './degrees.ts'
import { isFieldLike } from './fields-of-study.ts'
import { findGrade } from './grades.ts'

/** Whether the name of a school or a sentence goes on over the end of its line. */
export function runsOn(text: string, next: string): boolean {
  if (text.includes('\t') || text.length > longest) return false
  if (/^\p{Ll}/u.test(next)) return true
  const end = /^(?:.*(?:[,;|(]\s*|\s[–—-]\s|\b(?:at|from)\s))?([^,;|()]*)$/.exec(text)?.[1] ?? ''
  const [begin = ''] = next.split(/[,;|(]|\s[–—-]\s/, 1)
  const isName =
    /^\p{Lu}/u.test(end) && findDegrees(end).length === 0 && !isPlace(end) && !isFieldLike(end, false) && !isOwn(end)
  const isDegree = findDegrees(next)[0]?.start === 0 && !/^(?:Senior )?Secondary School\b/.test(next)
  const isAside = isPlace(begin) && !manyCampuses.test(`${end} `)
  return isName && !isDegree && !isAside && !isOwn(begin) && /^\p{Lu}/u.test(begin)
}

const longest = 300

/** A date or a grade is a part of its own. */
const isOwn = (text: string): boolean => findPeriods(text).length > 0 || findGrade([{ ...nowhere, text }]) !== null

const nowhere = { page: 1, x: 0, y: 0, width: 0, size: 0, bold: false, hidden: null, index: 0 }
