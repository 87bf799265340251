import { type ListingText, type PreparedListing, prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Market } from '@fledge/core/matching/market/market'

/** Some megabytes: what a few dozen students are shown. */
const mostRemembered = 2_000

/**
 * A listing made ready to be scored, which takes a tenth to half a millisecond for each text. The ones used last are
 * remembered beside their market: the text of a version never changes.
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

/** In the order in which they were used, the longest ago first. */
type Remembered = Map<string, { version: number; listing: PreparedListing }>

const memories = new WeakMap<Market, Remembered>()

function memoryOf(market: Market): Remembered {
  const memory = memories.get(market) ?? new Map()
  memories.set(market, memory)
  return memory
}
