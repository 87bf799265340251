export type FewAtOnce = <T>(work: () => Promise<T>) => Promise<T>

/** How many may wait for their turn, and what the next one is told. */
type Refusing = { mostWaiting: number; refuse: () => Error }

/**
 * Begins as many works at once as `most`; the next wait, and begin in the order in which they came. For searches, as
 * many as come would share the processor with each other and with the program that answers them, and all be late; for
 * hashing of passwords likewise.
 */
export function fewAtOnce(most: number, refusing?: Refusing): FewAtOnce {
  const waiting: (() => void)[] = []
  let free = most

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async (work) => {
    if (free === 0 && refusing && waiting.length >= refusing.mostWaiting) throw refusing.refuse()
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
