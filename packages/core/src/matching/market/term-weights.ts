import { generalField, skills } from '../../skills/vocabulary.ts'
import { countTerms, type Terms } from './market-terms.ts'

/**
 * What asking for a term weighs, from .4 to 2: five steps by the share of `listings` that ask for it. Steps, and a
 * share computed as if the market had a hundred more listings, keep a score stable while unrelated listings come and
 * go. General skills weigh less.
 */
export function termWeight(term: number, askers: number, listings: number): number {
  return weightOfStep(term, findStep(askers, listings))
}

/** The weight of a term at the last `updateWeights`. */
export const knownWeight = (terms: Terms, term: number): number => weightOfStep(term, terms.steps[term]!)

/** Brings the weights of all terms up to date. Terms whose weight changes are marked with `edition`; true if any is. */
export function updateWeights(terms: Terms, listings: number, edition: number): boolean {
  let hasChanged = false
  const end = countTerms(terms)
  for (let term = 0; term < end; term++) {
    const askers = terms.askers[term]!
    if (askers === 0) continue
    const step = findStep(askers, listings)
    if (step === terms.steps[term]) continue
    terms.steps[term] = step
    terms.changedIn[term] = edition
    hasChanged = true
  }
  return hasChanged
}

function weightOfStep(term: number, step: number): number {
  return skills[term]?.field === generalField ? weights[step]! * generalWeight : weights[step]!
}

function findStep(askers: number, listings: number): number {
  const share = (askers + 2) / (listings + 100)
  let step = 0
  while (step < leastShares.length && share <= leastShares[step]!) step++
  return step
}

/** Shares of listings; below each, a term weighs one step more. Set on the evaluation set (docs/matching.md). */
const leastShares = [0.1, 0.03, 0.01, 0.003]
const weights = [1, 1.25, 1.5, 1.75, 2]
/** 'Communication' and 'MS Office' are asked for everywhere and say little. */
const generalWeight = 0.4
