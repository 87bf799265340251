import { hasPlace } from '../../resume/line-places.ts'
import type { Source } from '../../resume/resume-draft.ts'
import { relatedSkills } from '../../skills/related.ts'
import { isTrade } from '../../skills/subjects.ts'
import { skills } from '../../skills/vocabulary.ts'
import type { Ask } from '../listing/asks.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import { type Evidence, inProject } from '../profile/evidence.ts'
import { findPhrase } from '../profile/phrase-search.ts'
import { type Quote, quoteAround } from '../profile/quotes.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { isUse, usedStrength } from '../profile/settings.ts'
import { countEntries, evidenceStrength, joinEvidence, usesOf } from '../profile/skill-ratings.ts'
import type { EarnedPoints } from './earned-points.ts'
import { phraseEvidence, type Rating } from './rate-asks.ts'
import { earnedPoints } from './score-points.ts'
import { describeSimilarWork, type SimilarPart } from './similar-part.ts'

/**
 * One row of a score. The points of all rows are whole numbers and add up to the score. `phrase` is a verbatim piece of
 * the listing. A row that earns something quotes a sentence of the resume.
 */
export type ScorePart = {
  /** 'limit' is there only where it holds the score down: its points are negative and at stake are none. */
  kind: 'requirement' | 'description' | 'title' | 'similar' | 'limit'
  phrase: string
  /** Canonical name of the skill in question; null for a row about words rather than a skill. */
  skill: string | null
  points: number
  outOf: number
  /** 'yes' was used; 'partly' is named or learned but not used; 'related' is only something near. */
  met: 'yes' | 'partly' | 'related' | 'no'
  quote: Quote | null
  /** The skill of the resume that shows `skill`, when it is another one. */
  nearest: string | null
  importance: 'must' | 'asked' | 'nice'
  /**
   * How the resume shows it; null where nothing is shown. `gain` are the points that the next step adds: of what was not
   * used, a project with it; of what was used, all that is missing of a second use, use of late and a result in figures.
   */
  shown: (Pick<Evidence, 'setting' | 'entries' | 'lastYear' | 'isRecent' | 'hasResult'> & { gain: number }) | null
  /** For similar work: which entry of the resume, and why. */
  similar: SimilarPart | null
}

/** The rows of a score: what is asked in the listing's order, similar work, and a limit where one holds. */
export function createParts(profile: Profile, listing: PreparedListing, earned: EarnedPoints): ScorePart[] {
  const { points } = listing
  if (listing.asks.length === 0) return []
  const ownLines = new Set(listing.asks.flatMap(({ skills }) => skills.flatMap((id) => ownLine(profile, id))))
  const parts = listing.asks.map((ask, index) =>
    askPart(
      profile,
      ask,
      earned.ratings[index]!,
      { points: earned.asks[index]!, outOf: points.asks[index]! },
      ownLines,
    ),
  )
  parts.push(similarPart(profile, listing, earned))
  if (earned.limit !== null) parts.push(limitPart(listing, earned, earned.limit))
  return parts
}

const plain = { skill: null, nearest: null, importance: 'asked', shown: null, quote: null, similar: null } as const

/** The line that shows a skill itself in use. */
function ownLine({ skills: shown, through }: Profile, id: number): number[] {
  const own = shown.get(id)
  return own !== undefined && through[id] === id && isUse(own) ? [own.source.line] : []
}

/** The row of one ask. What only implies it is quoted from other lines than `ownLines`, which prove other rows. */
export function askPart(
  profile: Profile,
  ask: Ask,
  rating: Rating,
  points: Pick<ScorePart, 'points' | 'outOf'>,
  ownLines: ReadonlySet<number> = new Set(),
): ScorePart {
  const evidence = ask.skills.length > 0 ? skillEvidence(profile, ask, ownLines) : wordsEvidence(profile, ask)
  const met = metBy(rating)
  return {
    ...plain,
    kind: ask.kind,
    phrase: ask.phrase,
    importance: ask.importance,
    ...points,
    skill: evidence.skill,
    met,
    quote: met !== 'no' && evidence.source !== null ? quoteAround(profile, evidence.source) : null,
    nearest: met === 'no' ? null : evidence.nearest,
    shown: met === 'yes' || met === 'partly' ? describeShown(profile, ask, evidence, points) : null,
  }
}

function metBy({ isMet, isShown, strength }: Rating): ScorePart['met'] {
  if (isMet) return 'yes'
  if (isShown) return 'partly'
  return strength > 0 ? 'related' : 'no'
}

type AskEvidence = Pick<ScorePart, 'skill' | 'nearest'> & {
  /** The skill (its id) that the row names; null for words and degrees. */
  asked: number | null
  shown: Evidence | null
  source: Source | null
}

/** The evidence for skills; of several that are wanted, the row names the one that is shown least. */
function skillEvidence(profile: Profile, { skills: wanted, every }: Ask, ownLines: ReadonlySet<number>): AskEvidence {
  const inOrder = [...wanted].sort((a, b) => profile.strength[b]! - profile.strength[a]! || a - b)
  const asked = every ? inOrder.at(-1)! : inOrder[0]!
  // What is not used is not quoted while another skill of the row is.
  const told = profile.strength[asked]! < usedStrength ? inOrder[0]! : asked
  const own = usesOf(profile.skills, told)
  const shownBy = own.length > 0 ? told : profile.through[told]!
  const uses = shownBy === told ? own : usesOf(profile.skills, shownBy)
  const joined = uses.length > 0 ? joinEvidence(shownBy, uses, countEntries(profile.usedIn[shownBy]!)) : null
  const shown = joined ?? profile.skills.get(shownBy) ?? null
  const other =
    own.length > 0 && joined !== null && joined.through !== told && ownLines.has(joined.source.line)
      ? uses.find(
          ([, one]) =>
            evidenceStrength(one) >= evidenceStrength(profile.skills.get(joined.through)!) &&
            !ownLines.has(one.source.line) &&
            !titledBy(profile, one.source),
        )
      : undefined
  const through = other !== undefined && told === asked ? other[0] : profile.through[asked]!
  return {
    asked,
    skill: skills[asked]!.name,
    nearest: through < 0 || through === asked ? null : skills[through]!.name,
    shown,
    source: other?.[1].source ?? (shown && (nearSource(profile, shownBy, told) ?? toldSource(profile, shownBy, shown))),
  }
}

/** Something near is quoted where it, or what implies it, is named: in use before others. */
function nearSource({ skills: shown }: Profile, shownBy: number, asked: number): Source | undefined {
  const relation = relatedSkills(shownBy).get(asked)
  if (relation !== 'near' && relation !== 'broader') return undefined
  const named = usesOf(shown, shownBy).filter(([, one]) => one.named !== undefined)
  const best = named.sort(([, one], [, other]) => evidenceStrength(other) - evidenceStrength(one))[0]
  return best?.[1].named ?? shown.get(shownBy)?.named
}

/**
 * A title proves less than a deed of any skill that implies the one that it names, or of a near one in the same post; that
 * of a trade ('Head of Marketing') less than any deed of its field there.
 */
function toldSource(profile: Profile, skill: number, { source }: Evidence): Source {
  const { skills: shown } = profile
  const post = titledBy(profile, source)
  if (post === undefined) return source
  const isOfPost = ([id, { source: own }]: readonly [number, Evidence]) =>
    hasPlace(post, own.line, own.start) &&
    (relatedSkills(id).has(skill) || (isTrade(skill) && skills[id]!.field === skills[skill]!.field))
  const told = [usesOf(shown, skill), [...shown].filter(isOfPost)].flatMap((all) =>
    all
      .map(([, one]) => one)
      .filter((one) => isUse(one) && !titledBy(profile, one.source))
      .sort((one, other) => evidenceStrength(other) - evidenceStrength(one)),
  )
  return told[0]?.source ?? source
}

/** The entry whose title has a place. */
const titledBy = ({ entries }: Profile, { line, start }: Source) =>
  entries.find(({ title }) => title.line === line && start < title.end)

function wordsEvidence(profile: Profile, { degrees, words }: Ask): AskEvidence {
  const withShown = (shown: Evidence | null) => ({
    asked: null,
    skill: null,
    nearest: null,
    shown,
    source: shown?.source ?? null,
  })
  const degree = degrees.map((kind) => profile.degrees.get(kind)).find((shown) => shown !== undefined)
  if (degrees.length > 0) return withShown(degree ?? null)
  const found = findPhrase(profile, words)
  if (found === null) return withShown(null)
  if (found.share === 1) return withShown(phraseEvidence(profile, words))
  const { setting } = found.line.setting
  return withShown({ setting, entries: 1, lastYear: null, isRecent: false, hasResult: false, source: found.source })
}

function similarPart(profile: Profile, listing: PreparedListing, { similar, similarWork }: EarnedPoints): ScorePart {
  const outOf = listing.points.similar
  const row = { ...plain, kind: 'similar' as const, phrase: listing.title, points: similar, outOf }
  if (similarWork === null || similar === 0) return { ...row, met: 'no' }
  const { part, quote } = describeSimilarWork(profile, listing, similarWork)
  const met = similar >= usedStrength * outOf ? 'yes' : 'partly'
  return { ...row, met, quote: quoteAround(profile, quote), similar: part }
}

function limitPart(
  listing: PreparedListing,
  { limited }: EarnedPoints,
  { ask }: NonNullable<EarnedPoints['limit']>,
): ScorePart {
  const phrase = ask === null ? '' : listing.asks[ask]!.phrase
  return { ...plain, kind: 'limit', phrase, points: -limited, outOf: 0, met: 'no', importance: 'must' }
}

function describeShown(
  profile: Profile,
  { skills: wanted, every }: Ask,
  { asked, shown }: AskEvidence,
  { points, outOf }: Pick<ScorePart, 'points' | 'outOf'>,
): ScorePart['shown'] {
  if (shown === null) return null
  const { setting, entries, lastYear, isRecent, hasResult } = shown
  const own = asked === null ? evidenceStrength(shown) : profile.strength[asked]!
  const known = asked === null ? shown : profile.skills.get(asked)
  const next = own >= usedStrength ? 1 : evidenceStrength(inProject(profile.isStudent, known))
  const others = every ? wanted.reduce((sum, id) => sum + (id === asked ? 0 : profile.strength[id]!), 0) : 0
  const strength = (others + next) / (every ? Math.max(1, wanted.length) : 1)
  return { setting, entries, lastYear, isRecent, hasResult, gain: earnedPoints(strength, outOf) - points }
}
