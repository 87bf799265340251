export type QueuedFile = { account: string; isFirstSlice: boolean }

/** Creates a queue in which first slices precede whole files, and accounts take turns within each of the two. */
export function createReadingQueue<T>() {
  const firstSlices = createRoundRobin<T>()
  const wholeFiles = createRoundRobin<T>()
  /** Removes and returns the next entry; undefined when the queue is empty. */
  const next = () => firstSlices.next() ?? wholeFiles.next()
  return {
    add: ({ account, isFirstSlice }: QueuedFile, entry: T) =>
      (isFirstSlice ? firstSlices : wholeFiles).add(account, entry),
    next,
    drain(use: (entry: T) => void) {
      for (let entry = next(); entry !== undefined; entry = next()) use(entry)
    },
  }
}

function createRoundRobin<T>() {
  const entriesByAccount = new Map<string, T[]>()
  return {
    add(account: string, entry: T) {
      const entries = entriesByAccount.get(account)
      if (entries) entries.push(entry)
      else entriesByAccount.set(account, [entry])
    },
    next(): T | undefined {
      const [first] = entriesByAccount
      if (!first) return undefined
      const [account, [entry, ...others]] = first
      entriesByAccount.delete(account)
      if (others.length > 0) entriesByAccount.set(account, others)
      return entry
    },
  }
}
