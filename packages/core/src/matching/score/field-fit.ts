import { skills } from '../../skills/vocabulary.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { fullShare } from './field-weights.ts'

/**
 * From 0 to 1: how far a resume belongs to a listing's fields of work. Each field of the listing contributes its share
 * times the part of the resume's evidence that is of this field, counted in full from `fullShare` on.
 *
 * A skill that the listing asks for counts for its own field and never against another, so learning it can only raise
 * the fit.
 */
export function fieldFit(profile: Profile, listing: PreparedListing): number {
  let fit = 0
  for (const part of fieldParts(profile, listing)) fit += part
  return Math.min(1, fit)
}

/** The field (its place in `fields`) that contributes most to the fit; null when none does. */
export function strongestField(profile: Profile, listing: PreparedListing): number | null {
  let strongest: number | null = null
  let most = 0
  for (const [index, value] of fieldParts(profile, listing).entries()) {
    if (value <= most) continue
    most = value
    strongest = listing.fields[index]!.field
  }
  return strongest
}

export type FieldMasses = Pick<Profile, 'fieldMass' | 'totalMass'>

/** From 0 to 1: how far evidence belongs to one field. `notAgainst` is evidence that does not count against it. */
export function fitInField({ fieldMass, totalMass }: FieldMasses, field: number, notAgainst: number): number {
  const mass = fieldMass[field]!
  return mass === 0 ? 0 : Math.min(1, mass / (totalMass - notAgainst) / fullShare)
}

/** What each field of the listing contributes to the fit. */
function fieldParts(profile: Profile, listing: PreparedListing): number[] {
  const shown = shownMass(profile, listing)
  return listing.fields.map(({ field, share }) => {
    const notAgainst = shown === 0 ? 0 : shown - shownMassInField(profile, listing, field)
    return share * fitInField(profile, field, notAgainst)
  })
}

/** The evidence that the asked skills give. */
function shownMass(profile: Profile, listing: PreparedListing): number {
  let shown = 0
  for (const skill of listing.askedSkills) shown += profile.skillMass[skill]!
  return shown
}

function shownMassInField(profile: Profile, listing: PreparedListing, field: number): number {
  let shown = 0
  for (const skill of listing.askedSkills) if (skills[skill]!.field === field) shown += profile.skillMass[skill]!
  return shown
}
