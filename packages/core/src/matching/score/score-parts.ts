import { skills } from '../../skills/vocabulary.ts'
import type { Ask } from '../listing/asks.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Evidence } from '../profile/evidence.ts'
import { findPhrase } from '../profile/phrase-search.ts'
import { type Quote, quoteAround } from '../profile/quotes.ts'
import type { Profile } from '../profile/resume-profile.ts'
import type { EarnedPoints } from './earned-points.ts'
import { strongestField } from './field-fit.ts'
import { phraseEvidence, type Rating, shareInField } from './rate-asks.ts'
import { findSameRole } from './title-worth.ts'

/**
 * One part of a score. The points of all parts are whole numbers and add up to the score. `phrase` is a verbatim piece
 * of the listing; the part for depth has none. A part that earns something quotes a sentence of the resume.
 */
export type ScorePart = {
  kind: 'requirement' | 'description' | 'title' | 'field' | 'depth'
  phrase: string
  /** Canonical name of the skill in question; null for a part about words rather than a skill. */
  skill: string | null
  points: number
  outOf: number
  /** 'yes' earns all points; 'partly' is named or learned but not used; 'related' is met by a near skill. */
  met: 'yes' | 'partly' | 'related' | 'no'
  quote: Quote | null
  /** The skill of the resume that shows `skill`, when it is another one. */
  nearest: string | null
  importance: 'must' | 'asked' | 'nice'
  /** How the resume shows it; null where nothing is shown, and for title, field and depth. */
  shown: Pick<Evidence, 'setting' | 'entries' | 'lastYear' | 'hasResult'> | null
  /** Percent of its points that an ask counts: less than 100 for a resume of another field of work. */
  inField: number
  /** For the part for depth: points held back because too little of what is asked is met for an excellent score. */
  heldBack: number
}

type Points = Pick<ScorePart, 'points' | 'outOf'>

/** The parts of a score: what is asked in the listing's order, then depth, title and field. */
export function createParts(profile: Profile, listing: PreparedListing, earned: EarnedPoints): ScorePart[] {
  const { points } = listing
  const parts = listing.asks.map((ask, index) =>
    askPart(
      profile,
      ask,
      { rating: earned.ratings[index]!, fit: earned.fit },
      { points: earned.asks[index]!, outOf: points.asks[index]! },
    ),
  )
  if (points.depth > 0) parts.push(depthPart(listing, earned, parts))
  if (points.title > 0) parts.push(titlePart(profile, listing, { points: earned.title, outOf: points.title }))
  if (points.field > 0) parts.push(fieldPart(profile, listing, { points: earned.field, outOf: points.field }))
  return parts
}

const plain = { skill: null, nearest: null, importance: 'asked', shown: null, inField: 100, heldBack: 0 } as const

function askPart(
  profile: Profile,
  ask: Ask,
  { rating, fit }: { rating: Rating; fit: number },
  points: Points,
): ScorePart {
  const evidence = ask.skills.length > 0 ? skillEvidence(profile, ask, rating) : wordsEvidence(profile, ask, rating)
  const isShown = points.points > 0
  return {
    ...plain,
    kind: ask.kind,
    phrase: ask.phrase,
    importance: ask.importance,
    ...points,
    skill: evidence.skill,
    met: isShown ? evidence.met : 'no',
    quote: isShown && evidence.shown !== null ? quoteAround(profile, evidence.shown.source) : null,
    nearest: isShown ? evidence.nearest : null,
    shown: isShown && evidence.met !== 'related' ? pickShown(evidence.shown) : null,
    inField: ask.degrees.length > 0 ? 100 : Math.round(100 * shareInField(fit)),
  }
}

type AskEvidence = Pick<ScorePart, 'skill' | 'met' | 'nearest'> & { shown: Evidence | null }

/** The evidence for skills; of several that are wanted, the part names the one that is shown least. */
function skillEvidence(profile: Profile, ask: Ask, { worth }: Rating): AskEvidence {
  const inOrder = [...ask.skills].sort((a, b) => profile.worth[b]! - profile.worth[a]! || a - b)
  const best = inOrder[0]!
  const asked = ask.every && worth < 1 ? inOrder.at(-1)! : best
  const through = profile.through[asked]!
  const quoted = profile.through[best]!
  const shown = quoted < 0 ? null : ownEvidence(profile, best, profile.skills.get(quoted)!)
  const isNear = profile.worth[best]! < nearLimit || (through >= 0 && profile.worth[asked]! < nearLimit)
  return {
    skill: skills[asked]!.name,
    met: worth === 1 ? 'yes' : isNear ? 'related' : 'partly',
    nearest: through < 0 || through === asked ? null : skills[through]!.name,
    shown,
  }
}

/** The evidence of the skill's own name, where it is used; another skill that implies it is quoted without it. */
function ownEvidence(profile: Profile, skill: number, through: Evidence): Evidence {
  const own = profile.skills.get(skill)
  return own === undefined || own.setting === 'listed' || own.setting === 'course' ? through : own
}

/** Below this a skill is only near: named ones are worth more. */
const nearLimit = 0.5

function wordsEvidence(profile: Profile, { degrees, words }: Ask, { worth }: Rating): AskEvidence {
  const degree = degrees.map((kind) => profile.degrees.get(kind)).find((shown) => shown !== undefined)
  if (degrees.length > 0) return { skill: null, nearest: null, met: 'yes', shown: degree ?? null }
  const found = findPhrase(profile, words)
  if (found === null) return { skill: null, nearest: null, met: 'no', shown: null }
  if (found.share < 1) {
    const { setting } = found.line.setting
    const shown = { setting, entries: 1, lastYear: null, isRecent: false, hasResult: false, source: found.source }
    return { skill: null, nearest: null, met: 'related', shown }
  }
  const shown = phraseEvidence(profile, words)
  return { skill: null, nearest: null, met: worth === 1 ? 'yes' : 'partly', shown }
}

/** The part for depth quotes the evidence that goes deepest. */
function depthPart(listing: PreparedListing, earned: EarnedPoints, asked: readonly ScorePart[]): ScorePart {
  const outOf = listing.points.depth
  const deepest = earned.ratings.reduce(
    (best, { depth }, index) => (depth > (earned.ratings[best]?.depth ?? 0) ? index : best),
    0,
  )
  const quote = earned.depth > 0 ? (asked[deepest]?.quote ?? null) : null
  return {
    ...plain,
    kind: 'depth',
    phrase: '',
    points: earned.depth,
    outOf,
    met: metBy(earned.depth, outOf),
    quote,
    heldBack: earned.limited,
  }
}

function titlePart(profile: Profile, listing: PreparedListing, points: Points): ScorePart {
  const same = points.points > 0 && listing.role !== null ? findSameRole(profile.roles, listing.role) : null
  const quote = same === null ? null : quoteAround(profile, same.role.source)
  return { ...plain, kind: 'title', phrase: listing.title, ...points, met: metBy(points.points, points.outOf), quote }
}

function fieldPart(profile: Profile, listing: PreparedListing, points: Points): ScorePart {
  const field = strongestField(profile, listing)
  const source = field === null || points.points === 0 ? null : profile.fieldSource[field]!
  const quote = source === null ? null : quoteAround(profile, source)
  return { ...plain, kind: 'field', phrase: listing.title, ...points, met: metBy(points.points, points.outOf), quote }
}

function metBy(points: number, outOf: number): ScorePart['met'] {
  if (points === 0) return 'no'
  return points === outOf ? 'yes' : 'partly'
}

const pickShown = (evidence: Evidence | null): ScorePart['shown'] =>
  evidence && {
    setting: evidence.setting,
    entries: evidence.entries,
    lastYear: evidence.lastYear,
    hasResult: evidence.hasResult,
  }
