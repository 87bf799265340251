import { mostWords, remember } from '../remember.ts'
import { wordsOfPlaces } from './data/names.ts'
import { notMisspelt } from './data/not-misspelt.ts'
import { normalizedWords, type Token } from './tokens.ts'
import { fields, skills } from './vocabulary.ts'

/**
 * The words of a text with slips of the keyboard put right: one letter too few or too many, or two that changed places
 * ('Javasript', 'recociliation'), never the first letter. Only words that nothing else explains are changed, and only into
 * words of skills; short ones only when they begin with a capital. A version ends no word: 'Vue3' is 'Vue'. Places stay
 * those of the text.
 */
export function correctSlips(text: string, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const written = text.slice(token.start, token.end)
    const norm = isAbbreviation(written) ? token.norm : correctToken(token.norm, written)
    return norm === token.norm ? token : { ...token, norm }
  })
}

/** 'HBSE' is a board of schools and no HBase. */
const isAbbreviation = (word: string): boolean => /^[A-Z]{2,5}$/.test(word)

const shortest = 5
const shortestSmall = 7
const longest = 24

/** In 'Promethues' the slip makes the end look like a plural. */
function correctToken(norm: string, written: string): string {
  const first = written[0] ?? ''
  const meant = correctWord(norm, first)
  const whole = written.toLowerCase()
  if (meant !== norm || whole === norm || known.has(norm)) return meant
  const meantWhole = correctWord(whole, first)
  return skillWords.has(meantWhole) ? meantWhole : norm
}

const correctWord = (word: string, first: string): string =>
  word.length < shortestSmall && first === first.toLowerCase() && !/\d$/.test(word) ? word : meantWord(word)

const meantWord = remember((word) => {
  const family = partNumber.exec(word)?.[1]
  if (family !== undefined) return family
  const versioned = /^([a-z]{3,20})\d{1,2}$/.exec(word)?.[1]
  if (versioned !== undefined) return !known.has(word) && skillWords.has(versioned) ? versioned : word
  if (word.length < shortest - 1 || word.length > longest || known.has(word) || !/^[a-z]+$/.test(word)) return word
  const meant = meantBy(word)
  if (meant.length > 0) return meant.length === 1 ? meant[0]! : word
  const more = deletions(word).find((shorter) => shorter.length >= shortest && skillWords.has(shorter))
  return more ?? word
}, mostWords)

/** 'STM32F103' and 'ATmega328P' are of these families of microcontrollers. */
const partNumber = /^(stm32|esp32|msp430|atmega)[a-z]{0,2}\d[a-z\d]*$/

/** Without one letter; the first is always kept, the last only in short words, which are other words without it. */
const deletions = (word: string): string[] =>
  Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2)).slice(
    0,
    word.length < longWord ? -1 : undefined,
  )

const longWord = 9

const { skillWords, known } = listWords()

/** The words that skills are written with, and every word that is no slip. */
function listWords(): Record<'skillWords' | 'known', ReadonlySet<string>> {
  const surfaces = skills.flatMap(({ surfaces }) =>
    surfaces.map(({ text, use }) => ({ use, words: normalizedWords(text) })),
  )
  const named = surfaces.filter(({ use }) => use !== 'everyday').flatMap(({ words }) => words)
  return {
    skillWords: new Set(named.filter((word) => word.length >= 3 && /^[a-z]+$/.test(word))),
    known: new Set([
      ...surfaces.flatMap(({ words }) => words),
      ...fields.flatMap(({ roles, words }) => [...roles, ...words].flatMap(normalizedWords)),
      ...normalizedWords(notMisspelt),
      ...normalizedWords(wordsOfPlaces),
    ]),
  }
}

/** The words of skills that may be misspelt, by what a slip leaves: the first letter, and the length or one less. */
const longWords = Map.groupBy(
  [...skillWords].filter(({ length }) => length >= shortest),
  (word) => `${word[0]}${word.length}`,
)

const meantBy = (slip: string): string[] =>
  [slip.length, slip.length + 1].flatMap((length) =>
    (longWords.get(`${slip[0]}${length}`) ?? []).filter((word) => isSlipOf(slip, word)),
  )

/** Whether a word is this one with a letter too few, or with two letters that changed places; never the first. */
function isSlipOf(slip: string, word: string): boolean {
  let at = 1
  while (at < slip.length && slip[at] === word[at]) at++
  if (slip[at] !== word[at + 1]) return false
  if (slip.length < word.length) return slip.slice(at) === word.slice(at + 1) && mayLack(word, at)
  return slip[at + 1] === word[at] && slip.slice(at + 2) === word.slice(at + 2)
}

/** A short word without its last letter is another word, unless that letter is doubled. */
const mayLack = (word: string, at: number): boolean =>
  at < word.length - 1 || word.length >= longWord || word[at] === word[at - 1]
