import type { Match } from '@fledge/contract/analysis'
import { recommendedMatches } from '@fledge/contract/constants'
import { type Band, bandFloors, bands } from '@fledge/core/matching/score/score-bands'

/** The matches of each band, best band first, without empty bands. */
export function byBand(matches: readonly Match[]): { band: Band; matches: Match[] }[] {
  const groups = bands.map((band) => ({ band, matches: matches.filter((match) => match.band === band) }))
  return groups.filter(({ matches: some }) => some.length > 0)
}

/** Worth an application: Fair or better. */
export const isWorthwhile = ({ matchPercentage }: Match): boolean => (matchPercentage ?? 0) >= bandFloors.fair

/** The best three where none is worth an application, so that every student sees some; empty otherwise. */
export const closest = (matches: readonly Match[]): readonly Match[] =>
  matches.some(isWorthwhile) ? [] : matches.slice(0, recommendedMatches)

/** The best three that are worth an application and not applied to, except from this list, where they stay. */
export const recommended = (
  matches: readonly Match[],
  applied: ReadonlySet<string>,
  appliedHere: ReadonlySet<string> = new Set(),
): Match[] =>
  matches
    .filter((match) => isWorthwhile(match))
    .filter(({ internshipId }) => !applied.has(internshipId) || appliedHere.has(internshipId))
    .slice(0, recommendedMatches)
