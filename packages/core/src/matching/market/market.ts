import { type Ask, type ListingText, type PreparedListing, prepareListing } from '../listing/prepared-listing.ts'
import { type Allotment, allot, isTitleCounted } from '../score/score-points.ts'
import { allotRows } from './allot-block-points.ts'
import {
  addRow,
  type Block,
  blockRows,
  closeBlock,
  endsAsk,
  hasRoom,
  isChoice,
  isJoint,
  isRepeated,
  listRows,
  markBits,
  openBlock,
  type Row,
  takeRow,
  termsOfRow,
} from './market-block.ts'
import { addAsker, dropAsker, findPhraseTerm, numberPhrase, openTerms, type Terms } from './market-terms.ts'
import { createSlots, type Slots } from './slots.ts'
import { lookOverWeights, weightOfTerm } from './term-weights.ts'

/**
 * The open listings, in the form in which a resume is scored against all of them (decision 17). What few of them ask
 * for weighs more. `putListing` and `removeListing` follow the live market at the cost of one listing.
 */
export type Market = {
  /** Id → place: `block * blockRows + row`. */
  slots: Slots
  /** Null where a block was given up. Listings are added to the block `open`. */
  blocks: (Block | null)[]
  open: number | null
  terms: Terms
  /** Counts the times that weights changed. */
  edition: number
  /** Whether weights are to be looked over before the next score. */
  changed: boolean
}

/** A market of these listings, of which the later one stands where two have the same id. */
export function openMarket(listings: Iterable<ListingText>): Market {
  const blocks: Market['blocks'] = []
  const market: Market = {
    ...{ slots: createSlots((slot) => idAt(blocks, slot)), blocks, open: null },
    ...{ terms: openTerms(), edition: 0, changed: false },
  }
  for (const listing of listings) putListing(market, listing)
  return market
}

/** Adds a listing, or replaces the one with its id. */
export function putListing(market: Market, listing: ListingText, version = 0): void {
  putPrepared(market, prepareListing(listing), version)
}

/** The same of a listing that is made ready. */
export function putPrepared(market: Market, listing: PreparedListing, version = 0): void {
  removeListing(market, listing.id)
  const slot = putRow(market, rowOfListing(market.terms, listing, version))
  market.slots.add(listing.id, slot)
  const { block, row } = placeOf(market, slot)
  for (const term of termsOfRow(block, row)) if ((term & isRepeated) === 0) addAsker(market.terms, term >> markBits)
  market.changed = true
}

/** Takes a listing out; does nothing when it is not there. */
export function removeListing(market: Market, id: string): void {
  const slot = market.slots.get(id)
  if (slot === undefined) return
  const { block, row } = placeOf(market, slot)
  market.slots.remove(id, slot)
  for (const term of termsOfRow(block, row)) if ((term & isRepeated) === 0) dropAsker(market.terms, term >> markBits)
  takeRow(block, row)
  const index = Math.floor(slot / blockRows)
  if (index !== market.open) giveUpIfSparse(market, index)
  market.changed = true
}

/** The version with which a listing was put; undefined for one that is not here. */
export function versionOf(market: Market, id: string): number | undefined {
  const slot = market.slots.get(id)
  if (slot === undefined) return undefined
  const { block, row } = placeOf(market, slot)
  return block.versions[row]
}

/** The block and the row of a listing that stands at this place. */
export function placeOf({ blocks }: Market, slot: number): { block: Block; row: number } {
  return { block: blocks[Math.floor(slot / blockRows)]!, row: slot % blockRows }
}

const idAt = (blocks: Market['blocks'], slot: number): string =>
  blocks[Math.floor(slot / blockRows)]!.ids[slot % blockRows]!

/** How the hundred points of a listing are shared out in this market; it need not be part of the market. */
export function allotmentOf(market: Market, listing: PreparedListing): Allotment {
  const requirements = listing.asks.filter(({ kind }) => kind === 'requirement').length
  const weights = listing.asks.map((ask) => weightOfAsk(market, ask))
  return allot({ requirements, isTitleCounted: isTitleCounted(listing) }, weights)
}

/**
 * Shares out the points of what is new and of what asks for something whose weight has changed; it has to run to its
 * end before listings are scored together. It stops after every block, so that a caller may let others work.
 */
export function* settling(market: Market): Generator<void> {
  if (market.changed && lookOverWeights(market.terms, market.slots.size, market.edition + 1)) market.edition++
  market.changed = false
  for (const block of market.blocks) if (block && allotRows(market.terms, block, market.edition)) yield
}

/** The same at once. */
export function settle(market: Market): void {
  for (const _ of settling(market));
}

function rowOfListing(terms: Terms, listing: PreparedListing, version: number): Row {
  const marked: number[] = []
  const seen = new Set<number>()
  for (const ask of listing.asks)
    for (const [index, term] of numbersOf(terms, ask).entries()) {
      marked.push((term << markBits) | marksOf(ask, index) | (seen.has(term) ? isRepeated : 0))
      seen.add(term)
    }
  return {
    ...{ id: listing.id, version, isTitleCounted: isTitleCounted(listing), terms: marked },
    requirements: listing.asks.filter(({ kind }) => kind === 'requirement').length,
    fields: listing.fields.map(({ field }) => field),
    shares: listing.fields.map(({ share }) => share),
  }
}

/** The marks of the term at this place of an ask. */
const marksOf = ({ skills, every }: Ask, index: number): number =>
  (index + 1 < skills.length ? 0 : endsAsk) | (every ? 0 : isChoice) | (skills.length > 1 ? isJoint : 0)

const numbersOf = (terms: Terms, { skills, words }: Ask): readonly number[] =>
  skills.length > 0 ? skills : [numberPhrase(terms, words)]

/** Gives the place. */
function putRow(market: Market, parts: Row): number {
  const index = openIndex(market, parts)
  return index * blockRows + addRow(market.blocks[index]!, parts)
}

/** The number of the block that takes the row; a full one is closed and another one opened. */
function openIndex(market: Market, row: Row): number {
  const block = market.open === null ? null : market.blocks[market.open]!
  if (market.open !== null && block && hasRoom(block, row)) return market.open
  const full = market.open
  const free = market.blocks.indexOf(null)
  market.open = free < 0 ? market.blocks.length : free
  market.blocks[market.open] = openBlock(row)
  if (block) closeBlock(block)
  if (full !== null) giveUpIfSparse(market, full)
  return market.open
}

/** From half of a closed block on, what is left in it moves to the open one. */
function giveUpIfSparse(market: Market, index: number): void {
  const block = market.blocks[index]!
  if (block.living > block.ids.length / 2) return
  market.blocks[index] = null
  for (const { at, row } of listRows(block)) market.slots.move(row.id, index * blockRows + at, putRow(market, row))
}

/** The mean of the weights of what is asked for. */
function weightOfAsk(market: Market, { skills, words }: Ask): number {
  if (skills.length === 0) return weightIn(market, findPhraseTerm(market.terms, words))
  return skills.reduce((sum, skill) => sum + weightIn(market, skill), 0) / skills.length
}

/** Null is a phrase that no listing asks for. */
function weightIn({ terms, slots }: Market, term: number | null): number {
  return weightOfTerm(term ?? -1, term === null ? 0 : terms.askers[term]!, slots.size)
}
