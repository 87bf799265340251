import { missedPlace, paysTooLittle, startsTooEarly, type Wanted } from '../../preferences/misses.ts'
import { fields } from '../../skills/vocabulary.ts'
import { nameMainFields } from '../listing/listing-fields.ts'
import { findRow, type Market } from './market.ts'
import { type Block, blockRows } from './market-block.ts'
import type { MarketScores } from './market-scores.ts'
import { listReaching, type PlacedListing, pageByScore, type RankedListing, rankListings } from './rank-listings.ts'

/** A listing in an order in which those that meet all preferences come first. */
export type PreferredListing = PlacedListing & { isPreferred: boolean }

/** Whether the listing at a place of the market meets all preferences: the rule of `findMisses`. */
export function createPreference(market: Market, wanted: Wanted): (place: number) => boolean {
  const suits = market.places.values.map((entry) => entry !== null && missedPlace(wanted, entry.value) === null)
  const own = new Set(wanted.fields)
  const wantedFields = new Set(fields.flatMap(({ name }, field) => (own.has(name) ? [field] : [])))
  return (place) => {
    const { block, row } = findRow(market, place)
    return (
      suits[block.places[row]!]! &&
      !paysTooLittle(wanted, block.stipends[row]!) &&
      !startsTooEarly(wanted, firstDay(block.firstDays[row]!)) &&
      (own.size === 0 || isInFields(block, row, wantedFields))
    )
  }
}

/** `rankListings` with the listings that meet all preferences first, both groups by score. */
export function rankByPreference(
  scores: MarketScores,
  wanted: Wanted,
  { minimum, limit }: { minimum: number; limit: number },
): RankedListing[] {
  const preferred = findPreferred(scores.market, wanted)
  const first = listReaching(scores, { minimum, limit, where: (place) => preferred[place] === 1 })
  const isOther = (place: number) => preferred[place] === 0
  const others = listReaching(scores, { minimum, limit: limit - first.length, where: isOther })
  if (first.length + others.length > 0) return [...first, ...others]
  const fallback = rankListings(scores, { minimum, limit })
  const isFirst = ({ id }: RankedListing) => preferred[scores.market.placeById.get(id)!] === 1
  return [...fallback.filter(isFirst), ...fallback.filter((one) => !isFirst(one))]
}

/** `pageByScore` with the listings that meet all preferences first. */
export function pageByPreference(
  scores: MarketScores,
  wanted: Wanted,
  { after, limit }: { after: PreferredListing | null; limit: number },
): PreferredListing[] {
  const preferred = findPreferred(scores.market, wanted)
  const isPast = after !== null && !after.isPreferred
  const first = isPast ? [] : pageByScore(scores, { after, limit, where: (place) => preferred[place] === 1 })
  const room = limit - first.length
  const isOther = (place: number) => preferred[place] === 0
  const others = room > 0 ? pageByScore(scores, { after: isPast ? after : null, limit: room, where: isOther }) : []
  return [
    ...first.map((one) => ({ ...one, isPreferred: true })),
    ...others.map((one) => ({ ...one, isPreferred: false })),
  ]
}

/** The names of a listing's main fields of work; undefined when the market does not have it. */
export function fieldsInMarket(market: Market, id: string): string[] | undefined {
  const place = market.placeById.get(id)
  if (place === undefined) return undefined
  const { block, row } = findRow(market, place)
  return mainFieldNames(block, row)
}

function mainFieldNames(block: Block, row: number): string[] {
  const shares: { field: number; share: number }[] = []
  for (let at = block.fieldsFrom[row]!; at < block.fieldsFrom[row + 1]!; at++)
    shares.push({ field: block.fields[at]!, share: block.fieldShares[at]! })
  return nameMainFields(shares)
}

/** The ids of the listings of a market that have this main field of work (`nameMainFields`). */
export function listInField(market: Market, name: string): string[] {
  const wanted = new Set([fields.findIndex((field) => field.name === name)])
  return market.blocks.flatMap((block) =>
    block === null
      ? []
      : block.ids.filter(
          (id, row): id is string =>
            id !== null && block.fieldsFrom[row] !== block.fieldsFrom[row + 1] && isInFields(block, row, wanted),
        ),
  )
}

/** Whether one of the row's main fields (`nameMainFields`) is wanted; also without any field. */
function isInFields(block: Block, row: number, wanted: ReadonlySet<number>): boolean {
  const [from, end] = [block.fieldsFrom[row]!, block.fieldsFrom[row + 1]!]
  let largest = 0
  for (let at = from; at < end; at++) largest = Math.max(largest, block.fieldShares[at]!)
  for (let at = from; at < end; at++)
    if (block.fieldShares[at]! >= largest / 2 && wanted.has(block.fields[at]!)) return true
  return from === end
}

/** 1 at the place of each listing that meets all preferences. */
function findPreferred(market: Market, wanted: Wanted): Uint8Array {
  const meetsAll = createPreference(market, wanted)
  const preferred = new Uint8Array(market.blocks.length * blockRows)
  for (const place of market.placeById.values()) if (meetsAll(place)) preferred[place] = 1
  return preferred
}

function firstDay(day: number): string | null {
  if (day === 0) return null
  const digits = String(day)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}
