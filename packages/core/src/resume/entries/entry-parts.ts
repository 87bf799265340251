import type { JobRow } from '../experience/experience-rows.ts'
import { spanOnLine, toSource } from '../layout/text-spans.ts'
import type { PartialDate, Source } from '../resume-draft.ts'

type FoundDate = { start: PartialDate; end: PartialDate; source: Source; text: string }

/** The first date of some rows with its place; a range comes before a single date. A single date is the end. */
export function dateOfRows(rows: readonly JobRow[]): FoundDate | null {
  const dated = rows.filter(({ period }) => period !== null)
  const row = dated.find(({ period }) => period?.isRange) ?? dated[0]
  const span = row?.period && spanOnLine(row.line, row.period.start, row.period.end)
  if (!row?.period || !span) return null
  const { from, to, isRange } = row.period
  return { start: isRange ? from : null, end: isRange ? to : (to ?? from), source: toSource(span), text: span.text }
}

/** First and last line of some rows. */
export function linesOfRows(rows: readonly JobRow[]): { from: number; to: number } {
  return { from: rows[0]?.line.index ?? 0, to: rows.at(-1)?.line.index ?? 0 }
}
