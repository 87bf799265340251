import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnProduct, unlimited, untilHealthy } from '../spawn-product.ts'
import { startBalancer } from './balancer.ts'
import { openSharedDatabase } from './shared-database.ts'

type Server = { child: ChildProcess; address: string }
type Place = {
  folder: string
  port: number
  processes: number
  settings?: Record<string, string>
  log?: number
  nginx?: boolean
  standby?: boolean
}

/**
 * The server processes under test on ports from `port` on. One process brings its own database; several share one
 * that this harness keeps, with a `standby` or without. With `log` what they print goes to this file. With `nginx` all
 * requests go through one.
 */
export async function openServers(place: Place) {
  const { folder, port, processes, settings = {}, log, nginx = false, standby = false } = place
  const shared = processes > 1 ? await openSharedDatabase(folder, standby) : null
  const ports = Array.from({ length: processes }, (_, index) => port + index)
  const balancer = nginx ? await startBalancer({ folder, port: port + processes, servers: ports }) : null
  const servers: Server[] = []

  function launch(index: number): Server {
    const env = {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port + index),
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      ...(shared && { ...unlimited, DATABASE_URL: shared.connectionString }),
      ...(balancer && { TRUST_PROXY: '1' }),
      ...settings,
    }
    const child = spawnProduct(env, ['ignore', log ?? 'ignore', log ?? 'inherit'])
    return { child, address: `http://127.0.0.1:${port + index}` }
  }

  async function startAll(): Promise<number> {
    const begun = performance.now()
    for (let index = 0; index < processes; index++) {
      const running = servers[index]
      if (!running || hasEnded(running)) servers[index] = launch(index)
    }
    await Promise.all(servers.map((server) => untilHealthy(server.address, () => hasEnded(server))))
    return performance.now() - begun
  }

  const end = async (server: Server, signal: NodeJS.Signals) => {
    if (hasEnded(server)) return
    const ended = once(server.child, 'exit')
    server.child.kill(signal)
    await ended
  }
  const kill = (server: Server) => end(server, 'SIGKILL')

  const anyone = () => servers[Math.floor(Math.random() * servers.length)]!

  return {
    startAll,
    areAlive: () => !servers.some(hasEnded),
    pids: () => servers.map(({ child }) => child.pid!),
    addresses: () => (balancer ? [balancer.address] : servers.map(({ address }) => address)),
    databaseFolder: () => shared?.folder() ?? join(folder, 'database'),
    hasStandby: () => shared?.hasStandby() ?? false,
    loseDatabase: () => shared!.lose(),
    filesFolder: folder,
    killOne: () => kill(anyone()),
    killAll: () => Promise.all(servers.map(kill)),
    async pauseOne(ms: number) {
      const { child } = anyone()
      child.kill('SIGSTOP')
      await sleep(ms)
      child.kill('SIGCONT')
    },
    async close() {
      await Promise.all(servers.map((server) => end(server, 'SIGTERM')))
      await balancer?.close()
      await shared?.stop()
    },
  }
}
export type Servers = Awaited<ReturnType<typeof openServers>>

const hasEnded = ({ child }: Server) => child.exitCode !== null || child.signalCode !== null
