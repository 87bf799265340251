import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

const allProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** Every PostgreSQL process that works in this database folder. */
export function databaseProcesses(folder: string): number[] {
  const { ino } = statSync(realpathSync(join(folder, 'cluster')))
  return allProcesses().filter((pid) => fileOf(pid, 'comm') === 'postgres\n' && worksIn(pid, ino))
}

function worksIn(pid: number, inode: number): boolean {
  try {
    return statSync(`/proc/${pid}/cwd`).ino === inode
  } catch {
    return false
  }
}

/** The processes that a process has started, and those that these have started. */
export function descendantsOf(pid: number): number[] {
  const children = allProcesses().filter(
    (other) => Number(/^PPid:\s+(\d+)/m.exec(fileOf(other, 'status'))?.[1]) === pid,
  )
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** Megabytes of a process: resident, or proportional (shared pages divided among those who share them). 0 when it has ended. */
export function memoryOf(pid: number, what: 'Rss' | 'Pss'): number {
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(fileOf(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

export const totalMemory = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + memoryOf(pid, 'Pss'), 0)

/** Empty when the process has just ended. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
