import { fields } from '../skills/vocabulary.ts'
import { fitIn, type Masses } from './field-fit.ts'
import type { Market } from './market.ts'
import { isPhraseOf } from './phrase-search.ts'
import type { Profile } from './profile.ts'
import { countTerms, firstPhrase, type Terms } from './terms.ts'

/** A resume in the market's terms, to be scored against many listings. Good until the market changes. */
export type Scales = {
  /** For each term the marks below; what it is worth where it is asked; what it adds to the evidence for its field. */
  marks: Uint8Array
  worth: Float64Array
  mass: Float64Array
  masses: Masses
  remembered: RememberedFits
}

/** The resume is worth something where the term is asked. */
export const isWorth = 1
/** The term is a skill of the resume that is evidence for its field. */
export const isEvidence = 2

export function scalesOf(profile: Profile, { terms }: Market): Scales {
  const worth = new Float64Array(countTerms(terms))
  const mass = new Float64Array(countTerms(terms))
  worth.set(profile.worth)
  mass.set(profile.skillMass)
  for (const term of phrasesOf(profile, terms)) worth[term] = 1
  return { marks: marksOf(worth, mass), worth, mass, masses: profile, remembered: rememberNone() }
}

/**
 * How far the resume is at home in each field when so much of its evidence counts against none. What is given is
 * remembered: whoever changes it puts it right again.
 */
export function fitByField({ masses, remembered }: Scales, notAgainst: number): Float64Array {
  const { keys, fits } = remembered
  const place = (notAgainst * spread) & (places - 1)
  const fit = fits[place]!
  if (keys[place] === notAgainst) return fit
  keys[place] = notAgainst
  for (let field = 0; field < fit.length; field++) fit[field] = fitIn(masses, field, notAgainst)
  return fit
}

/** By a place that follows from the amount; another amount of the same place takes it over. */
type RememberedFits = { keys: Float64Array; fits: Float64Array[] }

const places = 64
const spread = 1_000

function rememberNone(): RememberedFits {
  const column = new Float64Array(places * fields.length)
  const fits = Array.from({ length: places }, (_, place) =>
    column.subarray(place * fields.length, (place + 1) * fields.length),
  )
  return { keys: new Float64Array(places).fill(Number.NaN), fits }
}

function marksOf(worth: Float64Array, mass: Float64Array): Uint8Array {
  const marks = new Uint8Array(worth.length)
  for (let term = 0; term < marks.length; term++)
    marks[term] = (worth[term]! > 0 ? isWorth : 0) | (mass[term]! > 0 ? isEvidence : 0)
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
