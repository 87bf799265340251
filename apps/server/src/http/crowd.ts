/** What all lanes share: how many requests are under way, of how many at most, by which clock. */
export type Shared = { underWay: number; readonly most: number; readonly now: () => number }

/** So many are always taken, because few slow requests are no flood. */
export const few = 128
const second = 1000
const never = Number.POSITIVE_INFINITY
/** A crowd that stands for so long is no burst. */
const standsMs = 250
/** How few must be here for this long, before a crowd counts as gone. */
const calmMs = 100
/** How long who comes to a standing crowd may have to wait. */
const soonMs = 400

/**
 * Counts those who are here, and says whether one more is too many. A burst is taken, as far as there is room among
 * all. A crowd that stands is held to what is answered within `soonMs`, by Little's law: what cannot be answered soon
 * is refused as it comes, not after it has waited. That the time in the queue decides and not its length, and that a
 * burst is told from a standing queue, is CoDel's (Nichols and Jacobson, Controlling Queue Delay, ACM Queue 10(5), 2012).
 */
export function createCrowd(shared: Shared) {
  const { most, now } = shared
  const always = Math.min(most * 0.4, few)
  let here = 0
  let crowdedSince = never
  let calmSince = never
  let answered = { from: now(), count: 0, before: 0 }

  function turnSecond() {
    const passed = now() - answered.from
    if (passed < second) return
    answered = { from: now(), count: 0, before: passed < 2 * second ? answered.count : 0 }
  }

  function enter() {
    shared.underWay += 1
    here += 1
    if (here <= always) return
    if (now() - calmSince > calmMs) crowdedSince = never
    calmSince = never
    crowdedSince = Math.min(crowdedSince, now())
  }

  /** A crowd has gone when nobody is left, or few for a while: answers that come together make a gap, not an end. */
  function leave() {
    shared.underWay -= 1
    here -= 1
    if (here === 0) crowdedSince = never
    else if (here <= always) calmSince = Math.min(calmSince, now())
  }

  return {
    isFull(): boolean {
      if (shared.underWay >= most) return true
      if (now() - crowdedSince <= standsMs) return false
      turnSecond()
      const soon = Math.min((Math.max(answered.before, answered.count) * soonMs) / second, most / 2)
      return here > Math.max(always, soon)
    },
    enter,
    leave,
    leaveAnswered() {
      turnSecond()
      answered.count += 1
      leave()
    },
  }
}
