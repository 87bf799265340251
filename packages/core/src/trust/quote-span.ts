/** Where something was found in a clause. */
export type Span = { start: number; end: number }

/** Characters of a quote at each side of what was found. */
const around = 60

/** What was found with the words around it, cut between words. */
export function quoteSpan(clause: string, { start, end }: Span): string {
  const from = start <= around ? 0 : start - around + Math.max(0, clause.slice(start - around, start).indexOf(' ') + 1)
  const rest = clause.slice(end, end + around)
  const to = clause.length <= end + around ? clause.length : end + Math.max(0, rest.lastIndexOf(' '))
  return clause.slice(from, to).trim()
}
