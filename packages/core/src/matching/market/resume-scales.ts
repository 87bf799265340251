import type { Profile } from '../profile/resume-profile.ts'
import { ratePhrase } from '../score/rate-asks.ts'
import { earnedPoints, similarPoints } from '../score/score-points.ts'
import { entriesWithDeeds, nearestByTitle } from '../score/similar-work.ts'
import { firstPhrase, type Market } from './market.ts'

/** A resume in the terms of a market, to be scored against many listings. Valid until the market changes. */
export type ResumeScales = {
  /** For each term, from 0 to 1: how strongly the resume shows it. */
  strength: Float64Array
  /** For each term: the entries that use it, of those whose deeds count as similar work, as bits. */
  usedIn: Int32Array
  /** For each work: the points of the entry whose title is nearest to it. */
  titlePoints: Uint8Array
}

/** Translates a profile into the terms of a market. */
export function createScales(profile: Profile, { phrases, works }: Market): ResumeScales {
  const count = firstPhrase + phrases.values.length
  const [strength, usedIn] = [new Float64Array(count), new Int32Array(count)]
  strength.set(profile.strength)
  usedIn.set(profile.usedIn)
  for (const [number, phrase] of phrases.values.entries()) {
    if (phrase === null) continue
    const rating = ratePhrase(profile, phrase.value)
    strength[firstPhrase + number] = rating.strength
    usedIn[firstPhrase + number] = rating.usedIn
  }
  const { entries } = profile
  const counting = entriesWithDeeds(entries)
  for (let term = 0; term < count; term++) usedIn[term]! &= counting
  const titlePoints = Uint8Array.from(works.values, (work) =>
    work === null ? 0 : earnedPoints(nearestByTitle(entries, work.value)?.worth ?? 0, similarPoints),
  )
  return { strength, usedIn, titlePoints }
}
