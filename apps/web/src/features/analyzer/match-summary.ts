import type { Match } from '@fledge/contract/analysis'
import { recommendedMatches } from '@fledge/contract/constants'
import { type Band, bandFloors, bands } from '@fledge/core/matching/score/score-bands'
import { isMet } from '../../ui/application/requirement-met.ts'

/** Matches of each band that has any, the best band first. */
export function byBand(matches: readonly Match[]): { band: Band; matches: Match[] }[] {
  const groups = bands.map((band) => ({ band, matches: matches.filter((match) => match.band === band) }))
  return groups.filter(({ matches: some }) => some.length > 0)
}

/** A match that is worth an application: Fair or better. */
export const isWorthwhile = ({ matchPercentage }: Match): boolean => (matchPercentage ?? 0) >= bandFloors.fair

/** The first three that are worthwhile and not applied to yet; the list comes best first. */
export const recommended = (matches: readonly Match[], applied: ReadonlySet<string>): Match[] =>
  matches.filter((match) => isWorthwhile(match) && !applied.has(match.internshipId)).slice(0, recommendedMatches)

/** In how many matches a skill is asked for and counts in full, counts in part by something related, or not at all. */
export type Demand = { skill: string; yes: number; related: number; no: number }

/**
 * What the worthwhile matches ask for, skill by skill. Each match counts a skill once. Only requirements count: words
 * of a title are not learned.
 */
export function demands(matches: readonly Match[]): Demand[] {
  const bySkill = new Map<string, Demand>()
  for (const { parts } of matches.filter(isWorthwhile)) {
    const asked = parts.filter(({ kind }) => kind === 'requirement')
    for (const [skill, met] of new Map(
      asked.map((part) => [part.skill ?? part.phrase, isMet(part) ? 'yes' : part.met] as const),
    )) {
      const demand = bySkill.get(skill) ?? { skill, yes: 0, related: 0, no: 0 }
      demand[met] += 1
      bySkill.set(skill, demand)
    }
  }
  return [...bySkill.values()]
}

/** What does not count in full, the most often asked first. */
export const mostMissed = (all: readonly Demand[]): Demand[] =>
  all
    .filter(({ no, related }) => no + related > 0)
    .toSorted((a, b) => b.no + b.related - a.no - a.related || a.skill.localeCompare(b.skill))

/** What counts in full, the most often asked first. */
export const mostMet = (all: readonly Demand[]): Demand[] =>
  all.filter(({ yes }) => yes > 0).toSorted((a, b) => b.yes - a.yes || a.skill.localeCompare(b.skill))

/** Requirements of a match, and how many of them are met, by the skill itself or through another. */
export function requirementsMet({ parts }: Match): { met: number; asked: number } {
  const asked = parts.filter(({ kind }) => kind === 'requirement')
  return { met: asked.filter(isMet).length, asked: asked.length }
}
