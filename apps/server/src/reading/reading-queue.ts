/** Who waits, and whether for the first slice of a file or for reading it to the end. */
export type Turn = { account: string; isFirstSlice: boolean }

/**
 * A queue in which first slices go before files that are read to the end, and accounts take turns: one with many files
 * delays the others by one file at a time.
 */
export function createReadingQueue<T>() {
  const firstSlices = createTurns<T>()
  const wholeFiles = createTurns<T>()
  /** Removes the entry whose turn it is; undefined when none waits. */
  const next = () => firstSlices.next() ?? wholeFiles.next()
  return {
    add: ({ account, isFirstSlice }: Turn, entry: T) => (isFirstSlice ? firstSlices : wholeFiles).add(account, entry),
    next,
    drain(use: (entry: T) => void) {
      for (let entry = next(); entry !== undefined; entry = next()) use(entry)
    },
  }
}

function createTurns<T>() {
  const waiting = new Map<string, T[]>()
  return {
    add(account: string, entry: T) {
      const entries = waiting.get(account)
      if (entries) entries.push(entry)
      else waiting.set(account, [entry])
    },
    next(): T | undefined {
      const [first] = waiting
      if (!first) return undefined
      const [account, [entry, ...others]] = first
      waiting.delete(account)
      if (others.length > 0) waiting.set(account, others)
      return entry
    },
  }
}
