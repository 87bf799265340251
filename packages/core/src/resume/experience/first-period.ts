import { canonicalSkill } from '../../skills/canonical.ts'
import { findPeriods, type Period } from '../dates/date-ranges.ts'
import { bulletLength } from '../layout/text-spans.ts'

// A longer line is a paragraph of text.
export const longestHead = 1_000

/** The date of a line; of several dates a range comes first. */
export function firstPeriod(text: string): Period | null {
  const periods = text.length > longestHead || listsVersions(text) ? [] : findPeriods(text)
  // 'Current Science, 2024': a year says more than a word for today.
  const found = periods.find(({ isRange }) => isRange) ?? periods.find(({ from }) => from) ?? periods[0] ?? null
  // 'Nov 2022, 2023 and 2024' is one date.
  const joined = (end: number, { start, ...next }: Period) =>
    start > end && /^(?:, | and | & )$/.test(text.slice(end, start)) ? next.end : end
  return found && !found.isRange ? { ...found, end: periods.reduce(joined, found.end) } : found
}

/** 'Windows Server 2016, 2012, 2003' lists versions of known tools, and no years of work. */
function listsVersions(text: string): boolean {
  if (!/[\p{L}\d] (?:19|20)\d\d(?:[,/]|$)/u.test(text) || !/[,/]/.test(text)) return false
  const names = text
    .slice(bulletLength(text))
    .replace(/\b(?:19|20)\d\d\b/g, '')
    .split(/\s*[,/&]\s*/)
  return names.every((name) => name === '' || canonicalSkill(name) !== null)
}
