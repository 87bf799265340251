import type { Source } from '../../resume/resume-draft.ts'
import { skills } from '../../skills/vocabulary.ts'
import type { Ask, PreparedListing } from '../listing/prepared-listing.ts'
import { findPhrase } from '../profile/phrase-search.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { strongestField } from './field-fit.ts'

/**
 * One part of a score. The points of all parts are whole numbers and add up to the score. `phrase` is a verbatim piece
 * of the listing. A part that is met quotes the resume: `quote.text` is
 * `lines[source.line].text.slice(source.start, source.end)`. A part that is met partly names the related skill.
 */
export type ScorePart = {
  kind: 'requirement' | 'title' | 'description'
  phrase: string
  /** Canonical name of the skill in question; null for a part about words rather than a skill. */
  skill: string | null
  points: number
  outOf: number
  met: 'yes' | 'related' | 'no'
  quote: { text: string; source: Source } | null
  /** The skill of the resume that is related to `skill`, when that is why the part is met. */
  nearest: string | null
}

type PartPoints = Pick<ScorePart, 'points' | 'outOf'>

/** The part of a score for one ask. `worth` is what the resume has of it, from 0 to 1. */
export function createAskPart(profile: Profile, ask: Ask, worth: number, partPoints: PartPoints): ScorePart {
  const { kind, phrase } = ask
  const evidence = ask.skills.length === 0 ? wordsEvidence(profile, ask) : skillEvidence(profile, ask, worth)
  return { kind, phrase, ...partPoints, ...evidence }
}

/** The part of a score for the title. It quotes the same role if the resume has it, otherwise its strongest sign. */
export function createTitlePart(
  profile: Profile,
  listing: PreparedListing,
  fit: number,
  partPoints: PartPoints,
): ScorePart {
  const field = strongestField(profile, listing)
  const role = listing.roles.map((key) => profile.roles.get(key)).find((source) => source !== undefined)
  const source = role ?? (field === null ? null : profile.fieldSource[field]!)
  const part = { kind: 'title', phrase: listing.title, skill: null, nearest: null } as const
  if (source === null || partPoints.points === 0) return { ...part, ...partPoints, points: 0, met: 'no', quote: null }
  return { ...part, ...partPoints, met: fit >= leastFitForYes ? 'yes' : 'related', quote: quoteSource(profile, source) }
}

const leastFitForYes = 0.75

type Evidence = Pick<ScorePart, 'skill' | 'met' | 'quote' | 'nearest'>

function wordsEvidence(profile: Profile, ask: Ask): Evidence {
  const source = findPhrase(profile, ask.words)
  const quote = source === null ? null : quoteSource(profile, source)
  return { skill: null, met: quote === null ? 'no' : 'yes', quote, nearest: null }
}

function skillEvidence(profile: Profile, ask: Ask, worth: number): Evidence {
  const inOrder = [...ask.skills].sort((a, b) => profile.worth[b]! - profile.worth[a]! || a - b)
  const best = inOrder[0]!
  const shown = profile.through[best]!
  if (worth === 0) return { skill: skillName(best), met: 'no', quote: null, nearest: null }
  const quote = quoteSource(profile, profile.skills.get(shown)!)
  if (worth === 1) return { skill: skillName(best), met: 'yes', quote, nearest: null }
  const missing = ask.every ? inOrder.at(-1)! : best
  return { skill: skillName(missing), met: 'related', quote, nearest: skillName(shown) }
}

function skillName(skill: number): string {
  return skills[skill]!.name
}

function quoteSource(profile: Profile, source: Source): ScorePart['quote'] {
  return { text: profile.texts[source.line]!.slice(source.start, source.end), source }
}
