import { generalField, skills } from '../../skills/vocabulary.ts'
import { countTerms, type Terms } from './market-terms.ts'

/**
 * What asking for a term weighs in a market of so many listings: five steps by the share of listings that ask for it.
 * Steps, and a share reckoned as if a hundred more listings stood in the market, keep a score still when an unrelated
 * listing comes or goes. General skills weigh less.
 */
export function weightOfTerm(term: number, askers: number, listings: number): number {
  return weightOfStep(term, stepOf(askers, listings))
}

/** The weight as it was looked over last. */
export const knownWeight = (terms: Terms, term: number): number => weightOfStep(term, terms.steps[term]!)

/** Brings the weights of what is asked for up to date, as an edition; true when one of them has changed. */
export function lookOverWeights(terms: Terms, listings: number, edition: number): boolean {
  let hasChanged = false
  const end = countTerms(terms)
  for (let term = 0; term < end; term++) {
    const askers = terms.askers[term]!
    if (askers === 0) continue
    const step = stepOf(askers, listings)
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

function stepOf(askers: number, listings: number): number {
  const share = (askers + 2) / (listings + 100)
  let step = 0
  while (step < leastShares.length && share <= leastShares[step]!) step++
  return step
}

const leastShares = [0.1, 0.03, 0.01, 0.003]
const weights = [1, 1.25, 1.5, 1.75, 2]
/** 'Communication' and 'MS Office' are asked for everywhere and say little. */
const generalWeight = 0.4
