import { type Deed, isList, splitSentences, stemPhrase } from './deeds.ts'
import { findUndone } from './denials.ts'
import { findClauses } from './own-work.ts'
import { stemWord } from './stems.ts'
import { type Token, tokenize } from './tokens.ts'

/** The phrases of deeds by their first stem. `weight` says how few skills have the phrase, and how many of its deeds. */
type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>
type Phrase = { skill: string; words: readonly string[]; weight: number }

/** Indexes the phrases of all skills with enough of them to be told apart from others. */
export function indexPhrases(deeds: readonly Deed[]): PhraseIndex {
  const index = new Map<string, Phrase[]>()
  const bySkill = Map.groupBy(deeds, ({ skill }) => skill)
  const skillsWith = countEach([...bySkill.values()].flatMap((own) => [...new Set(phrasesOf(own))]))
  for (const [skill, own] of bySkill) {
    const count = countEach(phrasesOf(own))
    for (const [phrase, times] of count.size < fewestPhrases ? [] : count) {
      if (isPlain(phrase)) continue
      const words = phrase.split(' ')
      const rarity = Math.log(bySkill.size / skillsWith.get(phrase)!)
      const weight = rarity * (1 + repeated * Math.log(times)) - broad * Math.max(0, Math.log(count.size / broadFrom))
      const known = index.get(words[0]!) ?? []
      index.set(words[0]!, known)
      known.push({ skill, words, weight })
    }
  }
  for (const known of index.values()) known.sort((one, other) => other.words.length - one.words.length)
  return index
}

const fewestPhrases = 25
/** How much more a phrase of several deeds of its skill weighs. */
const repeated = 0.15
/** How much less the phrases of a skill weigh that has many of them, and so a word of everything. */
const broad = 0.5
const broadFrom = 60

const phrasesOf = (deeds: readonly Deed[]): string[] => deeds.flatMap(({ groups }) => groups.flat())

function countEach(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Function words, numbers, measures and what is said of all work explain no skill. */
const isPlain = (phrase: string): boolean => /^(?:[\d ]+|[a-z]{1,2})$/.test(phrase) || plain.has(phrase)
const plain = new Set(
  `the and for with from into less how why new all every each after before about over between through way also then
  that who what more most their other own level per end part this them good day week month year hour minute second time
  percent people person team use work project support skill develop maintain complete service provide plan monitor
  result`
    .split(/\s+/)
    .map(stemPhrase),
)

/**
 * The skill that explains each sentence of a text best, for deeds in words that no single deed has: the sum of the weights
 * of a skill's phrases near each other, in clauses that tell of work. None where two skills explain it nearly alike.
 */
export function findExplainedSkills(index: PhraseIndex, text: string): { skill: string; start: number; end: number }[] {
  return splitSentences(text, tokenize(text)).flatMap((tokens) => {
    const clauses = findClauses(text, tokens).filter(({ told }) => told === 'work')
    if (clauses.length === 0 || tokens.length < fewestWords) return []
    const undone = findUndone(text, tokens[0]!.start, tokens.at(-1)!.end)
    const told = tokens.map(
      ({ start, end }, at) =>
        clauses.some(({ from, to }) => at >= from && at <= to) &&
        !undone.some((part) => start < part.end && end > part.start),
    )
    const [best, second] = rankSkills(index, tokens, told)
    if (best === undefined || best.sum < leastSum || best.sum < leastMargin * (second?.sum ?? 0)) return []
    const [start, end] = [tokens[best.from]!.start, tokens[best.to]!.end]
    return isList(text.slice(start, end), best.to - best.from + 1) ? [] : [{ skill: best.skill, start, end }]
  })
}

const fewestWords = 4
const leastSum = 14
const leastMargin = 1.3
/** One word at least is of few skills. */
const leastWeight = 4.5
const widest = 13

type Explained = { skill: string; sum: number; heaviest: number; phrases: Set<string>; from: number; to: number }

function rankSkills(index: PhraseIndex, tokens: readonly Token[], told: readonly boolean[]): Explained[] {
  const stems = tokens.map(({ norm }) => stemWord(norm))
  const found = new Map<string, Explained>()
  for (const [at, stem] of stems.entries())
    for (const { skill, words, weight } of told[at] ? (index.get(stem) ?? []) : []) {
      const to = at + words.length - 1
      if (!words.every((word, offset) => stems[at + offset] === word)) continue
      const own = found.get(skill) ?? { skill, sum: 0, heaviest: 0, phrases: new Set(), from: at, to: -1 }
      found.set(skill, own)
      const phrase = words.join(' ')
      if (at <= own.to || own.phrases.has(phrase)) continue
      own.phrases.add(phrase)
      own.sum += weight
      own.heaviest = Math.max(own.heaviest, weight)
      own.to = to
    }
  return [...found.values()]
    .filter(({ phrases, heaviest, from, to }) => phrases.size > 1 && heaviest >= leastWeight && to - from <= widest)
    .sort((one, other) => other.sum - one.sum)
}
