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
