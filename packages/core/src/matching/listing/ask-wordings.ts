import { canonicalSkill } from '../../skills/canonical.ts'
import { findShownDeeds } from '../../skills/deeds/shown-deeds.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { stemWord } from '../../skills/stems.ts'
import { normalizedWords } from '../../skills/tokens.ts'
import { skillNamed, skills as vocabulary } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import type { ReadPiece } from './listing-fields.ts'

type Named = ReadPiece['skills']

/** The skills of a phrase that says their names in another order or form, or two names with a word that they share. */
export function findReworded(phrase: string): Named | null {
  const named = findTurned(phrase) ?? findPair(phrase)
  const tail = named === null ? / (?:in|on|for|at|to|till|using|with) /i.exec(phrase) : null
  const pair = tail === null ? null : findPair(phrase.slice(0, tail.index))
  return pair === null ? named : [...pair, ...findSkillIds(phrase).filter(({ start }) => start > tail!.index)]
}

const findPair = (phrase: string): Named | null =>
  phrase.length > longestPhrase ? null : (findAcrossSlash(phrase) ?? findShared(phrase))

/** 'Billing and cash handling' with a comma: two names, which count as in a list. Every letter keeps its place. */
export const asList = (phrase: string): string =>
  /^[^\s,]+(?: [^\s,]+)? (?:and|&) [^\s,]+(?: [^\s,]+)?$/i.test(phrase)
    ? phrase.replace(/ (and|&)(?= )/i, (joint) => `,${' '.repeat(joint.length - 1)}`)
    : phrase

/**
 * The skill that begins a phrase: 'Event organising for launches'. A single word counts only before a place, since
 * 'Casting for films' is another casting.
 */
export function findWithoutTail(phrase: string): Named | null {
  if (phrase.length > longestPhrase) return null
  for (const { index } of [...phrase.matchAll(tails)].reverse()) {
    const head = phrase.slice(0, index)
    const id = / /.test(head) || beforePlace.test(phrase.slice(index)) ? nameOf(head) : null
    if (id !== null) return [{ id, start: 0, end: index }]
  }
  return null
}

/** 'Teaching rhymes and alphabets' names more than teaching, and 'Stock taking at month end' no closing of the month. */
export function withHead(phrase: string, named: Named): Named {
  const place = / (?:at|during) /i.exec(phrase)
  if (place !== null && named.some(({ end }) => end <= place.index))
    return named.filter(({ start }) => start < place.index)
  const head = named.length === 1 ? findWithoutTail(phrase) : null
  return head !== null && named[0]!.start === 0 && named[0]!.end < head[0]!.end ? head : named
}

/** Bounds the time for a page as a requirement. */
const longestPhrase = 200
const tails = / (?:of|to|and|for|on|at|in|during|from|by|as per|with) /gi
const beforePlace = /^ (?:at|on (?:the )?(?:computer|system|pc|software|phone|tablet)) ?/i

/** 'Making vouchers in Tally' asks for vouchers, too. */
export function withTask(phrase: string, named: Named): Named {
  const means = / (?:in|on|for|using|with|through|via) (?=\S)/i.exec(phrase)
  if (named.length === 0 || means === null || named.some(({ start, end }) => start === 0 || end <= means.index))
    return named
  const head = phrase.slice(0, means.index)
  const task = / /.test(head) ? (nameOf(head) ?? deedOf(head) ?? deedOf(phrase)) : null
  if (task === null || named.some(({ id }) => vocabulary[id]!.broader.includes(task))) return named
  return [{ id: task, start: 0, end: means.index }, ...named]
}

/** The one skill that the deed at the start of a phrase shows. */
function deedOf(phrase: string): number | null {
  const ids = new Set(findShownDeeds(phrase).flatMap(({ id, start }) => (start === 0 ? [id] : [])))
  return ids.size === 1 ? [...ids][0]! : null
}

/** 'Denting / painting of cars': a name with 'and', written with a slash. */
function findAcrossSlash(phrase: string): Named | null {
  const slash = /\s*\/\s*/.exec(phrase)
  if (slash === null) return null
  const apart = findSkillIds(phrase)
  const named = findSkillIds(phrase.replace(slash[0], ' and '))
  const isWhole = ({ id, start, end }: Named[number]) =>
    start < slash.index &&
    end > slash.index + ' and '.length &&
    (/ and /.test(vocabulary[id]!.name) || apart.every((one) => one.id !== id))
  return named.some(isWhole) ? named : null
}

/** Two names that share their end or their beginning: 'WhatsApp / Instagram marketing', 'Data entry / analysis'. */
function findShared(phrase: string): Named | null {
  const [left, right, ...more] = phrase.split(/\s*\/\s*|\s+(?:and|&)\s+/i).map((part) => part.trim().split(/\s+/))
  if (left === undefined || right === undefined || more.length > 0 || left.length + right.length > mostShared)
    return null
  const one = nameOf(left.join(' '))
  const other = nameOf(right.join(' '))
  const span = { start: 0, end: phrase.length }
  const pair = (ids: number[]) => [...new Set(ids)].map((id) => ({ id, ...span }))
  for (let from = 1; from < right.length; from++) {
    const whole = nameOf([...left, ...right.slice(from)].join(' '))
    if (whole === null || (other === null && whole === one)) continue
    if (!isNarrower(whole, one, left)) continue
    return pair([whole, ...(other === null ? findSkillIds(right.join(' ')).map(({ id }) => id) : [other])])
  }
  for (let to = left.length - 1; one !== null && to > 0; to--) {
    const whole = nameOf([...left.slice(0, to), ...right].join(' '))
    if (whole !== null && (isNarrower(whole, other, right) || isEveryday(right))) return pair([one, whole])
  }
  return null
}

const mostShared = 6

/** Whether the words of a name are no name alone, or a part of it: 'Facebook' of 'Facebook Ads'. */
function isNarrower(id: number, alone: number | null, words: readonly string[]): boolean {
  const named = normalizedWords(vocabulary[id]!.name)
  return alone === null || id === alone || normalizedWords(words.join(' ')).every((word) => named.includes(word))
}

/** 'Filing' is another filing in 'Trademark search and filing'. */
const isEveryday = (words: readonly string[]): boolean =>
  vocabulary.some(({ surfaces }) =>
    surfaces.some(({ text, use }) => use === 'everyday' && text === words.join(' ').toLowerCase()),
  )

/** The skill that a phrase names with all of its words, but for 'work' or 'basics' at its end. */
function nameOf(phrase: string): number | null {
  const id = skillNamed(canonicalSkill(phrase) ?? '')?.id ?? findTurned(phrase)?.at(0)?.id ?? null
  return id === null && ending.test(phrase) ? nameOf(phrase.replace(ending, '')) : id
}

const ending = / (?:work(?:ing)?|basics?|techniques?|jobs?|activit(?:y|ies)|duty|duties|skills?)$/i

/** The skill whose name has the words of the phrase in another order or form: 'Testing of concrete', 'Brochure designing'. */
function findTurned(phrase: string): Named | null {
  if (joinsTwo.test(phrase)) return null
  turnedNames ??= [stemWord, wordClass].map((form) => ({ form, ids: indexByWords(form) }))
  const id = turnedNames.map(({ form, ids }) => ids.get(wordsKey(phrase, form))).find((named) => named != null)
  return id == null ? null : [{ id, start: 0, end: phrase.length }]
}

let turnedNames: { form: WordForm; ids: Map<string, number | null> }[] | undefined
type WordForm = (word: string) => string
const joinsTwo = /[,/&+]|\b(?:and|or)\b/i

/** Skills by the words of their names of two words and more; null for words that name several. */
function indexByWords(form: WordForm): Map<string, number | null> {
  const index = new Map<string, number | null>()
  for (const { id, surfaces } of vocabulary)
    for (const { text } of surfaces) {
      const key = wordsKey(text, form)
      if (key.includes(' ')) index.set(key, index.has(key) && index.get(key) !== id ? null : id)
    }
  return index
}

const wordsKey = (name: string, form: WordForm): string =>
  [
    ...new Set(
      normalizedWords(name)
        .filter((word) => !linkingWords.has(word))
        .map(form),
    ),
  ]
    .sort()
    .join(' ')

const linkingWords: ReadonlySet<string> = new Set(normalizedWords('of the a an in for to with basic knowledge'))
