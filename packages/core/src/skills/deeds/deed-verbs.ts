import type { Token } from '../tokens.ts'
import type { DeedIndex } from './deed-index.ts'
import { type Clause, isPast } from './own-work.ts'

/** Whether the first words of a deed may be its verb. 'The management' has managed nothing, who makes sure has not made it. */
export function mayBeVerb(
  { verbs }: DeedIndex,
  text: string,
  tokens: readonly Token[],
  stems: readonly string[],
  { from, to }: { from: number; to: number },
  isTitle: boolean,
): boolean {
  const [word, next] = [tokens[from]!.norm, tokens[from + 1]?.norm]
  if (isNoVerb(word, stems[from]!) || (from === to && word === 'final')) return false
  if ((word === 'management' && next !== 'of') || (word.startsWith('mak') && next === 'sure')) return false
  return isTitle || from < to || !verbs.has(stems[from]!) || !isNounHere(text, tokens, from)
}

/** A short line without a verb, as 'Traffic count at two junctions', tells of work by its nouns. */
export const isTitleOfWork = ({ verbs }: DeedIndex, stems: readonly string[], clauses: readonly Clause[]): boolean =>
  stems.length <= longestTitle && !verbs.has(stems[0]!) && clauses.every(({ told }) => told === null)

const longestTitle = 14

/** Who does it (a manager has not managed the rest of the sentence), 'management', 'closely'. */
export const isNoVerb = (word: string, stem: string): boolean =>
  /(?:[eo]rs?|(?<!f)ly|^managements?|^bookings?|^(?:assist|attend|consult)ants?)$/.test(word) &&
  !word.startsWith(`${stem}r`) &&
  !/(?:r|li)$/.test(stem)

/**
 * A verb without any ending is a noun after a noun, an article or a preposition ('the buying process'), and tells of work
 * only after a verb that does it ('conducted exit interviews') or before its object ('the design of').
 */
function isNounHere(text: string, tokens: readonly Token[], at: number): boolean {
  const { norm, start } = tokens[at]!
  const before = tokens[at - 1]
  if (before === undefined || tokens[at + 1]?.norm === 'of') return false
  const isJoined = /^[ -]$/.test(text.slice(before.end, start))
  // 'In scheduled meetings' nobody scheduled them.
  if (/ed$/.test(norm)) return isJoined && beforeParticiples.test(before.norm)
  if (!isJoined || hasEnding.test(norm) || isPast(norm)) return false
  if (beforeVerbs.test(before.norm)) return /^(?:and|or)$/.test(before.norm) && isOfPast(tokens.slice(0, at))
  return !tokens.slice(Math.max(0, at - 3), at).some((token) => doing.test(token.norm))
}

/** 'Checked bar spacing and cover': next to a verb in the past, a bare word is a noun; 'helped to check and cover' asks for it. */
const isOfPast = (before: readonly Token[]): boolean =>
  before.some(({ norm }) => isPast(norm)) && !before.some(({ norm }) => asksForVerb.test(norm))
const asksForVerb = /^(?:to|help\p{L}*|did|do|can|could|would|let|i|we)$/u

const beforeParticiples = /^(?:an?|the|in|of|for|with|on|from|at|all|any|its|their|our|this|these|those)$/
const hasEnding = /(?:ed|ing|[st]ion|(?<!docu)ment|ance|al)$/
const beforeVerbs =
  /^(?:to|and|or|then|also|i|we|you|they|who|that|which|can|could|will|would|may|must|should|did|do|not|help(?:ed|ing)?|let|(?!(?:dai|week|month|quarter|year|hour|ear|on|assemb|supp|fami|rep)ly)\p{L}+ly)$/u
const doing =
  /^(?:conduct|perform|complet|provid|mak|tak|giv|hold|arrang|do$|did$|made$|took$|gave$|held$|ran$|carried$)/
