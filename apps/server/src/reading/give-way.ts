import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * Lets a process give way to this program, by so many steps of niceness (setpriority(2)); nothing happens if it is gone.
 * On Linux a priority belongs to a thread, and new threads have that of the thread that starts them: so all are set.
 */
export function giveWay(pid: number | undefined, by: number): void {
  if (pid === undefined) return
  const niceness = Math.min(getPriority() + by, 19)
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, niceness)
    } catch {
      // It has ended, or its priority is not ours to set: it goes on as it is.
    }
  }
}

/** The process alone where the system does not list its threads. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
