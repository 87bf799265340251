import { skills } from '../../skills/vocabulary.ts'

/**
 * What the listings of a market ask for, by number: a skill by its id, then the phrases that name none. The columns
 * have a place for each number.
 */
export type Terms = {
  /** First word → the phrases that begin with it, by all their words → number. */
  phrases: Map<string, Map<string, number>>
  /** The words of each phrase, the first one's number being that of `firstPhrase`. */
  words: (readonly string[])[]
  /** Numbers of phrases that nobody asks for any more. */
  free: number[]
  /** How many listings ask for it. */
  askers: Int32Array
  /** The step of its weight (weights.ts), and the edition of the weights in which that changed last. */
  steps: Uint8Array
  changedIn: Int32Array
}

export const firstPhrase = skills.length

/** The terms of a market without listings: the skills. */
export function openTerms(): Terms {
  const columns = {
    askers: new Int32Array(firstPhrase),
    steps: new Uint8Array(firstPhrase),
    changedIn: new Int32Array(firstPhrase),
  }
  return { phrases: new Map(), words: [], free: [], ...columns }
}

export const countTerms = ({ words }: Terms): number => firstPhrase + words.length

/** The number of a phrase by its words, of which there is at least one; null when no listing asks for it. */
export function findPhraseTerm({ phrases }: Terms, words: readonly string[]): number | null {
  return phrases.get(words[0]!)?.get(words.join(' ')) ?? null
}

/** One listing more asks for it. */
export function addAsker(terms: Terms, term: number): void {
  terms.askers[term]!++
}

/** One listing less; a phrase that nobody asks for is forgotten. */
export function dropAsker(terms: Terms, term: number): void {
  terms.askers[term]!--
  if (term >= firstPhrase && terms.askers[term] === 0) forgetPhrase(terms, term)
}

/** The number of a phrase. A new one has no asker yet. */
export function numberPhrase(terms: Terms, words: readonly string[]): number {
  const known = findPhraseTerm(terms, words)
  if (known !== null) return known
  const term = terms.free.pop() ?? countTerms(terms)
  terms.words[term - firstPhrase] = words
  const siblings = terms.phrases.get(words[0]!)
  if (siblings === undefined) terms.phrases.set(words[0]!, new Map([[words.join(' '), term]]))
  else siblings.set(words.join(' '), term)
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
