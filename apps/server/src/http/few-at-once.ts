export type FewAtOnce = (<T>(work: () => Promise<T>) => Promise<T>) & {
  /** How many wait for their turn at this moment. */
  countWaiting: () => number
}

/** How long the line may become, and what is told to who would make it longer. */
type Refusing = {
  /** So many may wait, when they come at once. */
  mostWaiting: number
  /**
   * A line that has stood for so long is no burst: then who would have to wait for longer than this is refused
   * (milliseconds). As for the crowd of requests (`crowd.ts`), the time decides and not the length.
   */
  soonMs: number
  refuse: () => Error
  now?: () => number
}

/** So many may always wait: few who wait for slow works are no flood, and refusing them would not make the works faster. */
const few = 64
/** How much the latest work counts in the mean of what one takes. */
const weightOfLatest = 1 / 16

/**
 * Begins as many works at once as `most`; the next wait, and begin in the order in which they came. For searches, as
 * many as come would share the processor with each other and with the program that answers them, and all be late; for
 * hashing of passwords likewise.
 */
export function fewAtOnce(most: number, refusing?: Refusing): FewAtOnce {
  const waiting: (() => void)[] = []
  const end = refusing && endOfLine(most, refusing)
  let free = most

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0 && end?.isTooFar(waiting.length)) throw refusing!.refuse()
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await (end ? end.timed(work) : work())
    } finally {
      leave()
    }
  }
  return Object.assign(inTurn, { countWaiting: () => waiting.length })
}

/** Decides who is one too many, by how many wait, since when, and how long each lately took. */
function endOfLine(most: number, { mostWaiting, soonMs, now = () => performance.now() }: Refusing) {
  let standsSince = now()
  let meanMs = 0

  return {
    isTooFar(waiting: number): boolean {
      if (waiting === 0) standsSince = now()
      if (waiting >= mostWaiting) return true
      if (waiting < few) return false
      return now() - standsSince > soonMs && ((waiting + 1) * meanMs) / most > soonMs
    },
    async timed<T>(work: () => Promise<T>): Promise<T> {
      const start = now()
      return work().finally(() => {
        const tookMs = now() - start
        meanMs += (tookMs - meanMs) * (meanMs === 0 ? 1 : weightOfLatest)
      })
    },
  }
}
