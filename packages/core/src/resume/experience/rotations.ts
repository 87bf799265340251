import { canonicalSkill } from '../../skills/canonical.ts'
import type { Period } from '../dates/date-ranges.ts'
import { bulletLength } from '../layout/text-spans.ts'
import { isUnitOfFirm } from './course-subjects.ts'
import { hasTitleNoun, isAllOfTitles } from './job-titles.ts'
import { soundsLikeCompany } from './places-and-employers.ts'

/**
 * 'Front Office (6 weeks)' or 'Paediatrics – 8 weeks: weighed infants' below a dated training: a department of the
 * employer above, which is a part of that job.
 */
export function isRotation(rows: readonly Row[], index: number): boolean {
  if (isDatedUnit(rows, index)) return true
  const name = nameIn(rows[index])
  if (name === undefined || !rows.slice(0, index).some(({ period }) => period !== null)) return false
  if (isDepartment(name)) return true
  // 'Horn assembly (1 week)' next to 'Tool room (1 week)'
  const around = rows.slice(Math.max(0, index - reach), index + reach + 1).map(nameIn)
  return !soundsLikeCompany(name) && around.some((other) => other !== undefined && isDepartment(other))
}

type Row = { line: { text: string }; period: Period | null }

/** 'Labour room (Aug – Sep 2025): helped in births' below 'Student Nurse, Zed Hospital, June – Nov 2025' */
function isDatedUnit(rows: readonly Row[], index: number): boolean {
  const { line, period } = rows[index]!
  if (!period?.from) return false
  const { from, to } = period
  const name = line.text.slice(bulletLength(line.text), period.start).replace(/[\s,:(–—-]+$/, '')
  const isAround = ({ period: above }: Row) =>
    above?.isRange && `${above.from}` <= `${from}~` && (to ?? from) <= `${above.to}~`
  return isDepartment(name) && rows.slice(0, index).some(isAround)
}

const reach = 3
const nameIn = (row: Row | undefined): string | undefined =>
  row && row.period === null && ofLength.test(row.line.text) ? rotation.exec(row.line.text)?.[1] : undefined

const ofLength = /week|wks?|day|month/i
const rotation =
  /^[^\p{L}(]{0,4}(\p{L}[\p{L}&/.,' -]{1,40}?)\s?[–—:,(-]\s?(?:\d{1,2}|one|two|three|four|six|eight)[ -](?:weeks?|wks?|days?|months?)\)?\.?(?:$|\s?[:–—-]\s)/iu

const isDepartment = (name: string): boolean =>
  isUnitOfFirm(name) ||
  place.test(name) ||
  (!soundsLikeCompany(name) &&
    !hasTitleNoun(name) &&
    name.split(/\s*(?:[,/&]|\band\b)\s*/).every((part) => isAllOfTitles(part) || canonicalSkill(part) !== null))

const place =
  /^(?:[\p{L}&]+ ){0,3}(?:shop(?: floor)?|sections?|seat|floor|departments?|dept\.?|stores|yard|office|desk|lab|line|service|kitchen|housekeeping|laundry|pantry|bar|banquets?|reception|casualty|emergency|pharmacy|dispensary|litigation|boiler|turbine|substation)$/iu
