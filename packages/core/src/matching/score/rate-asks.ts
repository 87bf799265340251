import type { Ask } from '../listing/asks.ts'
import { combineSightings, type Evidence } from '../profile/evidence.ts'
import { type FoundPhrase, findPhrase, linesWithPhrase } from '../profile/phrase-search.ts'
import { hasResult } from '../profile/results.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { namedStrength, settingStrength, usedStrength } from '../profile/settings.ts'
import { entryBits } from '../profile/shown-entries.ts'
import { evidenceStrength, nearWorth } from '../profile/skill-ratings.ts'
import type { RatedEntry } from './similar-work.ts'

/**
 * How a resume shows what is asked: from 0 to 1 how strongly, whether it was used (met) or at least named (shown), and
 * the entries that use it, as bits.
 */
export type Rating = { strength: number; isMet: boolean; isShown: boolean; usedIn: number }

/** What a score needs of a resume, without its words. `degrees` are the kinds that it names. */
export type RatedResume = Pick<Profile, 'strength' | 'usedIn'> & {
  degrees: Pick<ReadonlySet<string>, 'has'>
  entries: readonly RatedEntry[]
}

/** Rates a resume for one ask. */
export const rateAsk = (profile: Profile, ask: Ask): Rating =>
  rateNamed(profile, ask) ?? toRating(ratePhrase(profile, ask))

/** Rates a resume for one ask of skills or degrees; null for an ask of words. */
export function rateNamed(profile: RatedResume, ask: Ask): Rating | null {
  if (ask.degrees.length > 0 && ask.skills.length === 0) return toRating(rateDegrees(profile, ask.degrees))
  if (ask.skills.length === 0) return null
  let [sum, most, least, usedIn] = [0, 0, 1, 0]
  for (const skill of ask.skills) {
    const strength = profile.strength[skill]!
    sum += strength
    most = Math.max(most, strength)
    least = Math.min(least, strength)
    usedIn |= profile.usedIn[skill]!
  }
  if (!ask.every) return toRating({ strength: most, usedIn })
  const strength = sum / ask.skills.length
  return { strength, isMet: least >= usedStrength, isShown: most >= namedStrength, usedIn }
}

export type TermRating = Pick<Rating, 'strength' | 'usedIn'>

const toRating = ({ strength, usedIn }: TermRating): Rating => ({
  strength,
  isMet: strength >= usedStrength,
  isShown: strength >= namedStrength,
  usedIn,
})

const nothing: TermRating = { strength: 0, usedIn: 0 }

const rateDegrees = (profile: RatedResume, degrees: readonly string[]): TermRating =>
  degrees.some((kind) => profile.degrees.has(kind)) ? { strength: 1, usedIn: 0 } : nothing

/** Rates a resume for an ask without a skill of the vocabulary: a degree, which is held, or words. */
export function ratePhrase(profile: Profile, { degrees, words }: Pick<Ask, 'degrees' | 'words'>): TermRating {
  if (degrees.length > 0) return rateDegrees(profile, degrees)
  const found = findPhrase(profile, words)
  if (found === null) return nothing
  if (found.share < 1) return { strength: nearWorth * settingStrength[found.line.setting.setting], usedIn: 0 }
  const places = linesWithPhrase(profile, words)
  const usedIn = entryBits(
    profile.entries,
    places.map(({ source, line }) => ({ source, line: line.setting })),
  )
  return { strength: evidenceStrength(combinePlaces(profile, places)), usedIn }
}

/** How a resume shows all words of a phrase; at least one line must have them. */
export const phraseEvidence = (profile: Profile, words: readonly string[]): Evidence =>
  combinePlaces(profile, linesWithPhrase(profile, words))

const combinePlaces = (profile: Profile, places: readonly FoundPhrase[]): Evidence =>
  combineSightings(
    places.map(({ line, source }) => ({ source, line: line.setting, hasResult: hasResult(line.text) })),
    profile.latest,
  )
