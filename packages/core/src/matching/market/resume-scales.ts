import { isPhraseOf } from '../profile/phrase-search.ts'
import type { Profile } from '../profile/resume-profile.ts'
import type { Market } from './market.ts'
import { countTerms, firstPhrase, type Terms } from './market-terms.ts'

/** A resume in the market's terms, to be scored against many listings. Good until the market changes. */
export type Scales = {
  /** For each term the marks below, and what it is worth where it is asked. */
  marks: Uint8Array
  worth: Float64Array
  /** What each term adds to the evidence for its field; the evidence for each field; and all evidence together. */
  skillMass: Float64Array
  fieldMass: Float64Array
  totalMass: number
  /** The fields for which there is evidence, in the order of their numbers. */
  fields: readonly number[]
}

/** The resume is worth something where the term is asked. */
export const isWorth = 1
/** The bit that says that the term is a skill of the resume that is evidence for its field. */
export const evidenceBit = 1

/** Puts a resume into the terms of a market that is settled. */
export function scalesOf(profile: Profile, { terms }: Market): Scales {
  const worth = new Float64Array(countTerms(terms))
  const skillMass = new Float64Array(countTerms(terms))
  worth.set(profile.worth)
  skillMass.set(profile.skillMass)
  for (const term of phrasesOf(profile, terms)) worth[term] = 1
  const { fieldMass, totalMass } = profile
  const fields = [...fieldMass.keys()].filter((field) => fieldMass[field]! > 0)
  return { marks: marksOf(worth, skillMass), worth, skillMass, fieldMass, totalMass, fields }
}

function marksOf(worth: Float64Array, skillMass: Float64Array): Uint8Array {
  const marks = new Uint8Array(worth.length)
  for (let term = 0; term < marks.length; term++)
    marks[term] = (worth[term]! > 0 ? isWorth : 0) | (skillMass[term]! > 0 ? 1 << evidenceBit : 0)
  return marks
}

/** The phrases of the market that stand in the resume. */
function phrasesOf(profile: Profile, terms: Terms): number[] {
  const found: number[] = []
  for (const first of profile.words.keys())
    for (const term of terms.phrases.get(first)?.values() ?? [])
      if (isPhraseOf(profile, terms.words[term - firstPhrase]!)) found.push(term)
  return found
}
