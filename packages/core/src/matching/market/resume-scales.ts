import { hasPhrase } from '../profile/phrase-search.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { fitInField } from '../score/field-fit.ts'
import type { Market } from './market.ts'
import { countTerms, firstPhrase, type Terms } from './market-terms.ts'

/** A resume in the terms of a market, to be scored against many listings. Valid until the market changes. */
export type ResumeScales = {
  /** For each term, from 0 to 1: what the resume is worth where it is asked. */
  worth: Float64Array
  /** For each term `isWorth` and `isEvidence`, so that a listing without either is passed over quickly. */
  marks: Uint8Array
  /** For each term: what it adds to the evidence for its field; 0 for phrases. */
  skillMass: Float64Array
  /** For each field of work: the evidence of the resume. */
  fieldMass: Float64Array
  /** The sum of `fieldMass`. */
  totalMass: number
  /** For each field of work, from 0 to 1: how far the resume belongs to it, see `fitInField`. */
  fieldFits: Float64Array
}

/** Mark of a term: `worth` is more than 0. */
export const isWorth = 1
/** Mark of a term: `skillMass` is more than 0. */
export const isEvidence = 2

/** Translates a profile into the terms of a market. */
export function createScales(profile: Profile, { terms }: Market): ResumeScales {
  const worth = new Float64Array(countTerms(terms))
  const skillMass = new Float64Array(countTerms(terms))
  worth.set(profile.worth)
  skillMass.set(profile.skillMass)
  for (const term of phrasesInResume(profile, terms)) worth[term] = 1
  const { fieldMass, totalMass } = profile
  const fieldFits = fieldMass.map((_, field) => fitInField(profile, field, 0))
  const marks = new Uint8Array(worth.length)
  for (let term = 0; term < marks.length; term++)
    marks[term] = (worth[term]! > 0 ? isWorth : 0) | (skillMass[term]! > 0 ? isEvidence : 0)
  return { worth, marks, skillMass, fieldMass, totalMass, fieldFits }
}

function phrasesInResume(profile: Profile, terms: Terms): number[] {
  const found: number[] = []
  for (const first of profile.words.keys())
    for (const term of terms.phrases.get(first)?.values() ?? [])
      if (hasPhrase(profile, terms.words[term - firstPhrase]!)) found.push(term)
  return found
}
