import { relatedSkills } from '../../skills/related.ts'
import { fields, isHoldable, isWayOfWorking, isWholeField, skillNamed, skills } from '../../skills/vocabulary.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import { findOtherTrade, ownFields } from '../profile/own-fields.ts'
import { withSkill } from '../profile/profile-with-skill.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { usedStrength } from '../profile/settings.ts'
import { totalScore } from '../score/earned-points.ts'
import { bandFloors } from '../score/score-bands.ts'
import { firstPhrase, type Market } from './market.ts'
import { type Block, blockRows, rowAsks } from './market-block.ts'
import { type MarketScores, scoreMarket } from './market-scores.ts'
import { countByBand } from './rank-listings.ts'
import { noScore } from './row-scores.ts'
import { countAsking } from './skill-demand.ts'

/**
 * What using one more skill in a project would change: the score for one listing, and how many more listings would be
 * fair or better, good or better, and excellent. Nothing that is shown lowers a score.
 */
export type WhatIf = {
  skill: string
  here: { before: number; after: number } | null
  moreFair: number
  moreGood: number
  moreExcellent: number
}

/**
 * Scores every listing again with each candidate skill (ids of the vocabulary), and `here` too when it is given.
 * Yields after each skill, so that a caller can let other work run.
 */
export function* whatIf(
  profile: Profile,
  market: Market,
  { candidates, here }: { candidates: readonly number[]; here: PreparedListing | null },
): Generator<WhatIf> {
  const before = countReached(profile, market)
  const totalHere = (one: Profile) => (here ? totalScore(one, here) : 0)
  for (const id of candidates) {
    const withIt = withSkill(profile, id)
    const after = countReached(withIt, market)
    yield {
      skill: skills[id]!.name,
      here: here && { before: totalHere(profile), after: totalHere(withIt) },
      moreFair: after.fair - before.fair,
      moreGood: after.good - before.good,
      moreExcellent: after.excellent - before.excellent,
    }
  }
}

/** Whether a skill is worth recommending: for the listing in question or, without one, for the bands of all. */
export const isRecommended = (outcome: WhatIf): boolean =>
  outcome.here ? outcome.here.after > outcome.here.before : bandsGained(outcome) > 0

/** How many bands all listings together would rise. */
export const bandsGained = ({ moreFair, moreGood, moreExcellent }: WhatIf): number =>
  moreFair + moreGood + moreExcellent

/**
 * The skills worth learning over all listings, those that gain most first. Left out is what gains less than a tenth of the
 * first, and what is built on another that gains at least half as much: React comes before Next.js.
 */
export function recommendSkills(outcomes: readonly WhatIf[]): WhatIf[] {
  const helpful = outcomes.filter(isRecommended).sort((a, b) => bandsGained(b) - bandsGained(a))
  const gains = new Map(helpful.map((one) => [skillNamed(one.skill)!.id, bandsGained(one)]))
  const isBuiltOnOther = (one: WhatIf) =>
    [...relatedSkills(skillNamed(one.skill)!.id)].some(
      ([id, relation]) => relation === 'implied' && (gains.get(id) ?? 0) >= bandsGained(one) / 2,
    )
  return helpful.filter((one) => bandsGained(one) >= bandsGained(helpful[0]!) / 10 && !isBuiltOnOther(one))
}

/** The ids of the skills of a listing's field that it asks for and the resume does not show in use, in its order. */
export function missingSkills(profile: Profile, listing: PreparedListing): number[] {
  const inFields = listing.fields.map(({ field }) => field)
  return listing.askedSkills.filter((id) => isLearnable(profile, id, inFields))
}

/**
 * The ids of at most `limit` missing skills, ordered by the points that they would earn in the listings of the resume's
 * fields of work that are fair, good or nearly fair now. Only skills that many listings of these fields ask for, or that
 * are near to what the resume shows in use: a special case of it, or learned quickly from it.
 */
export function wantedSkills(profile: Profile, market: Market, limit: number): number[] {
  const wanted = new Map<number, number>()
  const scores = scoreMarket(profile, market)
  const rows = [...rowsOfFields(scores, ownFields(profile))]
  const best = rows.reduce((most, { total }) => Math.max(most, total), 0)
  for (const row of rows)
    if (row.total >= Math.min(leastReachable, best - nearBest) && row.total < bandFloors.excellent)
      for (const [id, points] of missingInRow(profile, row)) wanted.set(id, (wanted.get(id) ?? 0) + points)
  const { listings, asking } = countAsking(profile, market)
  const near = nearSkills(profile)
  const isOther = findOtherTrade(profile)
  const isUsual = (id: number) => !isOther(id) && ((asking.get(id) ?? 0) >= listings * leastShare || near.has(id))
  return [...wanted]
    .filter(([id]) => isUsual(id))
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, limit)
    .map(([id]) => id)
}

/** The share of a field's listings from which a skill is one that students of the field learn. */
const leastShare = 0.05

function nearSkills({ strength }: Profile): Set<number> {
  const used = skills.filter(({ id }) => strength[id]! >= usedStrength && !isWayOfWorking(skills[id]!))
  const related = used.flatMap(({ id }) => [...relatedSkills(id)])
  return new Set(related.flatMap(([id, relation]) => (relation === 'near' || relation === 'broader' ? [id] : [])))
}

const leastReachable = bandFloors.fair - 10
/** Of a resume that reaches nothing of its fields yet, the listings at most this far from the best one. */
const nearBest = 10

type FieldRow = { block: Block; row: number; total: number; inFields: number[] }

/** The scored listings of the fields; all without a field. */
function* rowsOfFields({ market, totals }: MarketScores, own: ReadonlySet<number>): Generator<FieldRow> {
  for (const [index, block] of market.blocks.entries())
    for (let row = 0; block && row < block.ids.length; row++) {
      const total = totals[index * blockRows + row]!
      if (total === noScore) continue
      const inFields = market.works.values[block.works[row]!]!.value.fields.map(({ field }) => field)
      if (own.size === 0 || inFields.some((field) => own.has(field))) yield { block, row, total, inFields }
    }
}

/** Each missing skill of a listing, with the points it would earn. */
function* missingInRow(profile: Profile, { block, row, inFields }: FieldRow) {
  for (const { terms, points } of rowAsks(block, row))
    for (const id of terms)
      if (isLearnable(profile, id, inFields)) yield [id, (points * (1 - profile.strength[id]!)) / terms.length] as const
}

/** Whether a project in a listing's fields, or in ones near to them, can show a skill that the resume does not use yet. */
function isLearnable(profile: Profile, term: number, inFields: readonly number[]): boolean {
  if (term >= firstPhrase || profile.strength[term]! >= usedStrength || isHoldable(skills[term]!)) return false
  // A whole field ('Mechanical engineering') is not learned in a project.
  if (isWholeField(skills[term]!)) return false
  const { field } = skills[term]!
  return inFields.some((own) => own === field || fields[own]!.near.includes(field))
}

/** How many listings are fair or better, good or better, and excellent. */
function countReached(profile: Profile, market: Market): Record<'fair' | 'good' | 'excellent', number> {
  const { fair, good, excellent } = countByBand(scoreMarket(profile, market))
  return { fair: fair + good + excellent, good: good + excellent, excellent }
}
