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
    const norm = isAbbreviation(text.slice(token.start, token.end))
      ? token.norm
      : correctWord(token.norm, text[token.start] ?? '')
    return norm === token.norm ? token : { ...token, norm }
  })
}

/** 'HBSE' is a board of schools and no HBase. */
const isAbbreviation = (word: string): boolean => /^[A-Z]{2,5}$/.test(word)

const shortest = 5
const shortestSmall = 7
const longest = 24

const correctWord = (word: string, first: string): string =>
  word.length < shortestSmall && first === first.toLowerCase() && !/\d$/.test(word) ? word : meantWord(word)

const meantWord = remember((word) => {
  const family = partNumber.exec(word)?.[1]
  if (family !== undefined) return family
  const versioned = /^([a-z]{3,20})\d{1,2}$/.exec(word)?.[1]
  if (versioned !== undefined) return !known.has(word) && skillWords.has(versioned) ? versioned : word
  if (word.length < shortest - 1 || word.length > longest || known.has(word) || !/^[a-z]+$/.test(word)) return word
  const fewer = bySlip.get(word)
  if (fewer !== undefined) return fewer ?? word
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

const swaps = (word: string): string[] =>
  Array.from(word.slice(2), (_, at) => word.slice(0, at + 1) + word[at + 2]! + word[at + 1]! + word.slice(at + 3))

const skillWords: ReadonlySet<string> = new Set(
  skills
    .flatMap(({ surfaces }) => surfaces.filter(({ use }) => use !== 'everyday'))
    .flatMap(({ text }) => normalizedWords(text))
    .filter((word) => word.length >= 3 && /^[a-z]+$/.test(word)),
)

const known: ReadonlySet<string> = new Set([
  ...skills.flatMap(({ surfaces }) => surfaces.flatMap(({ text }) => normalizedWords(text))),
  ...fields.flatMap(({ roles, words }) => [...roles, ...words].flatMap(normalizedWords)),
  ...normalizedWords(notMisspelt),
  ...normalizedWords(wordsOfPlaces),
])

/** Slips of skill words; null where two words are possible. */
const bySlip: ReadonlyMap<string, string | null> = indexSlips()

function indexSlips(): Map<string, string | null> {
  const found = new Map<string, string | null>()
  for (const word of [...skillWords].filter(({ length }) => length >= shortest))
    for (const slip of [...deletions(word), ...swaps(word)]) {
      if (slip === word) continue
      const other = found.get(slip)
      found.set(slip, other === undefined || other === word ? word : null)
    }
  return found
}
