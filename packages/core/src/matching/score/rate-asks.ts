import type { Ask } from '../listing/asks.ts'
import { combineSightings, type Evidence, type Sighting } from '../profile/evidence.ts'
import { findPhrase, linesWithPhrase } from '../profile/phrase-search.ts'
import { hasResult } from '../profile/results.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { namedStrength, settingStrength, usedStrength } from '../profile/settings.ts'
import { entryBits } from '../profile/shown-entries.ts'
import { evidenceStrength, nearWorth } from '../profile/skill-ratings.ts'
import { isPlaceWord, type PlaceWord, workAt } from '../profile/work-places.ts'
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
  let [sum, most, least, any, all] = [0, 0, 1, 0, -1]
  for (const skill of ask.skills) {
    const strength = profile.strength[skill]!
    sum += strength
    most = Math.max(most, strength)
    least = Math.min(least, strength)
    any |= profile.usedIn[skill]!
    all &= profile.usedIn[skill]!
  }
  if (!ask.every) return toRating({ strength: most, usedIn: any })
  const strength = sum / ask.skills.length
  return { strength, isMet: least >= usedStrength, isShown: most >= namedStrength, usedIn: all }
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
  return rateParts(
    splitWords(words).map((part) => rateWords(profile, part)),
    words.includes('|'),
  )
}

/** What the parts of a phrase are worth together: the best one of a choice, else what they are worth on average. */
function rateParts(parts: readonly TermRating[], isChoice: boolean): TermRating {
  const best = parts.reduce((one, other) => (other.strength > one.strength ? other : one), nothing)
  if (isChoice || parts.length < 2) return best
  const strength = parts.reduce((sum, part) => sum + part.strength, 0) / parts.length
  const isMet = parts.every((part) => part.strength >= usedStrength)
  const usedIn = parts.reduce((bits, part) => bits & part.usedIn, -1)
  return { strength: isMet ? strength : Math.min(strength, mostInPart), usedIn }
}

/** A phrase of which a part is not met is not met. */
const mostInPart = usedStrength - 0.01

function rateWords(profile: Profile, words: readonly string[]): TermRating {
  const id = skillOfWords(words)
  if (id !== null) return { strength: profile.strength[id]!, usedIn: profile.usedIn[id]! }
  const shown = showWords(profile, words)
  if (shown === null) return nothing
  if (shown.share < 1) return { strength: nearWorth * settingStrength[shown.evidence.setting], usedIn: 0 }
  return { strength: evidenceStrength(shown.evidence), usedIn: shown.usedIn }
}

/** The parts of the words of an ask: those of 'note writing' of 'listening and note writing'. */
function splitWords(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words)
    if (word === '|' || word === '&') parts.push([])
    else parts.at(-1)!.push(word)
  return parts
}

const skillOfWords = ([word = '']: readonly string[]): number | null =>
  /^#\d/.test(word) ? Number(word.slice(1)) : null

/** How a resume shows words: `share` of them (1 is all). */
export type ShownWords = { share: number; evidence: Evidence; usedIn: number }

/**
 * The evidence of the part of an ask's words that is shown best, its skill if it is one, and the strength of all when that
 * part has another one. Null without evidence.
 */
export function showPhrase(
  profile: Profile,
  words: readonly string[],
): { evidence: Evidence; skill: number | null; strengthWith: (own: number) => number } | null {
  const parts = splitWords(words)
  const ratings = parts.map((part) => rateWords(profile, part))
  const best = ratings.reduce((most, { strength }, at) => (strength > ratings[most]!.strength ? at : most), 0)
  const skill = skillOfWords(parts[best]!)
  const evidence =
    skill === null
      ? showWords(profile, parts[best]!)?.evidence
      : (profile.skills.get(skill) ?? profile.skills.get(profile.through[skill]!))
  if (evidence === undefined) return null
  const strengthWith = (own: number) =>
    rateParts(
      ratings.map((rating, at) => (at === best ? { ...rating, strength: own } : rating)),
      words.includes('|'),
    ).strength
  return { evidence, skill, strengthWith }
}

function showWords(profile: Profile, words: readonly string[]): ShownWords | null {
  const place = words.find(isPlaceWord)
  if (place !== undefined)
    return showPlace(
      profile,
      place,
      words.filter((word) => word !== place),
    )
  const found = findPhrase(profile, words)
  if (found === null) return null
  const { setting } = found.line.setting
  if (found.share < 1)
    return {
      share: found.share,
      evidence: { setting, entries: 1, lastYear: null, isRecent: false, hasResult: false, source: found.source },
      usedIn: 0,
    }
  const places = linesWithPhrase(profile, words).map(
    ({ line, source }): Sighting => ({ source, line: line.setting, hasResult: hasResult(line.text) }),
  )
  return { share: 1, evidence: combineSightings(places, profile.latest), usedIn: entryBits(profile.entries, places) }
}

/** Work at a kind of place, with the other words in the same entry or line: 'garment factory exposure'. */
function showPlace(profile: Profile, place: PlaceWord, words: readonly string[]): ShownWords | null {
  const isBy = (line: number, word: string) =>
    (profile.words.get(word) ?? []).some((at) => {
      const { index } = profile.lines[at]!
      const isInEntry = ({ from, to }: { from: number; to: number }) =>
        line >= from && line <= to && index >= from && index <= to
      return index === line || profile.entries.some(isInEntry)
    })
  const places = workAt(profile, place).filter(({ source }) => words.every((word) => isBy(source.line, word)))
  if (places.length === 0) return null
  return { share: 1, evidence: combineSightings(places, profile.latest), usedIn: entryBits(profile.entries, places) }
}
