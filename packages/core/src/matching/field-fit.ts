import { skills } from '../skills/vocabulary.ts'
import { fullShare } from './field-weights.ts'
import type { PreparedListing } from './listing.ts'
import type { Profile } from './profile.ts'

/**
 * How far a resume is at home in a listing's field of work, from 0 to 1: for each field of the listing, the part of
 * the resume's evidence that speaks for it, counted in full from `fullShare` on.
 *
 * A skill that the listing asks for counts for its own field and never against another: so learning it can only raise
 * the fit.
 */
export function fieldFit(profile: Profile, listing: PreparedListing): number {
  const shown = shownMass(profile, listing)
  let fit = 0
  for (const { field, share } of listing.fields) fit += share * fitIn(profile, listing, field, shown)
  return Math.min(1, fit)
}

/** The field that contributes most, or null when none does. */
export function strongestField(profile: Profile, listing: PreparedListing): number | null {
  const shown = shownMass(profile, listing)
  let strongest: number | null = null
  let most = 0
  for (const { field, share } of listing.fields) {
    const value = share * fitIn(profile, listing, field, shown)
    if (value <= most) continue
    most = value
    strongest = field
  }
  return strongest
}

/** What the skills that the listing asks for add to the resume's evidence. */
function shownMass(profile: Profile, listing: PreparedListing): number {
  let shown = 0
  for (const skill of listing.askedSkills) shown += profile.skillMass[skill]!
  return shown
}

function fitIn(profile: Profile, listing: PreparedListing, field: number, shown: number): number {
  const mass = profile.fieldMass[field]!
  if (mass === 0) return 0
  const against = shown === 0 ? 0 : shown - shownMassIn(profile, listing, field)
  return Math.min(1, mass / (profile.totalMass - against) / fullShare)
}

function shownMassIn(profile: Profile, listing: PreparedListing, field: number): number {
  let shown = 0
  for (const skill of listing.askedSkills) if (skills[skill]!.field === field) shown += profile.skillMass[skill]!
  return shown
}
