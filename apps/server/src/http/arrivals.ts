import type { Shared } from './crowd.ts'

/** A request whose body is on its way. */
export type Arrival = {
  /** Who sends it: an account, or the network address of nobody in particular; null until that is known. */
  sender: string | null
  /** Whether more of it is to come; what has come whole is not ended any more. */
  isArriving: () => boolean
  /** Answers that others need its place, and hangs up. */
  giveUp: () => void
}

/** So many each sender keeps whoever else comes: a page in two windows. */
const kept = 2

/**
 * The places of requests that are not there yet: half of all at most, so that slow senders do not fill the house. Who
 * sends many at once may, while nobody else wants the places. Then the newest of whoever holds most gives way, so that
 * few who send slowly take nothing from others (Longest Queue Drop: Suter and others, Buffer Management Schemes for
 * Supporting TCP in Gigabit Routers with Per-flow Queueing, IEEE JSAC 17(6), 1999).
 */
export function createArrivals(shared: Shared) {
  const most = Math.ceil(shared.most / 2)
  /** The oldest first. */
  const here = new Set<Arrival>()

  function leave(arrival: Arrival) {
    if (here.delete(arrival)) shared.underWay -= 1
  }

  /** Ends one that others do not have to wait for; false when there is none. */
  function makeRoom(): boolean {
    const newest = newestOfMost(here)
    if (!newest) return false
    leave(newest)
    newest.giveUp()
    return true
  }

  return {
    /** Takes it in; false when there is no place. */
    enter(arrival: Arrival): boolean {
      const isFull = here.size >= most || shared.underWay >= shared.most
      if (isFull && !makeRoom()) return false
      here.add(arrival)
      shared.underWay += 1
      return true
    },
    leave,
    makeRoom,
  }
}

export type Arrivals = ReturnType<typeof createArrivals>

/** What came last of the sender who has most on its way, if that is more than is kept. */
function newestOfMost(here: ReadonlySet<Arrival>): Arrival | null {
  const counts = new Map<string, number>()
  let found: Arrival | null = null
  let most = kept
  for (const arrival of here) {
    const { sender } = arrival
    if (sender === null || !arrival.isArriving()) continue
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    if (count <= most) continue
    most = count
    found = arrival
  }
  return found
}
