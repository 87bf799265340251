import type { Profile } from '../profile/resume-profile.ts'
import { ratePhrase } from '../score/rate-asks.ts'
import { earnedPoints, similarPoints } from '../score/score-points.ts'
import { entriesWithDeeds, type TitleWorth, titleWorths, worthByTitle } from '../score/similar-work.ts'
import { firstPhrase, type Market } from './market.ts'

/** A resume in the terms of a market, to be scored against many listings. Valid until the market changes. */
export type ResumeScales = {
  /** For each term, from 0 to 1: how strongly the resume shows it. */
  strength: Float64Array
  /** For each term: the entries that use it, as bits. */
  usedIn: Int32Array
  /** The entries whose deeds count as similar work whatever their title is, as bits. */
  counting: number
  /** For each work: the entries whose titles are near to it. */
  titles: readonly (readonly TitleWorth[])[]
  /** For each work: the points of the nearest of them when no entry used anything of what is asked. */
  unusedPoints: Uint8Array
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
  const titles = works.values.map((work) => (work === null ? [] : titleWorths(profile.entries, work.value)))
  const unusedPoints = Uint8Array.from(titles, (near) =>
    near.reduce((most, title) => Math.max(most, earnedPoints(worthByTitle(title, 0), similarPoints)), 0),
  )
  return { strength, usedIn, counting: entriesWithDeeds(profile.entries), titles, unusedPoints }
}
