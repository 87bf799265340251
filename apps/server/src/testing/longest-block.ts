import { slowness } from '@fledge/core/resume/testing/fastest-run'

/**
 * The longest time, in milliseconds of a machine that is not slower than usual, for which this thread was at work without
 * a turn of its event loop while `work` ran. When it exceeds `allowed`, the best of eight runs: the first ones compile, and
 * others share caches with other programs. Counted in processor time: how long a turn takes by the clock says as much of a
 * busy machine as of the code.
 */
export async function longestBlock(allowed: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  let slower = 1
  for (let run = 0; run < 8 && best > allowed * slower; run++) {
    best = Math.min(best, await longestBlockOnce(work))
    if (run === 0 && best > allowed) slower = slowness()
  }
  return best / slower
}

/** Milliseconds of this thread's processor time that `work` takes, which other programs do not lengthen. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

async function longestBlockOnce(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  let isOver = false
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
  } finally {
    isOver = true
    look()
  }
  return longest
}
