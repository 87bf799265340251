import { type Ask, type ListingText, type PreparedListing, prepareListing } from '../listing/prepared-listing.ts'
import { type Allotment, isTitleScored, sharePoints } from '../score/score-points.ts'
import { updateBlockPoints } from './block-points.ts'
import {
  appendRow,
  type Block,
  blockRows,
  clearRow,
  createBlock,
  endsAsk,
  flagBits,
  hasRoom,
  isChoice,
  isRepeated,
  listRows,
  type Row,
  rowTerms,
  trimBlock,
} from './market-block.ts'
import { addAsker, createTerms, findPhraseTerm, numberPhrase, removeAsker, type Terms } from './market-terms.ts'
import { termWeight, updateWeights } from './term-weights.ts'

/**
 * The open listings, in the form in which one resume is scored against all of them (decision 17). Terms that few
 * listings ask for weigh more. `putListing` and `removeListing` follow the live market at the cost of one listing.
 */
export type Market = {
  /** The place of each listing: `block * blockRows + row`. */
  placeById: Map<string, number>
  /** Null for a block that was dropped. */
  blocks: (Block | null)[]
  /** The index of the block that takes new listings; null before the first. */
  openBlock: number | null
  terms: Terms
  /** Counts the changes of weights. */
  edition: number
  /** Whether listings came or went since the weights were updated. */
  isChanged: boolean
}

/** Opens a market of these listings; of two with the same id the later one is kept. */
export function openMarket(listings: Iterable<ListingText>): Market {
  const market: Market = {
    placeById: new Map(),
    blocks: [],
    openBlock: null,
    terms: createTerms(),
    edition: 0,
    isChanged: false,
  }
  for (const listing of listings) putListing(market, listing)
  return market
}

/** Adds a listing, or replaces the one with its id. `version` is kept for `listingVersion`. */
export function putListing(market: Market, listing: ListingText, version = 0): void {
  putPrepared(market, prepareListing(listing), version)
}

/** Adds a prepared listing, or replaces the one with its id. */
export function putPrepared(market: Market, listing: PreparedListing, version = 0): void {
  removeListing(market, listing.id)
  const row = createRow(market.terms, listing, version)
  market.placeById.set(listing.id, putRow(market, row))
  for (const term of Array.from(row.terms)) if ((term & isRepeated) === 0) addAsker(market.terms, term >> flagBits)
  market.isChanged = true
}

/** Removes a listing; does nothing when the market does not have it. */
export function removeListing(market: Market, id: string): void {
  const place = market.placeById.get(id)
  if (place === undefined) return
  const { block, row } = findRow(market, place)
  market.placeById.delete(id)
  for (const term of rowTerms(block, row)) if ((term & isRepeated) === 0) removeAsker(market.terms, term >> flagBits)
  clearRow(block, row)
  const index = Math.floor(place / blockRows)
  if (index !== market.openBlock) dropIfSparse(market, index)
  market.isChanged = true
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

/** How the 100 points of a listing are shared out in this market. The listing need not be part of the market. */
export function allotPoints(market: Market, listing: PreparedListing): Allotment {
  const requirements = listing.asks.filter(({ kind }) => kind === 'requirement').length
  const weights = listing.asks.map((ask) => askWeight(market, ask))
  return sharePoints({ requirements, isTitleScored: isTitleScored(listing) }, weights)
}

/**
 * Updates the points of listings that are new or ask for a term whose weight changed. Must be exhausted before
 * listings are scored together; yields after every updated block, so that a caller can let other work run.
 */
export function* updatePoints(market: Market): Generator<void> {
  if (market.isChanged && updateWeights(market.terms, market.placeById.size, market.edition + 1)) market.edition++
  market.isChanged = false
  for (const block of market.blocks) if (block && updateBlockPoints(market.terms, block, market.edition)) yield
}

/** Runs `updatePoints` to its end without a pause. */
export function allotAllPoints(market: Market): void {
  for (const _ of updatePoints(market));
}

function createRow(terms: Terms, listing: PreparedListing, version: number): Row {
  const flagged: number[] = []
  const seen = new Set<number>()
  for (const ask of listing.asks)
    for (const [index, term] of termNumbers(terms, ask).entries()) {
      flagged.push((term << flagBits) | termFlags(ask, index) | (seen.has(term) ? isRepeated : 0))
      seen.add(term)
    }
  return {
    id: listing.id,
    version,
    requirements: listing.asks.filter(({ kind }) => kind === 'requirement').length,
    isTitleScored: isTitleScored(listing),
    terms: flagged,
    fields: listing.fields.map(({ field }) => field),
    fieldShares: listing.fields.map(({ share }) => share),
  }
}

const termFlags = ({ skills, every }: Ask, index: number): number =>
  (index + 1 < skills.length ? 0 : endsAsk) | (every ? 0 : isChoice)

const termNumbers = (terms: Terms, { skills, words }: Ask): readonly number[] =>
  skills.length > 0 ? skills : [numberPhrase(terms, words)]

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

function askWeight(market: Market, { skills, words }: Ask): number {
  if (skills.length === 0) return weightInMarket(market, findPhraseTerm(market.terms, words))
  return skills.reduce((sum, skill) => sum + weightInMarket(market, skill), 0) / skills.length
}

/** `term` is null for a phrase that no listing asks for. */
function weightInMarket({ terms, placeById }: Market, term: number | null): number {
  return termWeight(term ?? -1, term === null ? 0 : terms.askers[term]!, placeById.size)
}
