import type { Period } from '../dates/date-ranges.ts'
import type { ReadableLine, Span } from '../layout/text-spans.ts'
import type { DegreePlace } from './degrees.ts'

/** A degree, an institution or a date on its line, and what else that line names. */
export type Mark = {
  line: ReadableLine
  span: Span
  /** The kinds of all marks of the line. */
  beside: ReadonlySet<'degree' | 'institution' | 'date'>
  /** The first of its line that is no date. */
  leads: boolean
} & Content

type Content = { kind: 'degree'; degree: DegreePlace } | { kind: 'institution' } | { kind: 'date'; period: Period }
