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

/** In how many matches a required skill is met, partly met, related to one of the resume, or missing. */
export type Demand = { skill: string; yes: number; partly: number; related: number; no: number }

/** The skills required by the matches worth an application, each counted once per match; words of titles do not count. */
export function demands(matches: readonly Match[]): Demand[] {
  const bySkill = new Map<string, Demand>()
  for (const { parts } of matches.filter(isWorthwhile)) {
    const asked = parts.filter(({ kind }) => kind === 'requirement')
    for (const [skill, met] of new Map(asked.map((part) => [part.skill ?? part.phrase, part.met] as const))) {
      const demand = bySkill.get(skill) ?? { skill, yes: 0, partly: 0, related: 0, no: 0 }
      demand[met] += 1
      bySkill.set(skill, demand)
    }
  }
  return [...bySkill.values()]
}

/** Missing and partly met skills, most frequent first. */
export const mostMissed = (all: readonly Demand[]): Demand[] =>
  all.filter((demand) => missed(demand) > 0).toSorted((a, b) => missed(b) - missed(a) || a.skill.localeCompare(b.skill))

const missed = ({ no, related, partly }: Demand): number => no + related + partly

/** Met skills, most frequent first. */
export const mostMet = (all: readonly Demand[]): Demand[] =>
  all.filter(({ yes }) => yes > 0).toSorted((a, b) => b.yes - a.yes || a.skill.localeCompare(b.skill))
