import { monthsText, readDuration } from '../duration.ts'
import { foldText } from '../places.ts'
import { stipendText } from '../stipend.ts'
import type { termNames } from './term-names.ts'

/** What a student agrees to by applying; applicants are notified of changes to these (settlement 51). */
export type Terms = {
  stipend: number
  /** The upper end of a range. */
  stipendMax?: number | null | undefined
  type: string
  location: string
  duration: string
}

/** The terms at the time of the application and now, as texts. */
export type TermChange = { term: (typeof termNames)[number]; was: string; is: string }

/** The terms that differ; another spelling of the same place or the same length is no change. */
export function changedTerms(before: Terms, after: Terms): TermChange[] {
  const changes: TermChange[] = []
  /** Formats only what differs: of nearly all listings nothing does. */
  const compare = <T>(term: TermChange['term'], was: T, is: T, toText: (value: T) => string, fold = toText) => {
    if (was !== is && fold(was) !== fold(is)) changes.push({ term, was: toText(was), is: toText(is) })
  }
  if (before.stipend !== after.stipend || (before.stipendMax ?? null) !== (after.stipendMax ?? null))
    changes.push({ term: 'Stipend', was: rangeText(before), is: rangeText(after) })
  compare('Work type', before.type, after.type, String)
  compare('Location', before.location, after.location, String, foldText)
  compare('Duration', before.duration, after.duration, durationText)
  return changes
}

/** 'Stipend: ₹12,000 / month, was ₹10,000 / month; Location: …' */
export const changesText = (changes: readonly TermChange[]): string =>
  changes.map(({ term, was, is }) => `${term}: ${is}, was ${was}`).join('; ')

const rangeText = ({ stipend, stipendMax }: Terms): string => stipendText(stipend, stipendMax)

function durationText(duration: string): string {
  const months = readDuration(duration)
  return months === null ? duration : monthsText(months)
}
