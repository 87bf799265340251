import type { ListingOffer } from '../../preferences/misses.ts'
import { skills } from '../../skills/vocabulary.ts'
import { type Ask, isGeneral, isOfAllWork } from '../listing/asks.ts'
import { type ListingText, type PreparedListing, prepareListing } from '../listing/prepared-listing.ts'
import {
  appendRow,
  type Block,
  blockRows,
  clearRow,
  createBlock,
  flagBits,
  flags,
  hasRoom,
  listRows,
  type Row,
  rowTerms,
  trimBlock,
} from './market-block.ts'
import { createRegistry, type Registry, releaseNumber, takeNumber } from './registry.ts'

/**
 * The open listings, in the form in which one resume is scored against all of them (decision 17). A term is a skill by its
 * id, or from `firstPhrase` on a phrase. `putListing` and `removeListing` follow the live market at the cost of one listing.
 */
export type Market = {
  /** The place of each listing: `block * blockRows + row`. */
  placeById: Map<string, number>
  /** Null for a block that was dropped. */
  blocks: (Block | null)[]
  /** The index of the block that takes new listings; null before the first. */
  openBlock: number | null
  phrases: Registry<Phrase>
  works: Registry<Work>
  places: Registry<Pick<ListingOffer, 'location' | 'type'>>
}

/** An ask without a skill of the vocabulary. */
export type Phrase = Pick<Ask, 'degrees' | 'words'>

/** What a listing's work is, to be compared with the entries of a resume; many listings share it. */
export type Work = Pick<PreparedListing, 'role' | 'fields'>

export const firstPhrase = skills.length

/** Opens a market of these listings; of two with the same id the later one is kept. */
export function openMarket(listings: Iterable<ListingText>): Market {
  const market: Market = {
    placeById: new Map(),
    blocks: [],
    openBlock: null,
    phrases: createRegistry(),
    works: createRegistry(),
    places: createRegistry(),
  }
  for (const listing of listings) putListing(market, listing)
  return market
}

/** Adds a listing, or replaces the one with its id. `version` is kept for `listingVersion`. */
export function putListing(market: Market, listing: ListingText, version = 0): void {
  putPrepared(market, prepareListing(listing), version, listing.offer)
}

/** What is known of a listing without an offer. */
const unknownOffer: ListingOffer = { location: '', type: '', stipend: 0, startsOn: null }

/** Adds a prepared listing, or replaces the one with its id. */
export function putPrepared(market: Market, listing: PreparedListing, version = 0, offer = unknownOffer): void {
  removeListing(market, listing.id)
  market.placeById.set(listing.id, putRow(market, createRow(market, listing, { version, offer })))
}

/** Removes a listing; does nothing when the market does not have it. */
export function removeListing(market: Market, id: string): void {
  const place = market.placeById.get(id)
  if (place === undefined) return
  const { block, row } = findRow(market, place)
  market.placeById.delete(id)
  for (const term of rowTerms(block, row))
    if (term >> flagBits >= firstPhrase) releaseNumber(market.phrases, (term >> flagBits) - firstPhrase)
  releaseNumber(market.places, block.places[row]!)
  if (block.works[row]! >= 0) releaseNumber(market.works, block.works[row]!)
  clearRow(block, row)
  const index = Math.floor(place / blockRows)
  if (index !== market.openBlock) dropIfSparse(market, index)
}

/** The version with which a listing was put; undefined when the market does not have it. */
export function listingVersion(market: Market, id: string): number | undefined {
  const place = market.placeById.get(id)
  if (place === undefined) return undefined
  const { block, row } = findRow(market, place)
  return block.versions[row]
}

/** The block and row at a place. Throws when the block was dropped. */
export function findRow({ blocks }: Market, place: number): { block: Block; row: number } {
  const block = blocks[Math.floor(place / blockRows)]
  if (!block) throw new Error(`The market has no block at place ${place}`)
  return { block, row: place % blockRows }
}

type Posted = { version: number; offer: ListingOffer }

function createRow(market: Market, listing: PreparedListing, { version, offer }: Posted): Row {
  const { asks, points, role, fields } = listing
  const terms: number[] = []
  const askPoints: number[] = []
  for (const [index, ask] of asks.entries())
    for (const [place, term] of termNumbers(market, ask).entries()) {
      const isLast = place + 1 >= ask.skills.length
      const isSingle = isLast && place === 0 ? flags.isSingle : 0
      terms.push((term << flagBits) | termFlags(ask, isLast) | isSingle)
      askPoints.push(isLast ? points.asks[index]! : 0)
    }
  return {
    id: listing.id,
    version,
    requirements: asks.filter(({ kind }) => kind === 'requirement').length,
    work: asks.length === 0 ? -1 : takeNumber(market.works, workKey(listing), { role, fields }),
    place: takeNumber(market.places, `${offer.type}|${offer.location}`, offer),
    stipend: offer.stipend,
    firstDay: offer.startsOn === null ? 0 : Number(offer.startsOn.replaceAll('-', '')),
    terms,
    askPoints,
  }
}

function workKey({ role, fields }: Work): string {
  const named = role === null ? '' : `${[...role.subject].sort().join(' ')}|${role.post ?? ''}`
  return `${named}|${fields.map(({ field, share }) => `${field} ${share}`).join()}`
}

function termFlags(ask: Ask, isLast: boolean): number {
  return (
    (isLast ? flags.endsAsk : 0) |
    (ask.every ? 0 : flags.isChoice) |
    (ask.importance === 'must' ? flags.isMust : 0) |
    (isGeneral(ask) ? flags.isGeneral : 0) |
    (isOfAllWork(ask) ? flags.isOfAllWork : 0)
  )
}

function termNumbers(market: Market, { skills: asked, degrees, words }: Ask): readonly number[] {
  if (asked.length > 0) return asked
  const key = `${degrees.join(' ')}|${words.join(' ')}`
  return [firstPhrase + takeNumber(market.phrases, key, { degrees, words })]
}

function putRow(market: Market, row: Row): number {
  const index = blockWithRoom(market, row)
  return index * blockRows + appendRow(market.blocks[index]!, row)
}

/** The index of the block that takes the row; opens another one when the open block is full. */
function blockWithRoom(market: Market, row: Row): number {
  const full = market.openBlock
  const block = full === null ? null : market.blocks[full]!
  if (full !== null && block && hasRoom(block, row)) return full
  const free = market.blocks.indexOf(null)
  market.openBlock = free < 0 ? market.blocks.length : free
  market.blocks[market.openBlock] = createBlock(row)
  if (block) trimBlock(block)
  if (full !== null) dropIfSparse(market, full)
  return market.openBlock
}

/** Drops a full block of which at most half is left, and moves its listings to the open block. */
function dropIfSparse(market: Market, index: number): void {
  const block = market.blocks[index]!
  if (block.listingCount > block.ids.length / 2) return
  market.blocks[index] = null
  for (const { row } of listRows(block)) market.placeById.set(row.id, putRow(market, row))
}
