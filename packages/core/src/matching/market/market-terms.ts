import { skills } from '../../skills/vocabulary.ts'

/**
 * What the listings of a market ask for, by number: skills by their ids, then the phrases that name no skill. Each
 * column has one place for every number.
 */
export type Terms = {
  /** First word → all words of a phrase, joined by blanks → number. */
  phrases: Map<string, Map<string, number>>
  /** The words of each phrase, from the number `firstPhrase` on. */
  words: (readonly string[])[]
  /** Numbers of phrases that no listing asks for any more. */
  free: number[]
  /** How many listings ask for each term. */
  askers: Int32Array
  /** The step of each term's weight (term-weights.ts). */
  steps: Uint8Array
  /** The edition of the weights in which the step changed last. */
  changedIn: Int32Array
}

/** The number of the first phrase. */
export const firstPhrase = skills.length

/** The terms of a market without listings: the skills of the vocabulary. */
export function createTerms(): Terms {
  return {
    phrases: new Map(),
    words: [],
    free: [],
    askers: new Int32Array(firstPhrase),
    steps: new Uint8Array(firstPhrase),
    changedIn: new Int32Array(firstPhrase),
  }
}

/** How many numbers are in use or free. */
export const countTerms = ({ words }: Terms): number => firstPhrase + words.length

/** The number of a phrase by its words (at least one); null when no listing asks for it. */
export function findPhraseTerm({ phrases }: Terms, words: readonly string[]): number | null {
  return phrases.get(words[0]!)?.get(words.join(' ')) ?? null
}

/** Counts one more listing that asks for the term. */
export function addAsker(terms: Terms, term: number): void {
  terms.askers[term]!++
}

/** Counts one listing less; a phrase that no listing asks for gives its number free. */
export function removeAsker(terms: Terms, term: number): void {
  terms.askers[term]!--
  if (term >= firstPhrase && terms.askers[term] === 0) forgetPhrase(terms, term)
}

/** The number of a phrase, a new one when it has none yet. A new phrase has no asker. */
export function numberPhrase(terms: Terms, words: readonly string[]): number {
  const known = findPhraseTerm(terms, words)
  if (known !== null) return known
  const term = terms.free.pop() ?? countTerms(terms)
  terms.words[term - firstPhrase] = words
  const siblings = terms.phrases.get(words[0]!) ?? new Map<string, number>()
  siblings.set(words.join(' '), term)
  terms.phrases.set(words[0]!, siblings)
  if (term >= terms.askers.length) lengthenColumns(terms)
  return term
}

function forgetPhrase(terms: Terms, term: number): void {
  const words = terms.words[term - firstPhrase]!
  const siblings = terms.phrases.get(words[0]!)
  siblings?.delete(words.join(' '))
  if (siblings?.size === 0) terms.phrases.delete(words[0]!)
  terms.free.push(term)
}

const growth = 1.25

function lengthenColumns(terms: Terms): void {
  const length = Math.ceil(terms.askers.length * growth)
  const { askers, steps, changedIn } = terms
  terms.askers = new Int32Array(length)
  terms.steps = new Uint8Array(length)
  terms.changedIn = new Int32Array(length)
  terms.askers.set(askers)
  terms.steps.set(steps)
  terms.changedIn.set(changedIn)
}
