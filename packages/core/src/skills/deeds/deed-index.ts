import { remember } from '../../remember.ts'
import { wordFamilies } from '../data/deeds/word-lists.ts'
import { stemWord } from '../stems.ts'
import { tokenize } from '../tokens.ts'
import { columnsOfPhrases, type PhraseColumns } from './phrase-columns.ts'

/**
 * Words that together show a skill without naming it: 'cut' and 'rompers' show pattern cutting. A deed is shown when a
 * sentence has one phrase of each group near each other, in any order.
 */
export type Deed = {
  skill: string
  groups: readonly (readonly string[])[]
  widest?: number
  byAnyVerb?: boolean
  /** With `byAnyVerb`: also by the verbs of making, which otherwise show no trade. */
  byMaking?: boolean
}

/** The name of a skill as a sentence: 'collected payments' for 'Payment collection': the stem of its verb, and the words of its object. */
export type NamedAct = { skill: string; verb: string; object: string }

/**
 * Reads deeds as they are written, one skill a line: `Skill: group & group; group & group`. The phrases of a group are
 * separated by `|`; `;` separates independent deeds of the same skill. `$name: phrases` names a list, which `$name` in a
 * group stands for; the group `*` is any verb of own work, `+` also the verbs of making. `widest` is the number of words
 * that such a deed may lie apart. Texts that are read together share `stemOnce`, because they share most phrases.
 */
export function parseDeeds(text: string, widest = widestDeed, stemOnce = stemsOnce()): Deed[] {
  const written = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: cutAt(line, ': ')[0], rest: cutAt(line, ': ')[1] }))
  const stemAll = (phrases: string) => phrases.split('|').map(stemOnce)
  const isList = ({ name }: { name: string }) => name.startsWith('$')
  const lists = new Map(written.filter(isList).map(({ name, rest }) => [name, stemAll(rest)]))
  const phrasesOf = (group: string) =>
    withFamily(group.split('|').flatMap((phrase) => lists.get(phrase.trim()) ?? stemOnce(phrase)))
  return written
    .filter((line) => !isList(line))
    .flatMap(({ name, rest }) =>
      rest.split(';').map((deed) => ({
        skill: name,
        widest,
        byAnyVerb: anyVerb.test(deed),
        byMaking: anyVerb.exec(deed)?.[1] === '+',
        groups: deed
          .replace(anyVerb, '')
          .split('&')
          .map((group) => [...new Set(phrasesOf(group))]),
      })),
    )
}

const anyVerb = /^\s*([*+])\s*&/

/** A group with three words of a family has its others, too. */
function withFamily(phrases: readonly string[]): readonly string[] {
  const known = phrases.flatMap((phrase) => familiesOf.get(phrase) ?? [])
  if (known.length < fewestOfFamily) return phrases
  const isKnown = (family: number) => known.filter((one) => one === family).length >= fewestOfFamily
  return [...phrases, ...families.flatMap(({ others }, family) => (isKnown(family) ? others : []))]
}

const fewestOfFamily = 3

function cutAt(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark)
  return [line.slice(0, at).trim(), line.slice(at + mark.length)]
}

/** `stemPhrase` that keeps what it found. */
export const stemsOnce = () => remember(stemPhrase, Number.POSITIVE_INFINITY)

/** The stems of a phrase, joined by blanks. */
export function stemPhrase(phrase: string): string {
  return tokenize(phrase)
    .map(({ norm }) => stemWord(norm))
    .join(' ')
}

const families = wordFamilies
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(': ').map((words) => words.split('|').map(stemPhrase)))
  .map(([known, others]) => ({ known: known!, others: others! }))

/** The families of a word by their places. */
const familiesOf = new Map<string, number[]>()
for (const [family, { known }] of families.entries())
  for (const phrase of new Set(known)) familiesOf.set(phrase, [...(familiesOf.get(phrase) ?? []), family])

/** A deed lies within this number of words. */
const widestDeed = 15

/** A deed by the numbers of its groups. Deeds share the groups of the same phrases, most of all lists of verbs. */
type IndexedDeed = Required<Omit<Deed, 'skill' | 'groups'>> & { groups: readonly number[] }

/**
 * Deeds by the rarest of their groups: a sentence has few of those. `verbs` are the stems that many deeds begin with.
 * Acts, after the deeds, by verb and object.
 */
export type DeedIndex = {
  deeds: readonly IndexedDeed[]
  byRarest: ReadonlyMap<number, readonly number[]>
  phrases: PhraseColumns
  verbs: ReadonlySet<string>
  acts: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>
}

/** Prepares deeds for `findDeeds`. The acts count on from the deeds. */
export function indexDeeds(deeds: readonly Deed[], acts: readonly NamedAct[] = []): DeedIndex {
  const numbers = new Map<string, number>()
  const groups: (readonly string[])[] = []
  const numberOf = (phrases: readonly string[]) => {
    const key = phrases.join('|')
    const number = numbers.get(key) ?? groups.push(phrases) - 1
    numbers.set(key, number)
    return number
  }
  const indexed = deeds.map(({ groups, widest = widestDeed, byAnyVerb = false, byMaking = false }) => ({
    groups: groups.map(numberOf),
    widest,
    byAnyVerb,
    byMaking,
  }))
  // Words of many groups are common in all resumes.
  const uses = new Map<string, number>()
  const firstOnce = remember(firstWord, Number.POSITIVE_INFINITY)
  const firstWords = groups.map((phrases) => phrases.map(firstOnce))
  for (const word of firstWords.flat()) uses.set(word, (uses.get(word) ?? 0) + 1)
  const commonness = firstWords.map((words) => words.reduce((sum, word) => sum + uses.get(word)!, 0))
  const byRarest = Map.groupBy(indexed.keys(), (deed) =>
    indexed[deed]!.groups.reduce((one, other) => (commonness[other]! < commonness[one]! ? other : one)),
  )
  return {
    deeds: indexed,
    byRarest,
    phrases: columnsOfPhrases(groups),
    verbs: findVerbs(deeds),
    acts: indexActs(acts, deeds.length),
  }
}

const firstWord = (phrase: string): string => phrase.split(' ', 1)[0]!

function findVerbs(deeds: readonly Deed[]): Set<string> {
  const first = deeds.filter(({ byAnyVerb }) => !byAnyVerb).flatMap(({ groups }) => groups[0]!)
  const count = Map.groupBy(first, (phrase) => phrase)
  return new Set(first.filter((phrase) => count.get(phrase)!.length >= fewestDeeds))
}

/** A first word of fewer deeds may be their object. */
const fewestDeeds = 10

function indexActs(acts: readonly NamedAct[], from: number): Map<string, Map<string, number[]>> {
  const byVerb = new Map<string, Map<string, number[]>>()
  for (const [at, { verb, object }] of acts.entries()) {
    const byObject = byVerb.get(verb) ?? new Map<string, number[]>()
    byVerb.set(verb, byObject.set(object, [...(byObject.get(object) ?? []), from + at]))
  }
  return byVerb
}
