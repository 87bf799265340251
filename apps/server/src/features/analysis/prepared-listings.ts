import { type ListingText, type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Market } from '@fledge/core/matching/market/market'

/** Listings; some megabytes, enough for a few dozen students. */
const mostRemembered = 2_000

/**
 * Prepares a listing for scoring. Caches the most recently used ones per market, because the text of a version never
 * changes.
 */
export function preparedIn(market: Market, { version, ...text }: ListingText & { version: number }): PreparedListing {
  const remembered = memoryOf(market)
  const known = remembered.get(text.id)
  const listing = known?.version === version ? known.listing : prepareListing(text)
  remembered.delete(text.id)
  remembered.set(text.id, { version, listing })
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
  return listing
}

/** In order of use, least recent first. */
type Remembered = Map<string, { version: number; listing: PreparedListing }>

const memories = new WeakMap<Market, Remembered>()

function memoryOf(market: Market): Remembered {
  const memory = memories.get(market) ?? new Map()
  memories.set(market, memory)
  return memory
}
