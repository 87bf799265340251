import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionString } from '@fledge/local-postgres'
import { makeRunFolder } from '../../../apps/server/src/testing/run-folder.ts'
import { inspectable, liveMemory } from '../live-memory.ts'
import { databaseProcesses, descendantsOf, totalMemory } from '../processes.ts'
import { product, project } from '../spawn-product.ts'
import { spawnOnFirstCore } from './cores.ts'

const metricsToken = 'a token of the bench'

export type OurServer = Awaited<ReturnType<typeof startOurServer>>

/** The product as `npm start` runs it, without the demo world, on a database folder of its own. */
export async function startOurServer({ port, folder, settings = {} }: Where) {
  const start = performance.now()
  const inspectorPort = port + 9
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
    LOGIN_FAILURES_OF_ADDRESS: '1000000',
    NODE_OPTIONS: inspectable(inspectorPort),
    ...settings,
  }
  const child = spawnOnFirstCore(product, { cwd: project, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  await healthy(address, () => child.exitCode !== null)
  const startedMs = performance.now() - start
  const metrics = async () =>
    (await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()

  return {
    address,
    startedMs,
    databaseUrl: await databaseIn(folder),
    /** Megabytes of the program with its readers and of its database: what they share counts once (PSS). */
    memory() {
      const database = databaseProcesses(join(folder, 'database'))
      const program = [child.pid!, ...descendantsOf(child.pid!)].filter((pid) => !database.includes(pid))
      return { programMb: totalMemory(program), databaseMb: totalMemory(database) }
    },
    /** Collects the program's garbage; the megabytes of objects and buffers that are left. */
    liveMegabytes: () => liveMemory(child.pid!, inspectorPort),
    /** The 99th percentile of the event loop's delay since this was last asked, in milliseconds. */
    async loopDelayMs() {
      const found = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(await metrics())
      return Number(found?.[1]) * 1000
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

type Where = { port: number; folder: string; settings?: Record<string, string> }

/** Runs with a folder that is gone afterwards; one that a killed run leaves is gone with a later run. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeRunFolder('bench')
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

async function databaseIn(folder: string): Promise<string> {
  const url = await connectionString({ folder: join(folder, 'database'), name: 'fledge' })
  if (url === null) throw new Error('The server is healthy and its database is not to be found.')
  return url
}

async function healthy(address: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const reply = await fetch(`${address}/api/health`).catch(() => null)
    await reply?.arrayBuffer()
    if (reply?.ok) return
    if (hasEnded()) throw new Error('The server ended before it was healthy.')
    await sleep(10)
  }
}
