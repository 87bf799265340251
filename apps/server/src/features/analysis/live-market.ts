import { type Market, openMarket, putListing, removeListing } from '@fledge/core/matching/market'
import type { Db } from '../../db/client.ts'
import { countOpen, listChanges, listOpenStamps, listTexts } from './queries.ts'

/** The open listings in the form that matching wants, kept in this process. */
export type LiveMarket = {
  /** Every listing that was open when this was called, and none that was taken down by then. Use it at once. */
  current: (db: Db) => Promise<Market>
}

type Stamp = { id: string; version: number; open: boolean }

/**
 * A change carries the time at which its transaction began, and becomes visible when that ends: no transaction of
 * ours lasts longer than this (statement and idle time-outs of db/client.ts).
 */
const overlapSeconds = 60
/** Listings put between two pauses, so that filling the market does not hold up other requests. */
const slice = 100

export function createLiveMarket(): LiveMarket {
  const market = openMarket([])
  const versions = new Map<string, number>()
  let seenAt: string | null = null

  const refresh = oneAfterAnother(async (db: Db) => {
    const { open, at } = await countOpen(db)
    await apply(db, seenAt === null ? await listOpenStamps(db) : await listChanges(db, { at: seenAt, overlapSeconds }))
    // A listing that was deleted with its row leaves no change behind.
    if (versions.size !== open) await realign(db)
    seenAt = at
  })

  async function apply(db: Db, stamps: readonly Stamp[]) {
    for (const { id } of stamps.filter(({ open }) => !open)) drop(id)
    const stale = stamps.filter(({ id, version, open }) => open && versions.get(id) !== version)
    for (let from = 0; from < stale.length; from += slice) {
      const ids = stale.slice(from, from + slice).map(({ id }) => id)
      for (const { version, ...text } of await listTexts(db, ids)) {
        putListing(market, text)
        versions.set(text.id, version)
      }
    }
  }

  async function realign(db: Db) {
    const stamps = await listOpenStamps(db)
    const open = new Set(stamps.map(({ id }) => id))
    for (const id of [...versions.keys()].filter((id) => !open.has(id))) drop(id)
    await apply(db, stamps)
  }

  function drop(id: string) {
    removeListing(market, id)
    versions.delete(id)
  }

  return {
    async current(db) {
      await refresh(db)
      return market
    },
  }
}

/**
 * Runs one at a time. Who calls during a run waits for the next, which all such callers share: a run that has begun
 * may have looked before the caller's own change was there.
 */
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
