import type { Period } from '../dates/date-ranges.ts'
import type { ReadableLine, Span } from '../layout/text-spans.ts'
import type { DegreePlace } from './degrees.ts'

/** A degree, an institution or a date on its line. */
export type Mark = {
  line: ReadableLine
  span: Span
  /** The kinds of all marks of the line. */
  lineKinds: ReadonlySet<'degree' | 'institution' | 'date'>
  /** Whether it is the first of its line that is not a date. */
  leads: boolean
  /** What the mark says, where it goes on over further lines. */
  text?: string
} & Content

/** A line with its marks. */
export type MarkedLine = { line: ReadableLine; marks: Mark[] }

type Content = { kind: 'degree'; degree: DegreePlace } | { kind: 'institution' } | { kind: 'date'; period: Period }
