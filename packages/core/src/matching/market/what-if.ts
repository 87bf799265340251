import { isWayOfWorking, skills } from '../../skills/vocabulary.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import { withSkill } from '../profile/profile-with-skill.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { totalScore } from '../score/earned-points.ts'
import { shareInField } from '../score/rate-asks.ts'
import { bandFloors } from '../score/score-bands.ts'
import { firstPhrase, type Market } from './market.ts'
import { type Block, blockRows, rowAsks } from './market-block.ts'
import { type MarketScores, scoreMarket } from './market-scores.ts'
import { countByBand } from './rank-listings.ts'
import { fitOfRow } from './row-scores.ts'

/**
 * What using one more skill in a project would change: the score for one listing, and how many more listings would be
 * good (or better) and excellent. A skill of another field can take a listing out of a band, so the counts may be
 * negative.
 */
export type WhatIf = {
  skill: string
  here: { before: number; after: number } | null
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
      moreGood: after.good - before.good,
      moreExcellent: after.excellent - before.excellent,
    }
  }
}

/**
 * Whether a skill is worth recommending: it raises the score for the listing in question or, without one, how many
 * listings are good or excellent, and lowers neither count. A skill that a listing does not ask for reduces the
 * resume's share of that listing's field (see `fieldFit`), so it can lower a score.
 */
export function isRecommended({ here, moreGood, moreExcellent }: WhatIf): boolean {
  if (moreGood < 0 || moreExcellent < 0) return false
  return here ? here.after > here.before : moreGood + moreExcellent > 0
}

/** The ids of the skills that a listing asks for and the resume does not show in use, in the listing's order. */
export function missingSkills(profile: Profile, listing: PreparedListing): number[] {
  return listing.askedSkills.filter((id) => profile.worth[id]! < 1)
}

/**
 * The ids of at most `limit` missing skills, ordered by the points they would earn in the listings that are fair, good
 * or nearly fair now. General skills ('communication') are left out: they are not learned for a score.
 */
export function wantedSkills(profile: Profile, market: Market, limit: number): number[] {
  const wanted = new Map<number, number>()
  const scores = scoreMarket(profile, market)
  for (const [index, block] of market.blocks.entries())
    if (block)
      for (const [id, points] of missingInBlock(profile, scores, block, index * blockRows))
        wanted.set(id, (wanted.get(id) ?? 0) + points)
  return [...wanted]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, limit)
    .map(([id]) => id)
}

const leastReachable = bandFloors.fair - 10

/** Each missing skill of the reachable listings of a block, with the points it would earn. */
function* missingInBlock(profile: Profile, { scales, totals }: MarketScores, block: Block, firstPlace: number) {
  for (let row = 0; row < block.ids.length; row++) {
    const total = totals[firstPlace + row]!
    if (total < leastReachable || total >= bandFloors.excellent) continue
    const share = shareInField(fitOfRow(scales, block, row))
    for (const { terms, points } of rowAsks(block, row))
      for (const id of terms)
        if (isLearnable(profile, id)) yield [id, (share * points * (1 - profile.worth[id]!)) / terms.length] as const
  }
}

function isLearnable(profile: Profile, term: number): boolean {
  return term < firstPhrase && profile.worth[term]! < 1 && !isWayOfWorking(skills[term]!)
}

/** How many listings are good or better, and how many are excellent. */
function countReached(profile: Profile, market: Market): { good: number; excellent: number } {
  const { good, excellent } = countByBand(scoreMarket(profile, market))
  return { good: good + excellent, excellent }
}
