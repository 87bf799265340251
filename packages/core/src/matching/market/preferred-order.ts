import { isOtherField, missedPlace, paysTooLittle, startsTooEarly, type Wanted } from '../../preferences/misses.ts'
import { nameFields } from '../listing/listing-fields.ts'
import { bandFloors } from '../score/score-bands.ts'
import { findRow, type Market } from './market.ts'
import type { MarketScores } from './market-scores.ts'
import { listReaching, type PlacedListing, pageByScore, type RankedListing, rankListings } from './rank-listings.ts'
import { noScore } from './row-scores.ts'

/** A listing in an order that follows preferences. */
export type PreferredListing = PlacedListing & { isPreferred: boolean }

type Ordered = Pick<PreferredListing, 'total' | 'isPreferred'>

/**
 * The higher the earlier in the order. Of those that are good, and of the others, the listings that meet all stated
 * preferences come first, so that these never lift a listing above a good one. What was only guessed decides between
 * equal scores.
 */
export function orderKey({ total, isPreferred }: Ordered, { isGuess }: Pick<Wanted, 'isGuess'>): number {
  if (total === null) return -1
  if (isGuess) return 2 * total + Number(isPreferred)
  if (total < bandFloors.good) return total + (isPreferred ? bandFloors.good : 0)
  return total + (isPreferred ? 101 : bandFloors.good)
}

/** Orders listings by `orderKey`, then by id. */
export const compareByPreference =
  (wanted: Pick<Wanted, 'isGuess'>) =>
  (a: PreferredListing, b: PreferredListing): number =>
    orderKey(b, wanted) - orderKey(a, wanted) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Whether the listing at a place of the market meets all preferences: the rule of `findMisses`. */
export function createPreference(market: Market, wanted: Wanted): (place: number) => boolean {
  const suits = market.places.values.map((entry) => entry !== null && missedPlace(wanted, entry.value) === null)
  const isWanted = market.works.values.map(
    (entry) => entry !== null && !isOtherField(wanted, nameFields(entry.value.fields)),
  )
  return (place) => {
    const { block, row } = findRow(market, place)
    const work = block.works[row]!
    return (
      suits[block.places[row]!]! &&
      !paysTooLittle(wanted, block.stipends[row]!) &&
      !startsTooEarly(wanted, firstDay(block.firstDays[row]!)) &&
      (work < 0 || isWanted[work]!)
    )
  }
}

/** `rankListings` in the order of `orderKey`. */
export function rankByPreference(
  scores: MarketScores,
  wanted: Wanted,
  { minimum, limit }: { minimum: number; limit: number },
): RankedListing[] {
  const { keys, toPreferred } = createOrder(scores, wanted)
  const reaching = listReaching(keys, { minimum: 0, limit, where: (place) => scores.totals[place]! >= minimum })
  const ranked = reaching.length > 0 ? reaching : rankListings(scores, { minimum, limit })
  return ranked
    .map(toPreferred)
    .sort(compareByPreference(wanted))
    .map(({ id, total }) => ({ id, total: total ?? 0 }))
}

/** `pageByScore` in the order of `orderKey`. */
export function pageByPreference(
  scores: MarketScores,
  wanted: Wanted,
  { after, limit }: { after: PreferredListing | null; limit: number },
): PreferredListing[] {
  const { keys, toPreferred } = createOrder(scores, wanted)
  const past = after && { id: after.id, total: after.total === null ? null : orderKey(after, wanted) }
  return pageByScore(keys, { after: past, limit }).map(toPreferred)
}

/** The market with the keys of an order in place of its scores. */
function createOrder(scores: MarketScores, wanted: Wanted) {
  const { market, totals } = scores
  const meetsAll = createPreference(market, wanted)
  const orderedAt = (place: number): Ordered => {
    const total = totals[place]!
    return { total: total === noScore ? null : total, isPreferred: meetsAll(place) }
  }
  const keys = new Uint8Array(totals.length).fill(noScore)
  for (const place of market.placeById.values())
    if (totals[place] !== noScore) keys[place] = orderKey(orderedAt(place), wanted)
  const toPreferred = ({ id }: { id: string }): PreferredListing => ({ id, ...orderedAt(market.placeById.get(id)!) })
  return { keys: { ...scores, totals: keys }, toPreferred }
}

/** The names of a listing's main fields of work; undefined when the market does not have it. */
export function fieldsInMarket(market: Market, id: string): string[] | undefined {
  const place = market.placeById.get(id)
  if (place === undefined) return undefined
  const { block, row } = findRow(market, place)
  return nameFields(market.works.values[block.works[row]!]?.value.fields ?? [])
}

/** The ids of the listings of a market that have this main field of work. */
export function listInField(market: Market, name: string): string[] {
  const isIn = market.works.values.map((entry) => entry !== null && nameFields(entry.value.fields).includes(name))
  return market.blocks.flatMap(
    (block) => block?.ids.filter((id, row): id is string => id !== null && isIn[block.works[row]!] === true) ?? [],
  )
}

function firstDay(day: number): string | null {
  if (day === 0) return null
  const digits = String(day)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}
