import type { Fit } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { fitInMarket, fitOf } from '@fledge/core/matching/fit'
import { prepareListing } from '@fledge/core/matching/listing'
import type { Market } from '@fledge/core/matching/market'
import type { Profile } from '@fledge/core/matching/profile'
import { type Placed, placeListings } from '@fledge/core/matching/rank'
import type { Deps } from '../../deps.ts'
import { findOwnProfile } from '../analysis/own-profile.ts'

/** How one's resume fits listings, for one answer. Without a resume that was read there is no order. */
export type OwnFits = {
  of: (listing: Internship) => Fit
  place: ((ids: readonly string[]) => Placed[]) | null
}

/** Null for whoever is no student, and while the resume is being read: nothing is said then. */
export async function findOwnFits(deps: Deps, user: User | null): Promise<OwnFits | null> {
  if (user?.role !== 'student') return null
  const { profile, reason } = await findOwnProfile(deps.db, user.id)
  if (reason === 'reading') return null
  if (reason !== null) return { of: () => ({ matchPercentage: null, band: null, reason }), place: null }
  const market = await deps.market.current(deps.db)
  return {
    of: (listing) => matchOf(profile, listing, market),
    place: (ids) => placeListings(profile, market, ids),
  }
}

export const withFits = <L extends Internship>(fits: OwnFits | null, listings: L[]): L[] =>
  fits ? listings.map((listing) => ({ ...listing, match: fits.of(listing) })) : listings

function matchOf(profile: Profile, listing: Internship, market: Market): Fit {
  const { total, band, reason } =
    fitInMarket(profile, market, listing.id) ?? fitOf(profile, prepareListing(listing), market)
  return { matchPercentage: total, band, reason }
}
