import type { PartialDate, ResumeDraft } from '../../resume/resume-draft.ts'
import { findDegreeKinds } from '../profile/degree-kinds.ts'

/** What a resume says about studies. Nothing about a college, and no age. */
export type Studies = {
  /** Kinds of `findDegreeKinds`, held or being studied for. */
  degrees: ReadonlySet<string>
  /** When each degree begins and ends, as the resume gives it. */
  periods: readonly { start: PartialDate; end: PartialDate }[]
  /** The day on which the year of study is asked, as an ISO date. */
  today: string
}

/** The studies of a resume on a day. `named` are the degrees that matching found anywhere in it. */
export function readStudies(
  { education }: Pick<ResumeDraft, 'education'>,
  { named, today }: { named: Iterable<string>; today: string },
): Studies {
  const entries = education.map(({ degree, field, start, end }) => ({
    kinds: findDegreeKinds(field === '' ? degree : `${degree} in ${field}`).map(({ kind }) => kind),
    start,
    end,
  }))
  const degrees = new Set([...named, ...entries.flatMap(({ kinds }) => kinds)])
  return {
    degrees,
    periods: entries.filter(({ kinds }) => kinds.length > 0).map(({ start, end }) => ({ start, end })),
    today,
  }
}
