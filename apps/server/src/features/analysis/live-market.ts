import { listingVersion, type Market, openMarket, putListing, removeListing } from '@fledge/core/matching/market/market'
import type { Db } from '../../db/client.ts'
import { nextTurn } from '../../next-turn.ts'
import { countOpen, listChanges, listOpenStamps, listTexts } from './queries.ts'

/** The market of open listings in this process. */
export type LiveMarket = {
  /** Returns the market as of this call: every open and no withdrawn listing. Use it at once. */
  current: (db: Db) => Promise<Market>
  /**
   * The same for scores of listings just read from the database. Deleted and expired listings may remain for ten seconds,
   * because finding them requires a count of all listings.
   */
  covering: (db: Db) => Promise<Market>
  /** Rises when an update has found a change of a listing, also one that does not concern matching. Read it at once. */
  revision: () => number
}

type Stamp = { id: string; version: number; open: boolean; rowVersion: string }

/**
 * Seconds of overlap. A change has the start time of its transaction but becomes visible at its end, and no transaction
 * lasts longer than this (statement and idle timeouts of db/client.ts).
 */
const overlapSeconds = 60
/** Listings loaded per query, and listings added between two pauses of the event loop. */
const mostTexts = 200
const mostAtOnce = 10
const stampsPage = 2_000
/** The state before the first update. */
const never = 'infinity'
const countEveryMs = 10_000
const countAheadMs = 5000

export function createLiveMarket({ now = () => performance.now() } = {}): LiveMarket {
  const market = openMarket([])
  let seenAt: string | null = null
  let countedAt = Number.NEGATIVE_INFINITY
  let isCountWanted = false
  let isCounting = false
  let revision = 0
  /** The changes that the last update found, because the overlap finds each several times. */
  let lastChanges = new Map<string, string>()

  const refresh = oneAfterAnother(async (db: Db) => {
    const age = now() - countedAt
    const counts = isCountWanted || age >= countEveryMs
    isCountWanted = false
    const { at, changes } = await listChanges(db, { at: seenAt ?? never, overlapSeconds })
    if (seenAt === null) await fill(db)
    else await apply(db, changes)
    if (counts) await keepCount(db)
    else if (age >= countAheadMs && !isCounting) void countAhead(db).catch(() => undefined)
    if (changes.some(({ id, rowVersion }) => lastChanges.get(id) !== rowVersion)) revision += 1
    lastChanges = new Map(changes.map(({ id, rowVersion }) => [id, rowVersion]))
    seenAt = at
  })

  /** Counts early, so that under steady use nobody waits for it. An update looks closer when the number differs. */
  async function countAhead(db: Db) {
    isCounting = true
    const startedAt = now()
    try {
      const count = await countOpen(db)
      if (count === market.placeById.size) countedAt = startedAt
      else isCountWanted = true
    } finally {
      isCounting = false
    }
  }

  /** Deleted and expired listings leave no change record. */
  async function keepCount(db: Db) {
    if (market.placeById.size !== (await countOpen(db))) await realign(db)
    countedAt = now()
  }

  async function apply(db: Db, stamps: readonly Stamp[]) {
    for (const { id } of stamps.filter(({ open }) => !open)) removeListing(market, id)
    const stale = stamps.filter(({ id, version, open }) => open && listingVersion(market, id) !== version)
    for (let from = 0; from < stale.length; from += mostTexts) {
      const ids = stale.slice(from, from + mostTexts).map(({ id }) => id)
      for (const [index, { version, ...text }] of (await listTexts(db, ids)).entries()) {
        if (index % mostAtOnce === 0) await nextTurn()
        putListing(market, text, version)
      }
    }
  }

  /** Adds all open listings in batches. Returns their ids. */
  async function fill(db: Db): Promise<Set<string>> {
    const open = new Set<string>()
    for (let after: string | null = null; ; ) {
      const stamps: Stamp[] = await listOpenStamps(db, { after, limit: stampsPage })
      await apply(db, stamps)
      for (const { id } of stamps) open.add(id)
      if (stamps.length < stampsPage) return open
      after = stamps.at(-1)!.id
    }
  }

  async function realign(db: Db) {
    const open = await fill(db)
    for (const id of market.placeById.keys()) if (!open.has(id)) removeListing(market, id)
    revision += 1
  }

  async function covering(db: Db) {
    await refresh(db)
    return market
  }

  return {
    current(db) {
      isCountWanted = true
      return covering(db)
    },
    covering,
    revision: () => revision,
  }
}

/** Runs one update at a time. Calls during a run share the next one, as the current one may miss their change. */
function oneAfterAnother<A>(run: (argument: A) => Promise<void>): (argument: A) => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  return function start(argument): Promise<void> {
    if (!running) {
      running = run(argument).finally(() => {
        running = null
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start(argument)
      })
    return next
  }
}
