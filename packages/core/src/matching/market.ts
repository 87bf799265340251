import { generalField, skills } from '../skills/vocabulary.ts'
import { type Ask, type ListingText, type PreparedListing, prepareListing } from './listing.ts'
import { type Allotment, allot } from './points.ts'

/**
 * The open listings, kept in memory. What few of them ask for weighs more. `putListing` and `removeListing` follow
 * the live market at the cost of one listing.
 */
export type Market = {
  rows: Map<string, Row>
  /** The rows that ask for a term. */
  askers: Map<Term, Set<Row>>
  weights: Map<Term, number>
  /** Whether weights are to be looked over before the next score. */
  changed: boolean
}

/** `allotment` is worked out when it is first needed, and again when a weight in it has changed. */
export type Row = { listing: PreparedListing; allotment: Allotment | null }

/** A skill's id, or the words of a phrase that names none. */
type Term = number | string

export function openMarket(listings: Iterable<ListingText>): Market {
  const market: Market = { rows: new Map(), askers: new Map(), weights: new Map(), changed: false }
  for (const listing of listings) putListing(market, listing)
  return market
}

/** Adds a listing, or replaces the one with its id. */
export function putListing(market: Market, listing: ListingText): void {
  removeListing(market, listing.id)
  const row: Row = { listing: prepareListing(listing), allotment: null }
  market.rows.set(listing.id, row)
  for (const term of termsOfListing(row.listing)) {
    const askers = market.askers.get(term)
    if (askers === undefined) market.askers.set(term, new Set([row]))
    else askers.add(row)
  }
  market.changed = true
}

export function removeListing(market: Market, id: string): void {
  const row = market.rows.get(id)
  if (row === undefined) return
  market.rows.delete(id)
  for (const term of termsOfListing(row.listing)) {
    const askers = market.askers.get(term)
    askers?.delete(row)
    if (askers?.size === 0) market.askers.delete(term)
  }
  market.changed = true
}

/** How the hundred points of a listing are shared out in this market; it need not be part of the market. */
export function allotmentOf(market: Market, listing: PreparedListing): Allotment {
  lookOverWeights(market)
  const row = market.rows.get(listing.id)
  if (row?.listing !== listing) return allot(listing, (ask) => weightOf(market, ask))
  row.allotment ??= allot(listing, (ask) => weightOf(market, ask))
  return row.allotment
}

/** Every open listing with its allotment, for ranking. */
export function allottedListings(market: Market): Allotted[] {
  lookOverWeights(market)
  return [...market.rows.values()].map((row) => {
    row.allotment ??= allot(row.listing, (ask) => weightOf(market, ask))
    return { listing: row.listing, allotment: row.allotment }
  })
}

export type Allotted = { listing: PreparedListing; allotment: Allotment }

function termsOfListing(listing: PreparedListing): Set<Term> {
  return new Set(listing.asks.flatMap(termsOf))
}

function termsOf(ask: Ask): Term[] {
  return ask.skills.length > 0 ? [...ask.skills] : [ask.words.join(' ')]
}

/** The mean of the weights of what is asked for. */
function weightOf(market: Market, ask: Ask): number {
  const terms = termsOf(ask)
  const weights = terms.map((term) => market.weights.get(term) ?? weightOfTerm(market, term))
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length
}

/** Only the listings that ask for something whose weight has changed are allotted anew. */
function lookOverWeights(market: Market): void {
  if (!market.changed) return
  market.changed = false
  for (const term of market.weights.keys()) if (!market.askers.has(term)) market.weights.delete(term)
  for (const [term, askers] of market.askers) {
    const weight = weightOfTerm(market, term)
    if (market.weights.get(term) === weight) continue
    market.weights.set(term, weight)
    for (const row of askers) row.allotment = null
  }
}

/**
 * Five steps by the share of listings that ask for a term. Steps, and a share reckoned as if a hundred more listings
 * stood in the market, keep a score still when an unrelated listing comes or goes.
 */
function weightOfTerm(market: Market, term: Term): number {
  const share = ((market.askers.get(term)?.size ?? 0) + 2) / (market.rows.size + 100)
  const step = steps.find(([least]) => share > least)?.[1] ?? rarest
  return typeof term === 'number' && skills[term]!.field === generalField ? step * generalWeight : step
}

const steps = [
  [0.1, 1],
  [0.03, 1.25],
  [0.01, 1.5],
  [0.003, 1.75],
] as const
const rarest = 2
/** 'Communication' and 'MS Office' are asked for everywhere and say little. */
const generalWeight = 0.4
