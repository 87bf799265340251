import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Memory = { programMb: number; databaseMb: number }

/** Resident memory of a program with its children, and of the PostgreSQL processes that work in a folder (PSS, Linux). */
export function memoryOf(program: number, databaseFolder: string): Memory {
  const cluster = statSync(realpathSync(join(databaseFolder, 'cluster'))).ino
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const database = all.filter((pid) => worksIn(pid, cluster))
  const own = childrenOf(all, String(program)).filter((pid) => !database.includes(pid))
  return { programMb: sumOf([String(program), ...own]), databaseMb: sumOf(database) }
}

function childrenOf(all: readonly string[], parent: string): string[] {
  const direct = all.filter((pid) => parentOf(pid) === parent)
  return direct.flatMap((pid) => [pid, ...childrenOf(all, pid)])
}

const parentOf = (pid: string): string | undefined => /^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1]

function worksIn(pid: string, inode: number): boolean {
  try {
    return readOf(pid, 'comm') === 'postgres\n' && statSync(`/proc/${pid}/cwd`).ino === inode
  } catch {
    return false
  }
}

const sumOf = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0), 0) / 1024

/** Empty when the process has ended meanwhile. */
function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
