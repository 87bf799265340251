import { findUndone } from '../denials.ts'
import { correctSlips } from '../spelling.ts'
import { stemWord } from '../stems.ts'
import { type Token, tokenize } from '../tokens.ts'
import type { DeedIndex } from './deed-index.ts'
import { type Clause, findClauses, idle } from './own-work.ts'

/** A deed in a text: from its first to its last word. `deed` is a place in the list that was indexed. */
export type FoundDeed = { deed: number; start: number; end: number }

/** Finds deeds in a sentence in another way: by its stems and, when they are needed, its clauses. */
export type DeedFinder = (
  stems: readonly string[],
  clausesOf: () => readonly Clause[],
) => readonly { deed: number; from: number; to: number }[]

/** The deeds that a text shows, each once per sentence, without denied and wished ones. Linear in the length of the text. */
export function findDeeds(index: DeedIndex, text: string, findMore: DeedFinder = () => []): FoundDeed[] {
  return splitSentences(text, readWords(index, text)).flatMap((tokens) => {
    const found = findInSentence(text, index, tokens, findMore)
    if (found.length === 0 || isKeywords(text, tokens)) return []
    const undone = findUndone(text, tokens[0]!.start, tokens.at(-1)!.end)
    return found.filter(({ start, end }) => !undone.some((part) => start < part.end && end > part.start))
  })
}

/** The words of a text; slips are put right where they are no word of a deed. */
function readWords({ words }: DeedIndex, text: string): readonly Token[] {
  const written = tokenize(text)
  const corrected = correctSlips(text, written)
  return written.map((token, at) => (words.has(stemWord(token.norm)) ? token : corrected[at]!))
}

type Place = { from: number; to: number }

/** Places of a group that are tried; the last ones are nearest to what follows. */
const mostPlaces = 3

function findInSentence(text: string, index: DeedIndex, tokens: readonly Token[], findMore: DeedFinder): FoundDeed[] {
  const { count, widest } = index
  const stems = tokens.map(({ norm }) => stemWord(norm))
  const met = groupsMet(index, stems)
  /** By deed: for each group its last places, as places of the first and last word. */
  const open = new Map<number, Place[][]>()
  const found = new Map<number, FoundDeed>()
  let clauses: Clause[] | null = null
  const clausesOf = () => {
    clauses ??= findClauses(text, tokens)
    return clauses
  }
  const add = (deed: number, from: number, to: number) => {
    const [start, end] = [tokens[from]!.start, tokens[to]!.end]
    if (!isList(text.slice(start, end), to - from + 1)) found.set(deed, { deed, start, end })
  }
  for (const { from, to, deeds } of findActs(index, text, tokens, stems)) {
    const before = tokens[from - 1]?.norm
    const isOwn = ({ from: first, to: last, verb, told }: Clause) =>
      told !== 'others' && (verb === from || (first <= from && last >= from && before === 'and'))
    if (!clausesOf().some(isOwn)) continue
    for (const deed of deeds) found.set(deed, { deed, start: tokens[from]!.start, end: tokens[to]!.end })
  }
  if (met === null) return [...found.values()]
  visitPhrases(index, stems, (deed, group, at, last) => {
    if (met[deed] !== allGroups(count[deed]!) || found.has(deed)) return
    if (group === 0 && (isNoVerb(tokens[at]!.norm, stems[at]!) || isNoDeed(tokens, at))) return
    const groups = open.get(deed) ?? Array.from({ length: count[deed]! }, (): Place[] => [])
    open.set(deed, groups)
    groups[group] = [{ from: at, to: last }, ...groups[group]!].slice(0, mostPlaces)
    const places = groups.every((own) => own.length > 0) ? pickApart(groups, widest[deed]!) : null
    if (places === null) return
    if (!isOwnWork(clausesOf(), places, tokens, index.byAnyVerb[deed]!)) return
    add(deed, Math.min(...places.map((place) => place.from)), Math.max(...places.map((place) => place.to)))
  })
  for (const { deed, from, to } of findMore(stems, clausesOf)) if (!found.has(deed)) add(deed, from, to)
  return [...found.values()]
}

/** By deed: the groups of which a sentence has a phrase anywhere, as bits. Null when no deed has all: most sentences. */
function groupsMet(index: DeedIndex, stems: readonly string[]): Uint32Array | null {
  const { count } = index
  const met = new Uint32Array(count.length)
  let isAnyMet = false
  visitPhrases(index, stems, (deed, group) => {
    met[deed]! |= 1 << group
    isAnyMet ||= met[deed] === allGroups(count[deed]!)
  })
  return isAnyMet ? met : null
}

const allGroups = (count: number): number => (1 << count) - 1

/** Every phrase of a deed in a sentence, from left to right, by the places of its first and last word. */
function visitPhrases(
  { byStem }: DeedIndex,
  stems: readonly string[],
  visit: (deed: number, group: number, from: number, to: number) => void,
) {
  for (const [at, stem] of stems.entries()) {
    const entries = byStem.get(stem)
    if (entries === undefined) continue
    for (const word of entries.words) visit(word >> 3, word & 7, at, at)
    for (const { deed, group, rest } of entries.phrases)
      if (rest.every((word, offset) => stems[at + 1 + offset] === word)) visit(deed, group, at, at + rest.length)
  }
}

/** A verb with the object that makes it the name of a skill: the last noun after it, before a preposition or a stop. */
function findActs({ acts }: DeedIndex, text: string, tokens: readonly Token[], stems: readonly string[]) {
  const found: (Place & { deeds: readonly number[] })[] = []
  for (const [from, stem] of stems.entries()) {
    const byObject = acts.get(stem)
    // 'Marketing Intern' is a title, no marketing of anything.
    if (byObject === undefined || isNoun.test(tokens[from]!.norm)) continue
    for (let to = from + 1; to <= from + farthestObject && to < tokens.length; to++) {
      if (prepositions.has(tokens[to]!.norm)) break
      const next = tokens[to + 1]
      const ends =
        next === undefined ||
        prepositions.has(next.norm) ||
        joins.has(next.norm) ||
        !/^(?:[ -]|['’])/.test(text.slice(tokens[to]!.end, next.start))
      if (!ends) continue
      const word = tokens[to]!.norm
      const deeds = byObject.get(word) ?? byObject.get(`${tokens[to - 1]!.norm} ${word}`)
      if (deeds !== undefined) found.push({ from, to, deeds })
    }
  }
  return found
}

const farthestObject = 8
const isNoun =
  /(?:ing|ion|ment|ive|onal|ical|ance|ity)$|^(?:account|design|program|model|test|review|audit|repair|survey|visit|check|research|market|report|record)$/
const prepositions = new Set(
  'of for from in on at to with by per via using through across during into after before over under between within against about as until while when where that which who if so'.split(
    ' ',
  ),
)
const joins = new Set('and or each every daily weekly monthly twice once every then a the'.split(' '))

/**
 * Whether a clause of a deed may tell of work. In one about a service only the deed's own verb does: 'read statutes',
 * 'used Excel to track stock'. A deed by any verb needs a clause that does tell of work.
 */
function isOwnWork(
  clauses: readonly Clause[],
  places: readonly Place[],
  tokens: readonly Token[],
  byAnyVerb: boolean,
): boolean {
  return clauses.some(({ from, to, verb, told }) => {
    const own = places.filter((place) => place.from <= to && place.to >= from)
    if (own.length === 0 || told === 'others') return false
    if (byAnyVerb) return told === 'work' && !idle.has(stemWord(tokens[verb]!.norm))
    if (told !== 'service') return true
    return own.some((place) => place.from === verb || tokens[place.from - 1]?.norm === 'to')
  })
}

/** Whether a word is no verb: who does it (a manager has not managed the rest of the sentence), 'management', 'closely'. */
const isNoVerb = (word: string, stem: string): boolean =>
  /(?:[eo]rs?|(?<!f)ly|^managements?|^bookings?)$/.test(word) && !word.startsWith(`${stem}r`) && !/(?:r|li)$/.test(stem)

/** 'The management' and 'senior management' have managed nothing, and who makes sure of a thing has not made it. */
const isNoDeed = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at]!.norm, tokens[at + 1]?.norm]
  return (word === 'management' && next !== 'of') || (word.startsWith('mak') && next === 'sure')
}

/** Words between many commas are keywords, and tell of no deed. */
const isList = (part: string, words: number): boolean => part.split(',').length * 3 - 3 > words

/** A sentence with a comma after every second or third word is a list of keywords, unless it begins with a verb of work. */
function isKeywords(text: string, tokens: readonly Token[]): boolean {
  const commas = text.slice(tokens[0]!.start, tokens.at(-1)!.end).split(',').length - 1
  return commas >= fewestCommas && commas * 3 > tokens.length && findClauses(text, tokens)[0]!.told !== 'work'
}

const fewestCommas = 5

/** One place of each group, none within another and all near each other. */
function pickApart(groups: readonly Place[][], widest: number, picked: Place[] = []): Place[] | null {
  const own = groups[picked.length]
  if (own === undefined) return picked
  for (const place of own) {
    const isApart = picked.every(({ from, to }) => place.from > to || place.to < from)
    const isNear = picked.every(({ from, to }) => Math.max(place.to, to) - Math.min(place.from, from) <= widest)
    const all = isApart && isNear ? pickApart(groups, widest, [...picked, place]) : null
    if (all !== null) return all
  }
  return null
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
