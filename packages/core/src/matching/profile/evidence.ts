import type { Source } from '../../resume/resume-draft.ts'
import type { LineSetting } from './line-settings.ts'
import { isUse, type Setting, settings } from './settings.ts'

/**
 * How a resume shows one thing: in the strongest setting, in how many jobs and projects, until which year, and whether
 * a line with it states a result in figures. `source` is the place to quote.
 */
export type Evidence = {
  setting: Setting
  entries: number
  /** The last year of use; null when the resume does not say; 'present' for a job that goes on. */
  lastYear: number | 'present' | null
  isRecent: boolean
  hasResult: boolean
  /** A spoken language named without a low level: like a degree, it needs no project to show it. */
  isHeld?: boolean
  source: Source
}

/** What is shown so far and one more project, which has no date and no figures. */
export const inProject = (known?: Evidence): Omit<Evidence, 'source'> => ({
  setting: 'project',
  entries: (known?.entries ?? 0) + 1,
  lastYear: known?.lastYear ?? null,
  isRecent: known?.isRecent ?? false,
  hasResult: known?.hasResult ?? false,
  isHeld: known?.isHeld ?? false,
})

/** One place that shows something, with the setting of its line. A title or a list only names it. */
export type Sighting = {
  source: Source
  line: LineSetting
  hasResult: boolean
  isOnlyNamed?: boolean
  isHeld?: boolean
}

/** Adds up the places that show one thing (at least one). `latest` is the last month that the resume names. */
export function combineSightings(sightings: readonly Sighting[], latest: number | null): Evidence {
  const best = sightings.reduce((one, other) => (isStronger(other, one) ? other : one))
  const quoted = sightings.reduce((one, other) =>
    (isTold(other) === isTold(one) ? isStronger(other, one) : isTold(other)) ? other : one,
  )
  const used = sightings.filter(({ line }) => isUse(line))
  const entries = new Set(used.map(({ line }) => line.entry)).size
  const months = used.flatMap(({ line }) => line.until ?? [])
  const last = months.length > 0 ? Math.max(...months) : null
  return {
    setting: best.line.setting,
    entries,
    lastYear: last === null ? null : Number.isFinite(last) ? Math.ceil(last / 12) - 1 : 'present',
    isRecent: last !== null && (latest === null || last >= latest - recentMonths),
    hasResult: used.some(({ hasResult }) => hasResult),
    isHeld: sightings.some(({ isHeld }) => isHeld),
    source: quoted.source,
  }
}

const recentMonths = 24

/** A sentence about a deed is quoted before the title, list or course that names it. */
const isTold = ({ line, isOnlyNamed }: Sighting): boolean => isUse(line) && isOnlyNamed !== true

/** A stronger setting; in the same one the later, then one with a result, then the first in the resume. */
function isStronger(one: Sighting, other: Sighting): boolean {
  const rank = settings.indexOf(one.line.setting) - settings.indexOf(other.line.setting)
  if (rank !== 0) return rank > 0
  const later = (one.line.until ?? 0) - (other.line.until ?? 0)
  return later > 0 || (!(later < 0) && one.hasResult && !other.hasResult)
}
