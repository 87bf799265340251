import { notMisspelt } from './data/not-misspelt.ts'
import { normalizedWords, type Token } from './tokens.ts'
import { fields, skills } from './vocabulary.ts'

/**
 * The words of a text with slips of the keyboard put right: one letter too few or too many, or two that changed places
 * ('Javasript', 'recociliation'). Only words that nothing else explains are changed, and only into words of skills; short
 * ones only when they begin with a capital. Places stay those of the text.
 */
export function correctSlips(text: string, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const norm = correctWord(token.norm, text[token.start] ?? '')
    return norm === token.norm ? token : { ...token, norm }
  })
}

const shortest = 5
const shortestSmall = 7
const longest = 24

function correctWord(word: string, first: string): string {
  if (word.length < shortest - 1 || word.length > longest || known.has(word) || !/^[a-z]+$/.test(word)) return word
  if (word.length < shortestSmall && first === first.toLowerCase()) return word
  const fewer = bySlip.get(word)
  if (fewer !== undefined) return fewer ?? word
  const more = deletions(word).find((shorter) => shorter.length >= shortest && skillWords.has(shorter))
  return more ?? word
}

const deletions = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

const swaps = (word: string): string[] =>
  Array.from(word.slice(1), (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2))

const skillWords: ReadonlySet<string> = new Set(
  skills
    .flatMap(({ surfaces }) => surfaces.filter(({ use }) => use !== 'everyday'))
    .flatMap(({ text }) => normalizedWords(text))
    .filter((word) => word.length >= shortest && /^[a-z]+$/.test(word)),
)

const known: ReadonlySet<string> = new Set([
  ...skills.flatMap(({ surfaces }) => surfaces.flatMap(({ text }) => normalizedWords(text))),
  ...fields.flatMap(({ roles, words }) => [...roles, ...words].flatMap(normalizedWords)),
  ...normalizedWords(notMisspelt),
])

/** Slips of skill words; null where two words are possible. */
const bySlip: ReadonlyMap<string, string | null> = indexSlips()

function indexSlips(): Map<string, string | null> {
  const found = new Map<string, string | null>()
  for (const word of skillWords)
    for (const slip of [...deletions(word), ...swaps(word)]) {
      if (slip === word) continue
      const other = found.get(slip)
      found.set(slip, other === undefined || other === word ? word : null)
    }
  return found
}
