import type { Ask } from '../listing/asks.ts'
import { combineSightings, depthOfEvidence, type Evidence, settingWorth } from '../profile/evidence.ts'
import { type FoundPhrase, findPhrase, linesWithPhrase } from '../profile/phrase-search.ts'
import { hasResult } from '../profile/results.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { nearWorth } from '../profile/skill-ratings.ts'

/** From 0 to 1: what a resume is worth for an ask (1 is met), and how deep its evidence goes. */
export type Rating = { worth: number; depth: number }

/** The same as it counts in a listing's field of work. `isMet` is for an ask met by someone of the field. */
export type RatingInField = Rating & { isMet: boolean }

/** Rates a resume for one ask. */
export function rateAsk(profile: Profile, ask: Ask): Rating {
  if (ask.skills.length === 0) return ratePhrase(profile, ask)
  let [worth, depth, most, deepest] = [0, 0, 0, 0]
  for (const skill of ask.skills) {
    worth += profile.worth[skill]!
    depth += profile.depth[skill]!
    most = Math.max(most, profile.worth[skill]!)
    deepest = Math.max(deepest, profile.depth[skill]!)
  }
  const count = ask.skills.length
  return ask.every ? { worth: worth / count, depth: depth / count } : { worth: most, depth: deepest }
}

/** Rates a resume for an ask without a skill of the vocabulary: a degree, or words. */
export function ratePhrase(profile: Profile, { degrees, words }: Pick<Ask, 'degrees' | 'words'>): Rating {
  if (degrees.length > 0) return degrees.some((kind) => profile.degrees.has(kind)) ? { worth: 1, depth: 1 } : nothing
  const found = findPhrase(profile, words)
  if (found === null) return nothing
  if (found.share < 1) return { worth: nearWorth * settingWorth[found.line.setting.setting], depth: 0 }
  const evidence = phraseEvidence(profile, words)
  return { worth: settingWorth[evidence.setting], depth: depthOfEvidence(evidence) }
}

/** From this fit on, everything counts in full. */
const enoughFit = 0.75
/** Below this fit, a resume is of another field of work. */
const leastFit = 0.4

/**
 * What a rating counts in a listing's field of work, since 'Excel' in a cook's resume is not an accountant's: in full in
 * the field, less outside. `fit` is null for what counts in any field: a degree.
 */
export const rateInField = ({ worth, depth }: Rating, fit: number | null): RatingInField =>
  rateInto({ worth: 0, depth: 0, isMet: false }, worth, depth, fit)

/** The same, written into an object that is there. */
export function rateInto<R extends RatingInField>(into: R, worth: number, depth: number, fit: number | null): R {
  const share = fit === null ? 1 : shareInField(fit)
  into.worth = worth * share
  into.depth = depth * share
  into.isMet = worth === 1 && (fit === null || fit >= leastFit)
  return into
}

/** From 0 to 1: the part of its points that something shown outside the listing's field counts. */
export const shareInField = (fit: number): number => Math.min(1, fit / enoughFit)

const nothing: Rating = { worth: 0, depth: 0 }

/** How a resume shows all words of a phrase; at least one line must have them. */
export function phraseEvidence(profile: Profile, words: readonly string[]): Evidence {
  return combineSightings(linesWithPhrase(profile, words).map(toSighting), profile.latest)
}

const toSighting = ({ line, source }: FoundPhrase) => ({ source, line: line.setting, hasResult: hasResult(line.text) })
