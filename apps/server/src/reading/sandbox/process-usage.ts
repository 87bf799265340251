import { readFileSync } from 'node:fs'

/**
 * The resident memory of a process in bytes; 0 when it has ended, or without /proc. Synchronous: libuv's threads may be
 * busy with password hashes.
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

/** Predicts the resident memory of a process, in bytes, from its growth since the previous call. */
export function trackMemory(pid: number | undefined, now = () => performance.now()) {
  let last = { bytes: residentMemory(pid), at: now() }
  return {
    predict(milliseconds: number): number {
      const current = { bytes: residentMemory(pid), at: now() }
      const growth = Math.max(0, current.bytes - last.bytes) / Math.max(1, current.at - last.at)
      last = current
      return current.bytes + growth * milliseconds
    },
  }
}

/** sysconf(_SC_CLK_TCK): 100 on the platforms that Node supports. */
const ticksPerSecond = 100

/** The processor time of a process in milliseconds; Infinity when it has ended, or without /proc. */
export function processorTime(pid: number | undefined): number {
  if (pid === undefined) return Number.POSITIVE_INFINITY
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program may contain brackets; utime and stime are fields 14 and 15 (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Measures processor time from now on, in milliseconds: 0 when the process has ended; without /proc, elapsed time. */
export function processorStopwatch(pid: number | undefined): () => number {
  const before = processorTime(pid)
  const start = performance.now()
  if (before === Number.POSITIVE_INFINITY) return () => performance.now() - start
  return () => {
    const now = processorTime(pid)
    return now === Number.POSITIVE_INFINITY ? 0 : now - before
  }
}
