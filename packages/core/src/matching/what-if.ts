import { worthOf } from '../skills/related.ts'
import { tokensOf } from '../skills/tokens.ts'
import { generalField, skills } from '../skills/vocabulary.ts'
import { bandFloors } from './bands.ts'
import { type FitPart, fieldFit, fitOfParts, fitParts } from './field-fit.ts'
import type { PreparedListing } from './listing.ts'
import { type Allotted, allotmentOf, allottedListings, type Market } from './market.ts'
import { pointsOf, totalFrom, worthsOf } from './points.ts'
import type { Profile } from './profile.ts'
import { withSkill } from './with-skill.ts'

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

/**
 * Works out for each skill what scoring every listing again with it would give: the same numbers, at the cost of the
 * listings that it touches.
 */
export function whatIf(
  profile: Profile,
  market: Market,
  { candidates, here }: { candidates: readonly number[]; here: PreparedListing | null },
): WhatIf[] {
  const standings = standingsOf(profile, market)
  const own = here && standingOf(profile, { listing: here, allotment: allotmentOf(market, here) })
  return candidates.map((id) => {
    const after = withSkill(profile, id)
    const touched = touchedListings(profile, market, id)
    return {
      skill: skills[id]!.name,
      here: own && { before: own.total, after: totalAfter(after, own, true) },
      ...gainsOf(after, standings, touched),
    }
  })
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
  for (const { listing, allotment, fit, total } of standingsOf(profile, market)) {
    if (total < reachFrom || total >= bandFloors.excellent) continue
    for (const [index, ask] of listing.asks.entries())
      for (const id of ask.skills) {
        if (profile.skills.has(id) || skills[id]!.field === generalField) continue
        const earned = (fit * allotment.asks[index]! * (1 - profile.worth[id]!)) / ask.skills.length
        wanted.set(id, (wanted.get(id) ?? 0) + earned)
      }
  }
  return [...wanted]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, limit)
    .map(([id]) => id)
}

const reachFrom = bandFloors.fair - 10

/** How a listing stands now, with what is needed to score it again. */
type Standing = Allotted & { fit: number; fitParts: readonly FitPart[]; worths: readonly number[]; total: number }

function standingsOf(profile: Profile, market: Market): Standing[] {
  return allottedListings(market).map((row) => standingOf(profile, row))
}

function standingOf(profile: Profile, { listing, allotment }: Allotted): Standing {
  const { fit, worths } = pointsOf(profile, listing, allotment)
  const total = totalFrom(fit, worths, allotment)
  return { listing, allotment, fit, fitParts: fitParts(profile, listing), worths, total }
}

/** The listings that ask for the skill, for what it stands in for, or for words of its name. */
function touchedListings(profile: Profile, market: Market, id: number): Set<PreparedListing> {
  const better = [...worthOf(id)].filter(([asked, worth]) => worth > profile.worth[asked]!).map(([asked]) => asked)
  const terms = [...better, ...phrasesIn(skills[id]!.name)]
  return new Set(terms.flatMap((term) => [...(market.askers.get(term) ?? [])].map(({ listing }) => listing)))
}

/** Every run of words, as the market keys what is asked in words. */
function phrasesIn(name: string): string[] {
  const words = tokensOf(name).map(({ norm }) => norm)
  return words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')))
}

function gainsOf(
  after: Profile,
  standings: readonly Standing[],
  touched: ReadonlySet<PreparedListing>,
): Pick<WhatIf, 'moreGood' | 'moreExcellent'> {
  let moreGood = 0
  let moreExcellent = 0
  for (const standing of standings) {
    const total = totalAfter(after, standing, touched.has(standing.listing))
    moreGood += reaches(total, bandFloors.good) - reaches(standing.total, bandFloors.good)
    moreExcellent += reaches(total, bandFloors.excellent) - reaches(standing.total, bandFloors.excellent)
  }
  return { moreGood, moreExcellent }
}

const reaches = (total: number, floor: number): 0 | 1 => (total >= floor ? 1 : 0)

/** A listing that is not touched keeps what it has of each thing asked; only how far the resume is at home can move. */
function totalAfter(after: Profile, standing: Standing, touched: boolean): number {
  const { listing, allotment, worths, total } = standing
  if (touched) return totalFrom(fieldFit(after, listing), worthsOf(after, listing), allotment)
  const fit = fitOfParts(standing.fitParts, after)
  return fit === standing.fit ? total : totalFrom(fit, worths, allotment)
}
