import { findUndone } from '../denials.ts'
import { correctSlips } from '../spelling.ts'
import { stemWord } from '../stems.ts'
import { type Token, tokenize } from '../tokens.ts'
import type { DeedIndex } from './deed-index.ts'
import { isNoVerb, isTitleOfWork, mayBeVerb } from './deed-verbs.ts'
import { type Clause, findClauses, idle, isPast, making } from './own-work.ts'
import { lengthOfRow, numberStems, runOfPair, runOfStem } from './phrase-columns.ts'

/** A deed in a text: from its first to its last word. `deed` is a place in the list that was indexed. */
export type FoundDeed = { deed: number; start: number; end: number }

/** The deeds that a text shows, each once per sentence, without denied and wished ones. Linear in the length of the text. */
export function findDeeds(index: DeedIndex, text: string): FoundDeed[] {
  return splitSentences(text, readWords(index, text)).flatMap((tokens) => {
    const found = findInSentence(text, index, tokens)
    if (found.length === 0 || isKeywords(text, tokens)) return []
    const undone = findUndone(text, tokens[0]!.start, tokens.at(-1)!.end)
    return found.filter(({ start, end }) => !undone.some((part) => start < part.end && end > part.start))
  })
}

/** The words of a text; slips are put right where they are no word of a deed. */
function readWords({ phrases: { numbers } }: DeedIndex, text: string): readonly Token[] {
  const written = tokenize(text)
  const corrected = correctSlips(text, written)
  return written.map((token, at) => (numbers.has(stemWord(token.norm)) ? token : corrected[at]!))
}

type Place = { from: number; to: number }

/** Places of a group that are tried; the last ones are nearest to what follows. */
const mostPlaces = 3

function findInSentence(text: string, index: DeedIndex, tokens: readonly Token[]): FoundDeed[] {
  const stems = tokens.map(({ norm }) => stemWord(norm))
  let clauses: readonly Clause[] | null = null
  const clausesOf = () => {
    clauses ??= findClauses(text, tokens)
    return clauses
  }
  const found = new Map<number, FoundDeed>()
  const add = (deed: number, { from, to }: Place) =>
    found.set(deed, { deed, start: tokens[from]!.start, end: tokens[to]!.end })
  for (const act of findActs(index, text, tokens, stems)) {
    const before = tokens[act.from - 1]?.norm
    const isOwn = ({ from, to, verb, told }: Clause) =>
      told !== 'others' && (verb === act.from || (from <= act.from && to >= act.from && before === 'and'))
    if (clausesOf().some(isOwn)) for (const deed of act.deeds) add(deed, act)
  }
  const numbers = numberStems(index.phrases, stems)
  const candidates = findCandidates(index, numbers)
  const alone = candidates.length > 0 ? withoutIdioms(text, tokens, numbers) : numbers
  const places = placesOfGroups(index, numbers, alone, candidates)
  const isTitle = candidates.length > 0 && isTitleOfWork(index, stems, clausesOf())
  for (const deed of candidates) {
    const { groups, widest, byAnyVerb, byMaking } = index.deeds[deed]!
    const [verbs = [], ...others] = groups.map((group) => places.get(group)!)
    const isVerb = (place: Place) => byAnyVerb || mayBeVerb(index, text, tokens, stems, place, isTitle)
    const place = findTogether([verbs.filter(isVerb), ...others], widest, (picked) => {
      const { from, to } = spanOf(picked)
      return (
        isOwnWork(clausesOf(), picked, tokens, byAnyVerb, byMaking) &&
        (byAnyVerb || isAboutOwnObject(clausesOf(), picked, tokens)) &&
        !isList(text.slice(tokens[from]!.start, tokens[to]!.end), to - from + 1)
      )
    })
    if (place !== null) add(deed, place)
  }
  return [...found.values()]
}

/** The deeds of which a sentence has a phrase of every group. */
function findCandidates({ deeds, byRarest, phrases }: DeedIndex, stems: Uint16Array): number[] {
  const { runsFrom, groups } = phrases
  const met = new Set<number>()
  for (let at = 0; at < stems.length; at++) {
    const single = runOfStem(phrases, stems[at]!)
    for (let row = runsFrom[single]!; row < runsFrom[single + 1]!; row++) met.add(groups[row]!)
    const longer = runOfPair(phrases, stems[at]!, stems[at + 1])
    for (let row = runsFrom[longer]!; row < runsFrom[longer + 1]!; row++)
      if (lengthOfRow(phrases, row, stems, at) > 0) met.add(groups[row]!)
  }
  return [...met].flatMap((group) =>
    (byRarest.get(group) ?? []).filter((deed) => deeds[deed]!.groups.every((other) => met.has(other))),
  )
}

/**
 * Words of fixed phrases tell of no deed by themselves: 'in order to' of no order, 'due to' of no dues, 'odds ratio' of
 * no ratio analysis.
 */
function withoutIdioms(text: string, tokens: readonly Token[], stems: Uint16Array): Uint16Array {
  const [from, to] = [tokens[0]!.start, tokens.at(-1)!.end]
  const found = [...text.slice(from, to).matchAll(idiom)].map(({ index, 0: words }) => ({
    start: from + index,
    end: from + index + words.length,
  }))
  if (found.length === 0) return stems
  return stems.map((stem, at) =>
    found.some(({ start, end }) => tokens[at]!.start >= start && tokens[at]!.end <= end) ? 0 : stem,
  )
}

const idiom =
  /\b(?:articles? (?:of association|\d+)|net promoter|(?:key|tech|bank|listed|growth|penny) stocks?|(?<=prices? of (?:\w+ )?)stocks?|(?:large|small|full|wide)[- ]scale|tables? (?=set)|(?<=proof[- ])read(?:ing)?|calls? (?=reports?\b|logs?\b)|(?:customers?|clients?|users?)(?= (?:folios?|data|databases?|datasets?|segments?|base|portfolios?|churn|behaviou?r)\b)|(?<=\b(?:upi|cards?|cash|coins)(?: or| and|,) )notes|fixed (?=deposits?|assets?|costs?|income|prices?)|in order (?:to|that)|due to|up[- ]to[- ]date|in terms of|as needed|as well as|in case of|such as|in line with|under (?:the |a )?budget|(?:video|tele|web|audio)[- ]?conferenc(?:e|es|ing)|conference calls?|conference rooms?|(?:gear|velocity|compression|aspect|turns|slip|air[- ]fuel|mix|reflux|odds|hazard|signal[- ]to[- ]noise) ratios?|(?<=balancing )sheets?|bed sheets?|(?<=g(?:ave|ive|iving) )change|switch(?:ed|ing)? (?:on|off)|checked in(?= with)|load(?:ed|ing)? (?:[\w-]+ ){1,10}into (?:an? |the )?(?:\w*sql\w*|databases?|tables?|excel|python|bigquery|snowflake))\b|\d ?[-–—] ?present\b/gi

/**
 * The places of the groups of some deeds in a sentence, from left to right. `alone` are the stems without idioms; a
 * longer phrase may be one itself ('odds ratio').
 */
function placesOfGroups({ deeds, phrases }: DeedIndex, stems: Uint16Array, alone: Uint16Array, of: readonly number[]) {
  const places = new Map(of.flatMap((deed) => deeds[deed]!.groups.map((group): [number, Place[]] => [group, []])))
  if (places.size === 0) return places
  const { runsFrom, groups } = phrases
  for (let from = 0; from < stems.length; from++) {
    const own = alone[from] === 0 ? stems : alone
    const single = runOfStem(phrases, alone[from]!)
    for (let row = runsFrom[single]!; row < runsFrom[single + 1]!; row++)
      places.get(groups[row]!)?.push({ from, to: from })
    const longer = runOfPair(phrases, own[from]!, own[from + 1])
    for (let row = runsFrom[longer]!; row < runsFrom[longer + 1]!; row++) {
      const length = lengthOfRow(phrases, row, own, from)
      if (length > 0) places.get(groups[row]!)?.push({ from, to: from + length - 1 })
    }
  }
  return places
}

/** Where, reading from left to right, a deed first has a place of each group together. */
function findTogether(
  places: readonly (readonly Place[])[],
  widest: number,
  isShown: (picked: readonly Place[]) => boolean,
): Place | null {
  const last = places.map((): Place[] => [])
  const inOrder = places
    .flatMap((own, group) => own.map((place) => ({ place, group })))
    .sort((one, other) => one.place.from - other.place.from)
  for (const { place, group } of inOrder) {
    last[group] = [place, ...last[group]!].slice(0, mostPlaces)
    const picked = pickApart(last, widest)
    if (picked !== null && isShown(picked)) return spanOf(picked)
  }
  return null
}

const spanOf = (places: readonly Place[]): Place => ({
  from: Math.min(...places.map(({ from }) => from)),
  to: Math.max(...places.map(({ to }) => to)),
})

/** A verb with the object that makes it the name of a skill: the last noun after it, before a preposition or a stop. */
function findActs({ acts }: DeedIndex, text: string, tokens: readonly Token[], stems: readonly string[]) {
  const found: (Place & { deeds: readonly number[] })[] = []
  for (const [from, stem] of stems.entries()) {
    const byObject = acts.get(stem)
    // 'Marketing Intern' is a title, no marketing of anything.
    const verb = tokens[from]!.norm
    // 'Assessing students', 'Sampling of raw materials'
    const isGerund = from === 0 && verb.endsWith('ing') && !trades.test(verb)
    const object = from === 0 && isNoun.test(verb) && tokens[1]?.norm === 'of' ? 2 : from + 1
    if (byObject === undefined || isNoVerb(verb, stem) || (isNoun.test(verb) && !isGerund && object === from + 1))
      continue
    for (let to = object; to <= from + farthestObject && to < tokens.length; to++) {
      if (prepositions.has(tokens[to]!.norm)) break
      const next = tokens[to + 1]
      const ends =
        next === undefined ||
        prepositions.has(next.norm) ||
        joins.has(next.norm) ||
        isPast(next.norm) ||
        !/^(?:[ -]|['’])/.test(text.slice(tokens[to]!.end, next.start))
      if (!ends) continue
      const word = tokens[to]!.norm
      // 'Managed the production of answers' is about answers.
      if (next?.norm === 'of' && /(?:[st]ion|ment)$/.test(word)) continue
      const deeds = byObject.get(word) ?? byObject.get(`${tokens[to - 1]!.norm} ${word}`)
      if (deeds !== undefined) found.push({ from, to, deeds })
    }
  }
  return found
}

const farthestObject = 8
/** 'Marketing materials' begins with no verb, 'Assessing students' does. */
const trades =
  /^(?:account|advertis|bank|build|cater|cloth|consult|draw|engineer|farm|fund|hous|learn|light|manufactur|market|nurs|packag|pric|print|process|publish|purchas|read|retail|ship|tax|train|writ)ing$/
const isNoun =
  /(?:ing|ion|ment|ive|onal|ical|ance|ity)$|^(?:account|design|program|model|test|review|audit|repair|survey|visit|check|research|market|report|record)$/
const prepositions = new Set(
  'of for from in on at to with by per via using through across during into after before over under between within against about as until while when where that which who if so providing including ensuring involving'.split(
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
  byMaking: boolean,
): boolean {
  if (isDoneByOthers(places, tokens)) return false
  const isIn = ({ from, to }: Clause, place: Place) => place.from <= to && place.to >= from
  if (clauses.some((clause) => clause.told === 'others' && places.some((place) => isIn(clause, place)))) return false
  return clauses.some((clause) => {
    const { verb, told } = clause
    const own = places.filter((place) => isIn(clause, place))
    if (own.length === 0) return false
    if (byAnyVerb) return told === 'work' && isTelling(stemWord(tokens[verb]!.norm), byMaking)
    if (told !== 'service') return true
    return own.some((place) => place.from === verb || tokens[place.from - 1]?.norm === 'to')
  })
}

/**
 * Whether the verb of a deed has an object of the deed in its own clause, or none there but pointers ('checked them'):
 * 'read lease deeds and prepared a chart' prepares no deed.
 */
function isAboutOwnObject(
  clauses: readonly Clause[],
  [verb, ...others]: readonly Place[],
  tokens: readonly Token[],
): boolean {
  const { from, to } = clauses.find((clause) => verb!.from >= clause.from && verb!.from <= clause.to)!
  if (verb!.to >= to || others.some((place) => place.to >= from && place.from <= to)) return true
  const own = tokens.slice(verb!.to + 1, to + 1).map(({ norm }) => norm)
  const isListed = own.length === 1 && joins.has(own[0]!)
  return isListed || prepositions.has(own[0]!) || own.some((word) => pointers.has(word))
}

const isTelling = (verb: string, byMaking: boolean): boolean => !idle.has(verb) || (byMaking && making.has(verb))

const pointers = new Set('it them this these those their its each both same'.split(' '))

/** 'Put together by volunteers': the agent of a verb is among the words of the deed. */
const isDoneByOthers = ([verb, ...others]: readonly Place[], tokens: readonly Token[]): boolean =>
  tokens[verb!.to + 1]?.norm === 'by' &&
  !/^\d|ing$|^(?:hand|half|email|phone|call|post|mail)$/.test(tokens[verb!.to + 2]?.norm ?? '') &&
  others.some(({ from }) => from > verb!.to && from <= verb!.to + 3)

/** Words between many commas are keywords, and tell of no deed. */
const isList = (part: string, words: number): boolean => part.split(',').length * 3 - 3 > words

/** A sentence with a comma after every second or third word is a list of keywords, unless it begins with a verb of work. */
function isKeywords(text: string, tokens: readonly Token[]): boolean {
  const marks = text.slice(tokens[0]!.start, tokens.at(-1)!.end).split(/[,|*•·]| \/ /).length - 1
  return marks >= fewestMarks && marks * 3 > tokens.length && findClauses(text, tokens)[0]!.told !== 'work'
}

const fewestMarks = 5

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
