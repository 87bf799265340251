import { readdirSync } from 'node:fs'
import { databaseProcesses, descendantsOf, memoryOf, totalMemory } from '../processes.ts'

/** Memory in megabytes: resident, and proportional. */
export type Sample = {
  minute: number
  serverRss: number
  /** Objects and buffers of the server. */
  heap: number
  readersPss: number
  databasePss: number
  serverFiles: number
  /** One for each connection, and a few of its own. */
  databaseProcesses: number
}

/** Looks at a server by its process id, at its children, and at PostgreSQL by the folder that it works in. */
export function measure(minute: number, server: number, databaseFolder: string): Omit<Sample, 'heap'> {
  const database = databaseProcesses(databaseFolder)
  return {
    minute,
    serverRss: memoryOf(server, 'Rss'),
    readersPss: totalMemory(descendantsOf(server).filter((pid) => !database.includes(pid))),
    databasePss: totalMemory(database),
    serverFiles: filesOf(server),
    databaseProcesses: database.length,
  }
}

function filesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}
