import { createCrowd, few, type Shared } from './crowd.ts'

/** Something that asks for its turn: `go` begins it, `refuse` answers that there is too much to do. */
export type Asking = { go: () => void; refuse: () => void }
export type Lane = {
  ask: (asking: Asking) => void
  /** To be called once for everybody whose turn came. */
  done: () => void
}

/** What is worked on at once: whoever is always taken. More would share no more reads, and make the turns of the event loop long. */
const atWork = few
/** Who waits for longer is told to come back: what is worked on hangs. */
const longestMs = 1000
const lookEveryMs = 100

/** The requests of one route: so many are worked on, the next wait in their order, and what is too much is refused. */
export function createLane(shared: Shared): Lane {
  const crowd = createCrowd(shared)
  const waiting: (Asking & { since: number })[] = []
  let working = 0
  let isTurnSet = false
  let sweep: NodeJS.Timeout | null = null

  function begin({ go }: Asking) {
    working += 1
    go()
  }

  function wait(asking: Asking) {
    waiting.push({ ...asking, since: shared.now() })
    sweep ??= setInterval(refuseOld, lookEveryMs).unref()
  }

  /** A turn comes with the next one of the event loop: an answer that is given at once must not nest in another. */
  function giveTurns() {
    isTurnSet = false
    while (working < atWork && waiting.length > 0) begin(waiting.shift()!)
    stopSweep()
  }

  function refuseOld() {
    while (waiting.length > 0 && shared.now() - waiting[0]!.since > longestMs) {
      crowd.leave()
      waiting.shift()!.refuse()
    }
    stopSweep()
  }

  function stopSweep() {
    if (waiting.length > 0 || !sweep) return
    clearInterval(sweep)
    sweep = null
  }

  return {
    ask(asking) {
      if (crowd.isFull()) {
        asking.refuse()
        return
      }
      crowd.enter()
      if (working < atWork && waiting.length === 0) begin(asking)
      else wait(asking)
    },
    done() {
      crowd.leaveAnswered()
      working -= 1
      if (isTurnSet || waiting.length === 0) return
      isTurnSet = true
      setImmediate(giveTurns)
    },
  }
}
