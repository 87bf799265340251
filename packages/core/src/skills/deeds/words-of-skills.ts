import { relatedSkills } from '../related.ts'
import { skillNamed, skills } from '../vocabulary.ts'
import type { Deed } from './deed-index.ts'
import type { Clause } from './own-work.ts'

/** A word or phrase of the deeds of a skill. Its weight grows with the number of skills that have no such word. */
type Word = { id: number; rest: readonly string[]; weight: number }

/** Rare words by their first stems, and the skills of every word. */
export type WordsOfSkills = {
  rare: ReadonlyMap<string, readonly Word[]>
  skillsOf: ReadonlyMap<string, ReadonlySet<number>>
}

/** Pools the words of all deeds of a skill. */
export function poolWords(deeds: readonly Deed[]): WordsOfSkills {
  const skillsOf = new Map<string, Set<number>>()
  for (const { skill, groups } of deeds)
    for (const phrase of groups.flat())
      skillsOf.set(phrase, (skillsOf.get(phrase) ?? new Set()).add(skillNamed(skill)!.id))
  const count = new Set(deeds.map(({ skill }) => skill)).size
  const rare = new Map<string, Word[]>()
  for (const [phrase, ids] of skillsOf) {
    const weight = Math.log(count / ids.size)
    const [first = '', ...rest] = phrase.split(' ')
    if (weight < leastWeight || (rest.length === 0 && functionWords.has(first))) continue
    rare.set(first, [...(rare.get(first) ?? []), ...[...ids].map((id) => ({ id, rest, weight }))])
  }
  return { rare, skillsOf }
}

/** A word that more than one skill in twenty has says little. */
const leastWeight = Math.log(20)
const functionWords = new Set(
  'a an the to from in on at of by for with out up off over into who which where when why how after before within until each every than then'.split(
    ' ',
  ),
)

/** Sentences that are looked at. */
const [fewestStems, mostStems] = [4, 24]
/** What the words of a shown skill weigh together, and those of an unrelated one as a share of it: of its field, and of another. */
const [leastSum, mostOfNeighbour, mostOfRival] = [20, 0.85, 0.5]
const fewestWords = 4

type Met = { id: number; places: readonly number[]; sum: number }

/**
 * The skills of which a short sentence has at least four rare words and the verb, and clearly more of them than of any
 * skill of another field. The words may belong to several deeds.
 */
export function findByWords(
  { rare, skillsOf }: WordsOfSkills,
  stems: readonly string[],
  clausesOf: () => readonly Clause[],
): Met[] {
  if (stems.length > mostStems || stems.length < fewestStems) return []
  const met = findRareWords(rare, stems)
  const isEnough = ({ sum, places }: Met) => sum >= leastSum && places.length >= fewestWords
  const isRivalOf = (one: Met) => (other: Met) =>
    other.id !== one.id &&
    other.sum > one.sum * (skills[other.id]!.field === skills[one.id]!.field ? mostOfNeighbour : mostOfRival) &&
    !relatedSkills(one.id).has(other.id)
  const isOwn = ({ id, places }: Met) =>
    clausesOf().some(
      ({ from, to, verb, told }) =>
        told !== 'others' &&
        told !== 'service' &&
        skillsOf.get(stems[verb]!)?.has(id) === true &&
        places.some((at) => at >= from && at <= to),
    )
  return met.filter(isEnough).filter((one) => !met.some(isRivalOf(one)) && isOwn(one))
}

/** Skills with rare words that may weigh as much as a rival's. Most sentences have none, and get no closer look. */
function findRareWords(rare: WordsOfSkills['rare'], stems: readonly string[]): Met[] {
  /** By skill: what its words weigh if none is a part of another. */
  const atMost = new Map<number, number>()
  let most = 0
  visitWords(rare, stems, ({ id, weight }) => {
    const sum = (atMost.get(id) ?? 0) + weight
    atMost.set(id, sum)
    most = Math.max(most, sum)
  })
  if (most < leastSum) return []
  /** By skill: the weight and place of each word, of which a word of a phrase has its share. A word counts once. */
  const weights = new Map<number, Map<string, { place: number; weight: number }>>()
  visitWords(rare, stems, ({ id, rest, weight }, at) => {
    if (atMost.get(id)! < leastSum * mostOfRival) return
    const own = weights.get(id) ?? new Map<string, { place: number; weight: number }>()
    weights.set(id, own)
    const share = weight / (1 + rest.length)
    for (let place = at; place <= at + rest.length; place++)
      if (share > (own.get(stems[place]!)?.weight ?? 0)) own.set(stems[place]!, { place, weight: share })
  })
  return [...weights].map(([id, own]) => ({
    id,
    places: [...own.values()].map(({ place }) => place),
    sum: [...own.values()].reduce((sum, { weight }) => sum + weight, 0),
  }))
}

function visitWords(rare: WordsOfSkills['rare'], stems: readonly string[], visit: (word: Word, at: number) => void) {
  for (const [at, stem] of stems.entries())
    for (const word of rare.get(stem) ?? [])
      if (word.rest.length === 0 || word.rest.every((part, offset) => stems[at + 1 + offset] === part)) visit(word, at)
}
