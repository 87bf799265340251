import { readdirSync, readFileSync } from 'node:fs'
import { databaseProcesses } from '../database-processes.ts'

/** Memory in megabytes: resident, and proportional (shared pages divided among those who share them). */
export type Sample = {
  minute: number
  serverRss: number
  readersPss: number
  databasePss: number
  serverFiles: number
  /** One for each connection, and a few of its own. */
  databaseProcesses: number
}

/** Looks at a server by its process id, at its children, and at PostgreSQL by the folder that it works in. */
export function measure(minute: number, server: number, databaseFolder: string): Sample {
  const database = databaseProcesses(databaseFolder)
  const readers = childrenOf(server).filter((pid) => !database.includes(pid))
  return {
    minute,
    serverRss: memoryOf(server, 'Rss'),
    readersPss: total(readers, (pid) => memoryOf(pid, 'Pss')),
    databasePss: total(database, (pid) => memoryOf(pid, 'Pss')),
    serverFiles: filesOf(server),
    databaseProcesses: database.length,
  }
}

const total = (pids: number[], of: (pid: number) => number) => pids.reduce((sum, pid) => sum + of(pid), 0)

/** A process may end while it is looked at: then it has nothing. */
function memoryOf(pid: number, what: 'Rss' | 'Pss'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function filesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
