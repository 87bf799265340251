import { readFile } from 'node:fs/promises'

/** The resident memory of a process in bytes; 0 when it is gone, or where the system has no /proc. */
export async function residentMemory(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0
  try {
    const status = await readFile(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
