import { skills } from '../../skills/vocabulary.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { fullShare } from './field-weights.ts'

/**
 * How far a resume is at home in a listing's field of work, from 0 to 1: for each field of the listing, the part of
 * the resume's evidence that speaks for it, counted in full from `fullShare` on.
 *
 * A skill that the listing asks for counts for its own field and never against another: so learning it can only raise
 * the fit.
 */
export function fieldFit(profile: Profile, listing: PreparedListing): number {
  let fit = 0
  for (const part of fitOfFields(profile, listing)) fit += part
  return Math.min(1, fit)
}

/** The field that contributes most, or null when none does. */
export function strongestField(profile: Profile, listing: PreparedListing): number | null {
  let strongest: number | null = null
  let most = 0
  for (const [index, value] of fitOfFields(profile, listing).entries()) {
    if (value <= most) continue
    most = value
    strongest = listing.fields[index]!.field
  }
  return strongest
}

export type Masses = Pick<Profile, 'fieldMass' | 'totalMass'>

/** How far evidence is at home in one field. `notAgainst` is the evidence that does not count against it. */
export function fitIn({ fieldMass, totalMass }: Masses, field: number, notAgainst: number): number {
  const mass = fieldMass[field]!
  return mass === 0 ? 0 : Math.min(1, mass / (totalMass - notAgainst) / fullShare)
}

/** What each field of the listing contributes. */
function fitOfFields(profile: Profile, listing: PreparedListing): number[] {
  const shown = shownMass(profile, listing)
  return listing.fields.map(({ field, share }) => {
    const notAgainst = shown === 0 ? 0 : shown - shownMassIn(profile, listing, field)
    return share * fitIn(profile, field, notAgainst)
  })
}

/** What the skills that the listing asks for add to the resume's evidence. */
function shownMass(profile: Profile, listing: PreparedListing): number {
  let shown = 0
  for (const skill of listing.askedSkills) shown += profile.skillMass[skill]!
  return shown
}

function shownMassIn(profile: Profile, listing: PreparedListing, field: number): number {
  let shown = 0
  for (const skill of listing.askedSkills) if (skills[skill]!.field === field) shown += profile.skillMass[skill]!
  return shown
}
