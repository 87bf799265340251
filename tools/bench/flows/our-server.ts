import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeRunFolder } from '../../../apps/server/src/testing/run-folder.ts'
import { findDatabase } from '../crash/nemeses.ts'
import { databaseProcesses, descendantsOf, totalMemory } from '../processes.ts'
import { product, project, untilHealthy } from '../spawn-product.ts'
import { spawnOnFirstCore } from './cores.ts'

export type OurServer = Awaited<ReturnType<typeof startOurServer>>

/** The product as `npm start` runs it, without the demo world, on a database folder of its own. */
export async function startOurServer({ port, folder }: { port: number; folder: string }) {
  const start = performance.now()
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'error',
    LOGIN_FAILURES_OF_ADDRESS: '1000000',
  }
  const child = spawnOnFirstCore(product, { cwd: project, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  await untilHealthy(address, () => child.exitCode !== null)
  const startedMs = performance.now() - start
  return {
    address,
    startedMs,
    databaseUrl: await findDatabase(join(folder, 'database')),
    /** Megabytes of the program with its readers and of its database: what they share counts once (PSS). */
    memory() {
      const database = databaseProcesses(join(folder, 'database'))
      const program = [child.pid!, ...descendantsOf(child.pid!)].filter((pid) => !database.includes(pid))
      return { programMb: totalMemory(program), databaseMb: totalMemory(database) }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs with a folder that is gone afterwards; one that a killed run leaves is gone with a later run. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeRunFolder('bench')
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
