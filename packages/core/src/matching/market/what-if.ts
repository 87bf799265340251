import { generalField, skills } from '../../skills/vocabulary.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import { withSkill } from '../profile/profile-with-skill.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { bandFloors } from '../score/score-bands.ts'
import { totalOf } from '../score/score-points.ts'
import { fitsOfBlock } from './block-scores.ts'
import { allotmentOf, type Market } from './market.ts'
import { asksOfRow, type Block, blockRows } from './market-block.ts'
import { type Totals, totalsOf } from './market-scores.ts'
import { firstPhrase } from './market-terms.ts'
import { countByBand } from './rank-listings.ts'

/**
 * What one more skill would change: the score for one listing, and how many more open listings would reach the bands.
 * A skill of another field can take a listing away from a band: the counts are differences and may be negative.
 */
export type WhatIf = {
  skill: string
  here: { before: number; after: number } | null
  moreGood: number
  moreExcellent: number
}

/** Scores every listing again with each skill; gives one outcome after the other, so that callers can pause between. */
export function* whatIf(
  profile: Profile,
  market: Market,
  { candidates, here }: { candidates: readonly number[]; here: PreparedListing | null },
): Generator<WhatIf> {
  const before = reachOf(profile, market)
  const allotment = here && allotmentOf(market, here)
  const totalHere = (one: Profile) => (here && allotment ? totalOf(one, here, allotment) : 0)
  for (const id of candidates) {
    const withIt = withSkill(profile, id)
    const after = reachOf(withIt, market)
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
 * listings are good or excellent, and lowers none of these. A skill that a listing does not ask for, from another field
 * of work, makes the resume's share in that listing's field smaller and can lower its score (see `fieldFit`).
 */
export function isRecommended({ here, moreGood, moreExcellent }: WhatIf): boolean {
  if (moreGood < 0 || moreExcellent < 0) return false
  return here ? here.after > here.before : moreGood + moreExcellent > 0
}

/** The skills that a listing asks for and the resume does not show, in the listing's order. */
export function missingSkills(profile: Profile, listing: PreparedListing): number[] {
  return listing.askedSkills.filter((id) => !profile.skills.has(id))
}

/**
 * The skills that are missing most where the resume is within reach: what they would earn in the listings that are
 * fair or good now, or nearly so. Ways of working are left out: nobody learns them for a score.
 */
export function wantedSkills(profile: Profile, market: Market, limit: number): number[] {
  const wanted = new Map<number, number>()
  const scored = totalsOf(profile, market)
  for (const [index, block] of market.blocks.entries())
    if (block)
      for (const [id, earned] of missingOf(profile, scored, { block, first: index * blockRows }))
        wanted.set(id, (wanted.get(id) ?? 0) + earned)
  return [...wanted]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, limit)
    .map(([id]) => id)
}

const reachFrom = bandFloors.fair - 10

/** What each missing skill would earn in the listings of a block that are within reach, the first at this place. */
function* missingOf(profile: Profile, { scales, totals }: Totals, { block, first }: { block: Block; first: number }) {
  const fits = fitsOfBlock(scales, block)
  for (let row = 0; row < block.ids.length; row++) {
    const total = totals[first + row]!
    if (total < reachFrom || total >= bandFloors.excellent) continue
    for (const { terms, points } of asksOfRow(block, row))
      for (const id of terms)
        if (isLearnable(profile, id))
          yield [id, (fits[row]! * points * (1 - profile.worth[id]!)) / terms.length] as const
  }
}

function isLearnable(profile: Profile, term: number): boolean {
  return term < firstPhrase && !profile.skills.has(term) && skills[term]!.field !== generalField
}

/** How many listings are good or better, and how many excellent. */
function reachOf(profile: Profile, market: Market): { good: number; excellent: number } {
  const { good, excellent } = countByBand(totalsOf(profile, market))
  return { good: good + excellent, excellent }
}
