import { findUndone } from './denials.ts'
import { stemWord } from './stems.ts'
import { type Token, tokenize } from './tokens.ts'

/**
 * Words that together show a skill without naming it: 'cut' and 'rompers' show pattern cutting. A deed is shown when a
 * sentence has one phrase of each group near each other, in any order.
 */
export type Deed = { skill: string; groups: readonly (readonly string[])[] }

/**
 * Reads deeds as they are written, one skill a line: `Skill: group & group; group & group`. The phrases of a group are
 * separated by `|`; `;` separates independent deeds of the same skill.
 */
export function parseDeeds(text: string): Deed[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const at = line.indexOf(': ')
      const skill = line.slice(0, at).trim()
      return line
        .slice(at + 2)
        .split(';')
        .map((deed) => ({ skill, groups: deed.split('&').map((group) => group.split('|').map(stemPhrase)) }))
    })
}

/** The stems of a phrase, joined by blanks. */
export function stemPhrase(phrase: string): string {
  return tokenize(phrase)
    .map(({ norm }) => stemWord(norm))
    .join(' ')
}

/** A deed in a text: from its first to its last word. `deed` is a place in the list that was indexed. */
export type FoundDeed = { deed: number; start: number; end: number }

/** Deeds by the first stem of their phrases. */
export type DeedIndex = { count: Uint8Array; byStem: ReadonlyMap<string, readonly Entry[]> }
type Entry = { deed: number; group: number; rest: readonly string[] }

/** Prepares deeds for `findDeeds`. */
export function indexDeeds(deeds: readonly Deed[]): DeedIndex {
  const byStem = new Map<string, Entry[]>()
  for (const [deed, { groups }] of deeds.entries())
    for (const [group, phrases] of groups.entries())
      for (const phrase of phrases) {
        const [first = '', ...rest] = phrase.split(' ')
        const entries = byStem.get(first) ?? []
        byStem.set(first, entries)
        entries.push({ deed, group, rest })
      }
  return { count: Uint8Array.from(deeds, ({ groups }) => groups.length), byStem }
}

/** The deeds that a text shows, each once per sentence, without denied and wished ones. Linear in the length of the text. */
export function findDeeds(index: DeedIndex, text: string): FoundDeed[] {
  return splitSentences(text, tokenize(text)).flatMap((tokens) => {
    const found = findInSentence(index, tokens)
    if (found.length === 0) return found
    const undone = findUndone(text, tokens[0]!.start, tokens.at(-1)!.end)
    return found.filter(({ start, end }) => !undone.some((part) => start < part.end && end > part.start))
  })
}

/** A deed lies within this number of words. */
const widestDeed = 15

function findInSentence({ count, byStem }: DeedIndex, tokens: readonly Token[]): FoundDeed[] {
  const stems = tokens.map(({ norm }) => stemWord(norm))
  /** By deed: for each group its last place, as places of the first and last word. */
  const open = new Map<number, Map<number, { from: number; to: number }>>()
  const found = new Map<number, FoundDeed>()
  for (const [at, stem] of stems.entries())
    for (const { deed, group, rest } of byStem.get(stem) ?? []) {
      if (!rest.every((word, offset) => stems[at + 1 + offset] === word) || found.has(deed)) continue
      const groups = open.get(deed) ?? new Map<number, { from: number; to: number }>()
      open.set(deed, groups.set(group, { from: at, to: at + rest.length }))
      const places = [...groups.values()]
      const from = Math.min(...places.map((place) => place.from))
      const to = Math.max(...places.map((place) => place.to))
      const areDistinct = new Set(places.map((place) => place.from)).size === places.length
      if (groups.size < count[deed]! || to - from > widestDeed || !areDistinct) continue
      found.set(deed, { deed, start: tokens[from]!.start, end: tokens[to]!.end })
    }
  return [...found.values()]
}

const mostWords = 40

/** Sentences, which end at a full stop or semicolon before a blank, or after `mostWords`. */
function splitSentences(text: string, tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = []
  let current: Token[] = []
  for (const [index, token] of tokens.entries()) {
    current.push(token)
    const next = tokens[index + 1]
    const ends = next === undefined || /[.;!?]\s/.test(text.slice(token.end, Math.min(next.start, token.end + 6)))
    if (!ends && current.length < mostWords) continue
    sentences.push(current)
    current = []
  }
  return sentences
}
