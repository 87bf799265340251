import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openServers } from '../crash/servers.ts'
import { databaseProcesses, descendantsOf, memoryOf } from '../processes.ts'

type Start = { folder: string; port: number; settings?: Record<string, string> }

/** The product with an empty database, and what can be seen of it from outside. */
export async function startServer({ folder, port, settings }: Start) {
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const servers = await openServers({ folder, port, processes: 1, settings: { LOG_LEVEL: 'error', ...settings }, log })
  await servers.startAll()
  const [pid, address] = [servers.pids()[0]!, servers.addresses()[0]!]
  const readers = () => {
    const database = databaseProcesses(servers.databaseFolder())
    return descendantsOf(pid).filter((child) => !database.includes(child))
  }
  return {
    address,
    isAlive: servers.areAlive,
    /** Resident memory in megabytes: of the server, and of the largest of its processes that read files. */
    memory: () => ({
      server: memoryOf(pid, 'Rss'),
      reader: Math.max(0, ...readers().map((reader) => memoryOf(reader, 'Rss'))),
    }),
    errors: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"level":50')),
    stop: servers.close,
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>
