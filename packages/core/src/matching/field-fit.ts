import { skills } from '../skills/vocabulary.ts'
import { fullShare } from './field-weights.ts'
import type { PreparedListing } from './listing.ts'
import type { FieldShare } from './listing-fields.ts'
import type { Profile } from './profile.ts'

/**
 * How far a resume is at home in a listing's field of work, from 0 to 1: for each field of the listing, the part of
 * the resume's evidence that speaks for it, counted in full from `fullShare` on.
 *
 * A skill that the listing asks for counts for its own field and never against another: so learning it can only raise
 * the fit.
 */
export function fieldFit(profile: Profile, listing: PreparedListing): number {
  return fitOfParts(fitParts(profile, listing), profile)
}

/** A field of a listing, and what the listing asks for that is no evidence against it. */
export type FitPart = FieldShare & { notAgainst: number }

/** What the fit takes from the listing and the skills it asks for: the same for as long as those do not change. */
export function fitParts(profile: Profile, listing: PreparedListing): FitPart[] {
  const shown = shownMass(profile, listing)
  return listing.fields.map(({ field, share }) => ({
    field,
    share,
    notAgainst: shown === 0 ? 0 : shown - shownMassIn(profile, listing, field),
  }))
}

export function fitOfParts(parts: readonly FitPart[], masses: Masses): number {
  let fit = 0
  for (const part of parts) fit += part.share * fitIn(part, masses)
  return Math.min(1, fit)
}

/** The field that contributes most, or null when none does. */
export function strongestField(profile: Profile, listing: PreparedListing): number | null {
  let strongest: number | null = null
  let most = 0
  for (const part of fitParts(profile, listing)) {
    const value = part.share * fitIn(part, profile)
    if (value <= most) continue
    most = value
    strongest = part.field
  }
  return strongest
}

type Masses = Pick<Profile, 'fieldMass' | 'totalMass'>

function fitIn({ field, notAgainst }: FitPart, { fieldMass, totalMass }: Masses): number {
  const mass = fieldMass[field]!
  return mass === 0 ? 0 : Math.min(1, mass / (totalMass - notAgainst) / fullShare)
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
