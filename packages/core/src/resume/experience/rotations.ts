import { canonicalSkill } from '../../skills/canonical.ts'
import { isUnitOfFirm } from './course-subjects.ts'
import { hasTitleNoun, isAllOfTitles } from './job-titles.ts'
import { soundsLikeCompany } from './places-and-employers.ts'

/**
 * 'Front Office (6 weeks)' or 'Paediatrics – 8 weeks: weighed infants' below a dated training: a department of the
 * employer above, which is a part of that job.
 */
export function isRotation(rows: readonly { line: { text: string }; period: unknown }[], index: number): boolean {
  const row = rows[index]
  const name = row && row.period === null ? rotation.exec(row.line.text)?.[1] : undefined
  return name !== undefined && isDepartment(name) && rows.slice(0, index).some(({ period }) => period !== null)
}

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
