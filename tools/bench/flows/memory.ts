import { readdirSync, readFileSync } from 'node:fs'
import { databaseProcesses } from '../database-processes.ts'

export type Memory = { programMb: number; databaseMb: number }

/** Resident memory of a program with its children, and of the PostgreSQL processes that work in a folder (PSS, Linux). */
export function memoryOf(program: number, databaseFolder: string): Memory {
  const database = databaseProcesses(databaseFolder)
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const own = [program, ...childrenOf(all.map(Number), program)].filter((pid) => !database.includes(pid))
  return { programMb: sumOf(own), databaseMb: sumOf(database) }
}

function childrenOf(all: readonly number[], parent: number): number[] {
  const direct = all.filter((pid) => parentOf(pid) === parent)
  return direct.flatMap((pid) => [pid, ...childrenOf(all, pid)])
}

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1])

const sumOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0), 0) / 1024

/** Empty when the process has ended meanwhile. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
