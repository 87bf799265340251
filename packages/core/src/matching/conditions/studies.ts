import type { PartialDate, ResumeDraft } from '../../resume/resume-draft.ts'
import { findHeldStudies } from '../studies/held-studies.ts'

/** What a resume says about studies and years of work. Nothing about a college, and no age. */
export type Studies = {
  /** Keys of `HeldStudy`, held or being studied for. */
  degrees: ReadonlySet<string>
  /** When each degree begins and ends, as the resume gives it, and how many years it mostly takes. */
  periods: readonly { start: PartialDate; end: PartialDate; years?: number | undefined }[]
  /** The degrees and their grades as the resume writes them, the latest first. */
  courses: readonly { degree: string; grade: string }[]
  /** Whole years of dated work; jobs at the same time count once. */
  yearsWorked: number
  /** The day on which the year of study is asked, as an ISO date. */
  today: string
}

/** The studies of a resume on a day. `named` are the degrees that matching found anywhere in it. */
export function readStudies(
  { education, experience }: Pick<ResumeDraft, 'education' | 'experience'>,
  { named, today }: { named: Iterable<string>; today: string },
): Studies {
  const entries = education.map(({ degree, field, start, end, grade = '' }) => ({
    degree,
    grade,
    kinds: findHeldStudies(field === '' ? degree : `${degree} in ${field}`).flatMap(({ keys }) => keys),
    start,
    end,
  }))
  // School is no course of study.
  const studied = entries.filter(({ kinds }) => kinds.includes('any.*'))
  const degrees = new Set([...named, ...entries.flatMap(({ kinds }) => kinds)])
  return {
    degrees,
    periods: studied.map(({ start, end, kinds }) => ({
      start,
      end,
      ...(start === null && { years: mostlyTakes(kinds) }),
    })),
    courses: studied.toSorted((one, other) => compareEnds(other, one)).map(({ degree, grade }) => ({ degree, grade })),
    yearsWorked: countYears(experience, today),
    today,
  }
}

/** Undefined where degrees of a level and field differ in length. */
function mostlyTakes(kinds: readonly string[]): number | undefined {
  if (kinds.some((kind) => /^(?:doctor|any\.(?:law|medicine))/.test(kind))) return undefined
  if (kinds.includes('master.*')) return 2
  if (!kinds.includes('bachelor.*')) return undefined
  return kinds.some((kind) => /^bachelor\.(?:engineeringDegree|pharmacy|agriculture)$/.test(kind)) ? 4 : 3
}

const compareEnds = (one: { end: PartialDate }, other: { end: PartialDate }): number =>
  (one.end ?? '').localeCompare(other.end ?? '')

function countYears(jobs: ResumeDraft['experience'], today: string): number {
  const worked = new Set<number>()
  const now = monthOf(today)!
  for (const { start, end } of jobs) {
    const from = monthOf(start)
    const to = end === 'present' ? now : (monthOf(end) ?? from)
    // A year without a month may be any of it, and a span that no career has is misread.
    if (from === null || to === null || to - from > longestJob) continue
    for (let month = from; month <= Math.min(to, now); month++) worked.add(month)
  }
  return Math.floor(worked.size / 12)
}

const longestJob = 50 * 12

/** Months since year 0 of '2024-06', or of the January of '2024'. */
function monthOf(date: PartialDate): number | null {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '')
  return match ? Number(match[1]) * 12 + Number(match[2] ?? 1) : null
}
