import type { Source } from '../../resume/resume-draft.ts'
import { type LineSetting, recentMonths } from './line-settings.ts'
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
  /** Only other people's work was helped with. */
  isAided?: boolean
  /** A spoken language named without a low level: like a degree, it needs no project to show it. */
  isHeld?: boolean
  source: Source
  /** The place that names it, other than a degree: what is near to it needs that. */
  named?: Source | undefined
}

/** What is shown so far and one more project, which has no date and no figures; a student's is recent. */
export const inProject = (isStudent: boolean, known?: Evidence): Omit<Evidence, 'source'> => ({
  setting: 'project',
  entries: (known?.entries ?? 0) + 1,
  lastYear: known?.lastYear ?? null,
  isRecent: isStudent || (known?.isRecent ?? false),
  hasResult: known?.hasResult ?? false,
  isHeld: known?.isHeld ?? false,
})

/** One place that shows something, with the setting of its line. A title or a list only names it. */
export type Sighting = {
  source: Source
  line: LineSetting
  hasResult: boolean
  isAided?: boolean
  isOnlyNamed?: boolean
  /** Names the skill or has a word of its name: 'Researched bail orders' for legal research. */
  isInOwnWords?: boolean
  /** On the line of a degree, which names what was studied. */
  isOfDegree?: boolean
  isHeld?: boolean
}

/** Adds up the places that show one thing (at least one). `latest` is the last month that the resume names. */
export function combineSightings(sightings: readonly Sighting[], latest: number | null): Evidence {
  const strongest = sightings.reduce((one, other) => (settingRank(other) > settingRank(one) ? other : one))
  const onLine = Map.groupBy(sightings, ({ source: { line } }) => line)
  const deedsAround = ({ source: { line } }: Sighting) => onLine.get(line)!.length
  const ranks = [...quoteRanks, deedsAround, ({ line }: Sighting) => line.until ?? 0]
  const best = (of: readonly Sighting[]): Sighting | undefined =>
    of.length === 0 ? undefined : of.reduce((one, other) => (isBetterQuote(ranks, other, one) ? other : one))
  const quoted = best(sightings)!
  const named = best(sightings.filter(({ isInOwnWords, isOfDegree }) => isInOwnWords && !isOfDegree))
  const used = sightings.filter(({ line }) => isUse(line))
  const entries = new Set(used.map(({ line }) => line.entry)).size
  const months = used.flatMap(({ line }) => line.until ?? [])
  const last = months.length > 0 ? Math.max(...months) : null
  return {
    setting: strongest.line.setting,
    entries,
    lastYear: last === null ? null : Number.isFinite(last) ? Math.ceil(last / 12) - 1 : 'present',
    isRecent:
      used.some(({ line }) => line.isOfLastStudies) ||
      (last !== null && (latest === null || last >= latest - recentMonths)),
    hasResult: used.some(({ hasResult }) => hasResult),
    isAided: used.length > 0 && used.every(({ isAided }) => isAided),
    isHeld: sightings.some(({ isHeld }) => isHeld),
    source: quoted.source,
    named: named?.source,
  }
}

const settingRank = ({ line }: Sighting): number => settings.indexOf(line.setting)

/** A sentence about a deed is quoted before the title, list or course that names it. */
export const isTold = ({ line, isOnlyNamed }: Sighting): boolean => isUse(line) && isOnlyNamed !== true

/** What makes a place a better quote than another, the weightiest first; of equal ones the first in the resume is quoted. */
const quoteRanks: ((sighting: Sighting) => number)[] = [
  (one) => Number(isTold(one)),
  settingRank,
  ({ isInOwnWords }) => Number(isInOwnWords === true),
  ({ isAided }) => Number(isAided !== true),
  ({ isHeld }) => Number(isHeld === true),
  ({ hasResult }) => Number(hasResult),
]

function isBetterQuote(ranks: typeof quoteRanks, one: Sighting, other: Sighting): boolean {
  const rank = ranks.find((rank) => rank(one) !== rank(other))
  return rank !== undefined && rank(one) > rank(other)
}
