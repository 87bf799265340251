import { readFileSync } from 'node:fs'

/**
 * The resident memory of a process in bytes; 0 when it is gone, or where the system has no /proc. It is looked up at
 * once, which takes some microseconds: in the pool of threads it would wait behind the hashes of passwords.
 */
export function residentMemory(pid: number | undefined): number {
  if (pid === undefined) return 0
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/**
 * Looks at the resident memory of a process again and again: how many bytes it will have in so many milliseconds, if it
 * goes on as since the last look. What shrinks is taken to stay.
 */
export function growthOf(pid: number | undefined, now = () => performance.now()) {
  let last = { bytes: residentMemory(pid), at: now() }
  return {
    in(ms: number): number {
      const seen = { bytes: residentMemory(pid), at: now() }
      const pace = Math.max(0, seen.bytes - last.bytes) / Math.max(1, seen.at - last.at)
      last = seen
      return seen.bytes + pace * ms
    },
  }
}

/** What Linux counts the time of processors in (sysconf(_SC_CLK_TCK), which is 100 wherever Node runs). */
const ticksPerSecond = 100

/**
 * The milliseconds that processors have spent on a process; Infinity when it is gone, or where the system has no /proc:
 * then nobody can say that it was kept from working.
 */
export function processorTime(pid: number | undefined): number {
  if (pid === undefined) return Number.POSITIVE_INFINITY
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program may hold anything, brackets too; utime and stime are the 14th and 15th field (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * Measures the milliseconds that processors spend on a process from now on: 0 when it is gone. Where the system does not
 * count them, the time that passes.
 */
export function processorStopwatch(pid: number | undefined): () => number {
  const before = processorTime(pid)
  const start = performance.now()
  if (before === Number.POSITIVE_INFINITY) return () => performance.now() - start
  return () => {
    const now = processorTime(pid)
    return now === Number.POSITIVE_INFINITY ? 0 : now - before
  }
}
