import type { Fit } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { allotAllPoints, listingVersion, type Market } from '@fledge/core/matching/market/market'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import { type PlacedListing, pageByScore, placeListings } from '@fledge/core/matching/market/rank-listings'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { computeFit, fitsInMarket } from '@fledge/core/matching/score/listing-fit'
import type { Deps } from '../../deps.ts'
import type { LiveMarket } from '../analysis/live-market.ts'
import { findHeld, findOwnProfile } from '../analysis/own-profile.ts'
import { type KeptFits, type Known, keepFits } from './kept-fits.ts'

/** How one's resume fits listings, for one answer. */
export type OwnFits = {
  /** In the order of the listings; null when the resume is being read again by now. */
  of: (listings: readonly Internship[]) => Promise<Fit[] | null>
  /** Null without a resume that was read, and where no order was asked for. */
  places: Places | null
}

/** The best first. */
export type Places = {
  among: (ids: readonly string[]) => PlacedListing[]
  /** One that was deleted a moment ago may be among them. */
  ofAll: (page: { after: PlacedListing | null; limit: number }) => PlacedListing[]
}

/** Null for whoever is no student, and while the resume is being read: nothing is said then. */
export async function findOwnFits(deps: Deps, user: User | null): Promise<OwnFits | null> {
  if (user?.role !== 'student') return null
  const kept = keptOf(deps.market)
  const { mark, reason } = await findHeld(deps.db, user.id)
  if (reason !== null) {
    kept.forget(user.id)
    return reason === 'reading' ? null : ofNone(reason)
  }
  const market = await deps.market.covering(deps.db)
  return { of: (listings) => fitsOf(deps, { studentId: user.id, mark, market, kept }, listings), places: null }
}

/** The same with an order of the listings, for which the resume is always read. */
export async function findOwnOrder(deps: Deps, user: User | null): Promise<OwnFits | null> {
  if (user?.role !== 'student') return null
  const { profile, reason } = await findOwnProfile(deps.db, user.id)
  if (reason === 'reading') return null
  if (reason !== null) return ofNone(reason)
  const market = await deps.market.covering(deps.db)
  return {
    of: async (listings) => matchesOf(profile, listings, market),
    places: {
      among: (ids) => placeListings(profile, market, ids),
      ofAll: (page) => pageByScore(scoreMarket(profile, market), page),
    },
  }
}

export async function withFits<L extends Internship>(fits: OwnFits | null, listings: L[]): Promise<L[]> {
  const matches = (await fits?.of(listings)) ?? null
  if (!matches) return listings
  return listings.map((listing, place) => ({ ...listing, match: matches[place]! }))
}

const without = (reason: NonNullable<Fit['reason']>): Fit => ({ matchPercentage: null, band: null, reason })
const ofNone = (reason: NonNullable<Fit['reason']>): OwnFits => ({
  of: async (listings) => listings.map(() => without(reason)),
  places: null,
})

const memories = new WeakMap<LiveMarket, KeptFits>()

function keptOf(market: LiveMarket): KeptFits {
  const kept = memories.get(market) ?? keepFits()
  memories.set(market, kept)
  return kept
}

type Own = { studentId: string; mark: string; market: Market; kept: KeptFits }

/** The text of a resume is fetched only for what is not known of it, which is then kept. */
async function fitsOf({ db }: Deps, own: Own, listings: readonly Internship[]): Promise<Fit[] | null> {
  const known = knownFits(own, listings)
  if (known) return known
  const { studentId, market, kept } = own
  const { profile, mark, reason } = await findOwnProfile(db, studentId)
  if (profile === null) return reason === 'reading' ? null : listings.map(() => without(reason))
  const matches = matchesOf(profile, listings, market)
  const fits = listings.flatMap(({ id }, place): [string, Known][] => {
    const version = listingVersion(market, id)
    return version === undefined ? [] : [[id, { version, fit: matches[place]! }]]
  })
  kept.keep(studentId, { mark, edition: market.edition }, new Map(fits))
  return matches
}

/**
 * The fits of all these listings when they are kept, otherwise null. A score follows from the resume, the version of
 * the listing in the market, and the market's weights, of which there is a new edition with each change.
 */
function knownFits({ studentId, mark, market, kept }: Own, listings: readonly Internship[]): Fit[] | null {
  allotAllPoints(market)
  const known = kept.find(studentId, { mark, edition: market.edition })
  const found: Fit[] = []
  for (const { id } of listings) {
    const one = known.get(id)
    if (!one || one.version !== listingVersion(market, id)) return null
    found.push(one.fit)
  }
  return found
}

function matchesOf(profile: Profile, listings: readonly Internship[], market: Market): Fit[] {
  const known = fitsInMarket(
    profile,
    market,
    listings.map(({ id }) => id),
  )
  return listings.map((listing) => {
    const { total, band, reason } = known.get(listing.id) ?? computeFit(profile, prepareListing(listing), market)
    return { matchPercentage: total, band, reason }
  })
}
