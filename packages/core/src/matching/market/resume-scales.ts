import type { Profile } from '../profile/resume-profile.ts'
import { fitInField } from '../score/field-fit.ts'
import { ratePhrase } from '../score/rate-asks.ts'
import { findSameRole } from '../score/title-worth.ts'
import { firstPhrase, type Market } from './market.ts'

/** A resume in the terms of a market, to be scored against many listings. Valid until the market changes. */
export type ResumeScales = {
  /** For each term, from 0 to 1: what the resume is worth where it is asked, and how deep its evidence goes. */
  worth: Float64Array
  depth: Float64Array
  /** For each role: what the resume is worth for a title that names it. */
  titleWorth: Float64Array
  /** For each term: what it adds to the evidence for its field; 0 for phrases. */
  skillMass: Float64Array
  /** For each field of work: the evidence of the resume. */
  fieldMass: Float64Array
  /** The sum of `fieldMass`. */
  totalMass: number
  /** For each field of work, from 0 to 1: how far the resume belongs to it, see `fitInField`. */
  fieldFits: Float64Array
}

/** Translates a profile into the terms of a market. */
export function createScales(profile: Profile, { phrases, roles }: Market): ResumeScales {
  const count = firstPhrase + phrases.values.length
  const [worth, depth, skillMass] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  worth.set(profile.worth)
  depth.set(profile.depth)
  skillMass.set(profile.skillMass)
  for (const [number, phrase] of phrases.values.entries()) {
    if (phrase === null) continue
    const rating = ratePhrase(profile, phrase.value)
    worth[firstPhrase + number] = rating.worth
    depth[firstPhrase + number] = rating.depth
  }
  const titleWorth = Float64Array.from(roles.values, (role) =>
    role === null ? 0 : (findSameRole(profile.roles, role.value)?.worth ?? 0),
  )
  const { fieldMass, totalMass } = profile
  const fieldFits = fieldMass.map((_, field) => fitInField(profile, field, 0))
  return { worth, depth, titleWorth, skillMass, fieldMass, totalMass, fieldFits }
}
