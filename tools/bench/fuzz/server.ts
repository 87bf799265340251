import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnProduct } from '../spawn-product.ts'

type Start = { folder: string; port: number; env?: Record<string, string> }

/** The product as a process of its own, with an empty database, and what can be seen of it from outside. */
export async function startServer({ folder, port, env = {} }: Start) {
  const address = `http://127.0.0.1:${port}`
  // It would answer in the place of the one that is meant.
  if (await fetch(address).catch(() => null)) throw new Error(`Another server answers at ${address}: choose a --port.`)
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const settings = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    LOG_LEVEL: 'error',
    ...env,
  }
  const child = spawnProduct(settings, ['ignore', log, log])
  await healthy(address, child).catch((error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })
  return {
    address,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Resident memory in megabytes: of the server, and of the largest of its processes that read files. */
    memory: () => ({ server: megabytesOf(child.pid!), reader: Math.max(0, ...readersOf(child.pid!).map(megabytesOf)) }),
    errors: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"level":50')),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>

async function healthy(address: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 180_000; Date.now() < until && child.exitCode === null; await sleep(50)) {
    const reply = await fetch(`${address}/api/health`).catch(() => null)
    await reply?.arrayBuffer()
    if (reply?.ok) return
  }
  throw new Error(`${address} was not healthy within three minutes.`)
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fileOf(pid, 'status'))?.[1] ?? 0) / 1024
}

function readersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/PPid:\s+(\d+)/.exec(fileOf(pid, 'status'))?.[1]) === parent)
    .filter((pid) => fileOf(pid, 'cmdline').includes('sandbox/sandbox-child.ts'))
}

/** Empty when the process has just ended. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
