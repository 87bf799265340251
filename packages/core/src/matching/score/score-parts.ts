import type { Source } from '../../resume/resume-draft.ts'
import { skills } from '../../skills/vocabulary.ts'
import type { Ask, PreparedListing } from '../listing/prepared-listing.ts'
import { findPhrase } from '../profile/phrase-search.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { strongestField } from './field-fit.ts'

/**
 * One line of the ledger. The points of all parts add up to the score, exactly, in whole numbers.
 * `phrase` is a verbatim piece of the listing. A part that is met quotes the resume: `quote` is
 * `lines[source.line].text.slice(source.start, source.end)`. One that is met in part names the skill found instead.
 */
export type ScorePart = {
  kind: 'requirement' | 'title' | 'description'
  phrase: string
  /** Canonical name of the skill in question, or null where the part is about words rather than a skill. */
  skill: string | null
  points: number
  outOf: number
  met: 'yes' | 'related' | 'no'
  quote: { text: string; source: Source } | null
  nearest: string | null
}

type Counted = Pick<ScorePart, 'points' | 'outOf'>

/** The line of the ledger for one thing asked. `worth` is what the resume has of it, from 0 to 1. */
export function askPart(profile: Profile, ask: Ask, worth: number, counted: Counted): ScorePart {
  const { kind, phrase } = ask
  const evidence = ask.skills.length === 0 ? wordsEvidence(profile, ask) : skillEvidence(profile, ask, worth)
  return { kind, phrase, ...counted, ...evidence }
}

/** How far the title's field of work is the resume's: the same role if it has it, otherwise its strongest sign. */
export function titlePart(profile: Profile, listing: PreparedListing, fit: number, counted: Counted): ScorePart {
  const field = strongestField(profile, listing)
  const role = listing.roles.map((key) => profile.roles.get(key)).find((source) => source !== undefined)
  const source = role ?? (field === null ? null : profile.fieldSource[field]!)
  const part = { kind: 'title', phrase: listing.title, skill: null, nearest: null } as const
  if (source === null || counted.points === 0) return { ...part, ...counted, points: 0, met: 'no', quote: null }
  return { ...part, ...counted, met: fit >= atHomeFrom ? 'yes' : 'related', quote: quoteOf(profile, source) }
}

const atHomeFrom = 0.75

type Evidence = Pick<ScorePart, 'skill' | 'met' | 'quote' | 'nearest'>

function wordsEvidence(profile: Profile, ask: Ask): Evidence {
  const source = findPhrase(profile, ask.words)
  const quote = source === null ? null : quoteOf(profile, source)
  return { skill: null, met: quote === null ? 'no' : 'yes', quote, nearest: null }
}

function skillEvidence(profile: Profile, ask: Ask, worth: number): Evidence {
  const inOrder = [...ask.skills].sort((a, b) => profile.worth[b]! - profile.worth[a]! || a - b)
  const best = inOrder[0]!
  const have = profile.through[best]!
  if (worth === 0) return { skill: nameOf(best), met: 'no', quote: null, nearest: null }
  const quote = quoteOf(profile, profile.skills.get(have)!)
  if (worth === 1) return { skill: nameOf(best), met: 'yes', quote, nearest: null }
  const missing = ask.every ? inOrder.at(-1)! : best
  return { skill: nameOf(missing), met: 'related', quote, nearest: nameOf(have) }
}

function nameOf(skill: number): string {
  return skills[skill]!.name
}

function quoteOf(profile: Profile, source: Source): ScorePart['quote'] {
  return { text: profile.texts[source.line]!.slice(source.start, source.end), source }
}
