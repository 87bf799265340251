import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionString } from '@fledge/local-postgres'
import { signalProcess } from '@fledge/local-postgres/process-state'
import { withClient } from '../../../apps/server/src/db/with-client.ts'
import { databaseProcesses } from '../processes.ts'
import type { Servers } from './servers.ts'

type Nemesis = { name: string; strike: (servers: Servers) => Promise<unknown> }

const heldMs = 5000

/**
 * What befalls the servers, in turn. With several processes the database is another program's and outlives them. Only a
 * disk of the run's own may be filled.
 */
export const nemesesOf = (processes: number, hasOwnDisk: boolean, hasStandby: boolean): readonly Nemesis[] => [
  { name: 'one process killed', strike: ({ killOne }) => killOne() },
  processes === 1
    ? {
        name: 'everything killed',
        strike: ({ killAll, databaseFolder }) => Promise.all([killAll(), signalDatabase(databaseFolder(), 'SIGKILL')]),
      }
    : { name: 'every process killed', strike: ({ killAll }) => killAll() },
  { name: 'database killed', strike: async ({ databaseFolder }) => signalDatabase(databaseFolder(), 'SIGKILL') },
  { name: 'connections ended', strike: ({ databaseFolder }) => endConnections(databaseFolder()) },
  { name: 'one process stopped for 5 s', strike: ({ pauseOne }) => pauseOne(heldMs) },
  { name: 'database stopped for 5 s', strike: ({ databaseFolder }) => pauseDatabase(databaseFolder()) },
  ...(hasStandby
    ? [{ name: 'database lost, standby promoted', strike: (servers: Servers) => servers.loseDatabase() }]
    : []),
  ...(hasOwnDisk ? [{ name: 'disk full for 5 s', strike: ({ filesFolder }: Servers) => fillDisk(filesFolder) }] : []),
]

async function fillDisk(folder: string): Promise<void> {
  const path = join(folder, 'ballast')
  const full = async (size: number) => {
    for (;;) await appendFile(path, Buffer.alloc(size))
  }
  for (const size of [1024 ** 2, 4096]) await full(size).catch(() => undefined)
  await sleep(heldMs)
  await rm(path)
}

async function pauseDatabase(folder: string): Promise<void> {
  signalDatabase(folder, 'SIGSTOP')
  await sleep(heldMs)
  signalDatabase(folder, 'SIGCONT')
}

const endOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and pid <> pg_backend_pid()'

const endConnections = async (folder: string) =>
  withClient(await findDatabase(folder), 'fledge-bench', (client) => client.query(endOthers))

/** The address of the database in this folder, which may be on its way back from a kill. */
export async function findDatabase(folder: string): Promise<string> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const url = await connectionString({ folder, name: 'fledge' })
    if (url !== null) return url
    await sleep(100)
  }
  throw new Error('The database did not come back within 30 s.')
}

/** Signals every PostgreSQL process that works in this database folder, at once; some end by themselves meanwhile. */
function signalDatabase(folder: string, signal: NodeJS.Signals): void {
  for (const pid of databaseProcesses(folder)) signalProcess(pid, signal)
}
