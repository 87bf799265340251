import type { Shared } from './crowd.ts'
import { createRoster } from './roster.ts'

/** A request whose body is on its way. */
export type Arrival = {
  /** Who sends it: an account, or the network address of nobody in particular; null until that is known. */
  sender: string | null
  /** Whether more of it is to come; what has come whole is not ended any more. */
  isArriving: () => boolean
  /** How many bytes its connection has brought so far. */
  received: () => number
  /** Whether something of it has come and was not read yet: then it waits for us, however slow it looks. */
  isHeldUp: () => boolean
  /** Answers that others need its place, and hangs up. */
  giveUp: (why: 'too many' | 'too slow') => void
}

/** So many each sender keeps whoever else comes: a page in two windows. */
const kept = 2

/**
 * Who has been on its way for so many seconds, and sends fewer bytes in each than a poor line carries (128 kbit/s),
 * gives way too, the slowest first: a place is not to be had for a trickle. While nobody else wants it, it is.
 */
const slow = { seconds: 2, bytesASecond: 16_000 }

/**
 * The places of requests that are not there yet: half of all at most, so that slow senders do not fill the house. Who
 * sends many at once may, while nobody else wants the places. Then the newest of whoever holds most gives way, so that
 * few who send slowly take nothing from others (Longest Queue Drop: Suter and others, Buffer Management Schemes for
 * Supporting TCP in Gigabit Routers with Per-flow Queueing, IEEE JSAC 17(6), 1999). When nobody holds more than is kept,
 * the slowest gives way, so that many who send slowly do not either. Seconds are counted as they are lived through:
 * those for which this process stood still are no sender's.
 */
export function createArrivals(shared: Shared) {
  const most = Math.ceil(shared.most / 2)
  const here = createRoster<Begun>()
  let entered = 0
  let second = 0
  let clock: NodeJS.Timeout | null = null

  function tick() {
    second += 1
    if (here.size > 0 || !clock) return
    clearInterval(clock)
    clock = null
  }

  function end({ arrival, leave }: Begun, why: 'too many' | 'too slow'): true {
    leave()
    arrival.giveUp(why)
    return true
  }

  /** Ends one that others do not have to wait for; false when there is none. */
  function makeRoom(): boolean {
    const all = here.all()
    const newest = newestOfMost(all)
    if (newest) return end(newest, 'too many')
    const slowest = slowestOf(all, second)
    return slowest !== null && end(slowest, 'too slow')
  }

  function take(arrival: Arrival): () => void {
    const begun = { arrival, order: entered++, second, bytes: arrival.received(), leave }
    const place = here.enter(begun)
    let isHere = true
    shared.underWay += 1
    clock ??= setInterval(tick, 1000).unref()

    function leave() {
      if (!isHere) return
      isHere = false
      here.leave(place)
      shared.underWay -= 1
    }
    return leave
  }

  return {
    /** Takes it in and gives what lets it leave, which may be called again; null when there is no place. */
    enter(arrival: Arrival): (() => void) | null {
      const isFull = here.size >= most || shared.underWay >= shared.most
      return isFull && !makeRoom() ? null : take(arrival)
    },
    makeRoom,
  }
}

export type Arrivals = ReturnType<typeof createArrivals>

type Begun = {
  arrival: Arrival
  /** How many came before it. */
  order: number
  /** The second, and the bytes of its connection, at which it began. */
  second: number
  bytes: number
  leave: () => void
}

/** What came last of the sender who has most on its way, if that is more than is kept; of two, who had as many first. */
function newestOfMost(here: readonly Begun[]): Begun | null {
  const senders = new Map<string, { count: number; newest: Begun }>()
  for (const begun of here) {
    const { sender, isArriving } = begun.arrival
    if (sender === null || !isArriving()) continue
    const { count, newest } = senders.get(sender) ?? { count: 0, newest: begun }
    senders.set(sender, { count: count + 1, newest: begun.order > newest.order ? begun : newest })
  }
  let found = { count: kept, newest: null as Begun | null }
  for (const one of senders.values()) {
    const isBefore = found.newest !== null && one.newest.order < found.newest.order
    if (one.count > found.count || (one.count === found.count && isBefore)) found = one
  }
  return found.newest
}

/** Who brings the fewest bytes a second, of those who have had their time and bring too few; of two, who came first. */
function slowestOf(here: readonly Begun[], now: number): Begun | null {
  let found: Begun | null = null
  let least = slow.bytesASecond
  for (const begun of here) {
    // Whole ones: the first is one that had begun before.
    const seconds = now - begun.second - 1
    if (seconds < slow.seconds || !isToBlame(begun.arrival)) continue
    const bytesASecond = (begun.arrival.received() - begun.bytes) / seconds
    const isBefore = found !== null && bytesASecond === least && begun.order < found.order
    if (bytesASecond >= least && !isBefore) continue
    least = bytesASecond
    found = begun
  }
  return found
}

/** Nobody listens yet to what is told to whoever is not known. */
const isToBlame = (arrival: Arrival): boolean => arrival.sender !== null && arrival.isArriving() && !arrival.isHeldUp()
