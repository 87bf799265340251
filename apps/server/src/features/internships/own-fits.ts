import type { Fit } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { fitOf, fitsInMarket } from '@fledge/core/matching/fit'
import { prepareListing } from '@fledge/core/matching/listing'
import type { Market } from '@fledge/core/matching/market'
import type { Profile } from '@fledge/core/matching/profile'
import { type Placed, placeAll, placeListings } from '@fledge/core/matching/rank'
import { totalsOf } from '@fledge/core/matching/scan'
import type { Deps } from '../../deps.ts'
import { findOwnProfile } from '../analysis/own-profile.ts'

/** How one's resume fits listings, for one answer. Without a resume that was read there is no order. */
export type OwnFits = {
  /** In the order of the listings. */
  of: (listings: readonly Internship[]) => Fit[]
  places: Places | null
}

/** The best first. */
export type Places = {
  among: (ids: readonly string[]) => Placed[]
  /** One that was deleted a moment ago may be among them. */
  ofAll: (page: { after: Placed | null; limit: number }) => Placed[]
}

/** Null for whoever is no student, and while the resume is being read: nothing is said then. */
export async function findOwnFits(deps: Deps, user: User | null): Promise<OwnFits | null> {
  if (user?.role !== 'student') return null
  const { profile, reason } = await findOwnProfile(deps.db, user.id)
  if (reason === 'reading') return null
  if (reason !== null) return { of: (listings) => listings.map(() => without(reason)), places: null }
  const market = await deps.market.covering(deps.db)
  return {
    of: (listings) => matchesOf(profile, listings, market),
    places: {
      among: (ids) => placeListings(profile, market, ids),
      ofAll: (page) => placeAll(totalsOf(profile, market), page),
    },
  }
}

export function withFits<L extends Internship>(fits: OwnFits | null, listings: L[]): L[] {
  if (!fits) return listings
  const matches = fits.of(listings)
  return listings.map((listing, place) => ({ ...listing, match: matches[place]! }))
}

const without = (reason: NonNullable<Fit['reason']>): Fit => ({ matchPercentage: null, band: null, reason })

function matchesOf(profile: Profile, listings: readonly Internship[], market: Market): Fit[] {
  const known = fitsInMarket(
    profile,
    market,
    listings.map(({ id }) => id),
  )
  return listings.map((listing) => {
    const { total, band, reason } = known.get(listing.id) ?? fitOf(profile, prepareListing(listing), market)
    return { matchPercentage: total, band, reason }
  })
}
