import { canonicalSkill } from '../../skills/canonical.ts'
import { isUnitOfFirm } from './course-subjects.ts'
import { hasTitleNoun, isAllOfTitles } from './job-titles.ts'
import { soundsLikeCompany } from './places-and-employers.ts'

/**
 * 'Front Office (6 weeks)' or 'Paediatrics – 8 weeks: weighed infants' below a dated training: a department of the
 * employer above, which is a part of that job.
 */
export function isRotation(rows: readonly { line: { text: string }; period: unknown }[], index: number): boolean {
  const name = nameIn(rows[index])
  if (name === undefined || !rows.slice(0, index).some(({ period }) => period !== null)) return false
  if (isDepartment(name)) return true
  // 'Horn assembly (1 week)' next to 'Tool room (1 week)'
  const around = rows.slice(Math.max(0, index - reach), index + reach + 1).map(nameIn)
  return !soundsLikeCompany(name) && around.some((other) => other !== undefined && isDepartment(other))
}

const reach = 3
const nameIn = (row: { line: { text: string }; period: unknown } | undefined): string | undefined =>
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
