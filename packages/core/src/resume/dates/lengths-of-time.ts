import type { Period } from './date-ranges.ts'

const amount = '\\d{1,2}\\+? ?(?:months?|mos?|years?|yrs?|weeks?)'
const length = `${amount}(?:,? ${amount})?`
/** A length of time that is a part of its own on a line. */
export const lengthAlone = new RegExp(
  `\\(${length}\\)|(?<=^\\s*|[,|(\\t–-]\\s?)${length}(?=\\s*(?:$|[,|)\\t–-]))`,
  'gi',
)

/** The date of a line, and lengths of time that stand by themselves: 'Data Intern (10 months)', 'Acme | 2 yrs 3 mos'. */
export function withLengths(text: string, period: Period | null): { start: number; end: number }[] {
  const lengths = [...text.matchAll(lengthAlone)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  const others = lengths.filter(({ start, end }) => period === null || end <= period.start || start >= period.end)
  return [...others, ...(period ? [period] : [])].sort((one, other) => one.start - other.start)
}
