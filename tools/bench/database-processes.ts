import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every PostgreSQL process that works in this database folder. */
export function databaseProcesses(folder: string): number[] {
  const { ino } = statSync(realpathSync(join(folder, 'cluster')))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, ino))
    .map(Number)
}

function worksIn(pid: string, inode: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n' && statSync(`/proc/${pid}/cwd`).ino === inode
  } catch {
    return false
  }
}
