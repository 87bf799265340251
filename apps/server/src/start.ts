import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { watchQueries } from './db/slow-queries.ts'
import type { Deps } from './deps.ts'
import { listLiveSessions } from './features/auth/queries.ts'
import { userOfToken } from './features/auth/session.ts'
import { measureJobs } from './features/health/measure-work.ts'
import { markReadLive } from './features/notifications/mark-read-live.ts'
import { type HttpServer, openHttpServer } from './http/lifecycle/http-server.ts'
import { loggerSettings } from './http/security/request-log.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { createGateway, type People } from './realtime/gateway.ts'
import { joinProcesses } from './realtime/process-adapter.ts'
import { cleanHourly } from './start/clean-hourly.ts'
import { type Ends, type Life, type Log, newLife } from './start/life.ts'
import { openDeps } from './start/open-deps.ts'
import { openStore, type Store } from './start/open-store.ts'

export type Running = { address: string; stop: () => Promise<void> }

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** While draining, requests are still served: a load balancer sees it in /api/health and uses another process. */
const drainMs = 1000
const finishRequestsMs = 4000

/** Starts everything that one server process is. What was started is ended again when a later step fails. */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const ends: Ends = new AsyncDisposableStack()
  try {
    const http = await openHttpServer(config)
    ends.defer(() => http.close(0))
    const database = await openStore(config, ends, log)
    await serve(http, database, config, { ends, log })
    return { address: http.address, stop: () => ends.disposeAsync() }
  } catch (error) {
    await ends.disposeAsync()
    throw error
  }
}

async function serve(http: HttpServer, database: Store, config: Config, { ends, log }: { ends: Ends; log: Log }) {
  const gateway = createGateway()
  const life = newLife()
  // Before its first connection is made: those that are there already are not watched.
  for (const pool of [database.pool, database.poolOfJobs])
    watchQueries(pool, { overMs: config.slowQueryMs, onSlow: (query) => life.reportSlow(query) })
  const deps = await openDeps(config, database, { gateway, address: http.address, life, ends, log })
  const app = await openApp(deps, config, life)
  ends.defer(() => app.close())

  // Filling the market takes its time with many listings: not at the cost of the first analysis.
  await deps.market.current(deps.db)
  await deps.jobs.start(measureJobs(jobHandlers(deps), deps.metrics))
  ends.defer(cleanHourly(deps, life))
  http.setHandler(app.routing)
  // The embedded database serves one process.
  const isShared = config.databaseUrl !== null
  gateway.attach(http.server, peopleOf(deps), (io) => isShared && joinProcesses(io, database.pool, life.report))
  ends.defer(async () => {
    life.isDraining = true
    http.drain()
    await delay(drainMs)
    await Promise.all([http.close(finishRequestsMs), gateway.close()])
  })
}

/** The application, ready to answer; from here on there is a log to report to. */
async function openApp(deps: Deps, config: Config, life: Life) {
  const { logLevel, logsSecurity, trustedProxies, maxEventLoopDelayMs } = config
  const logger = loggerSettings(logLevel)
  const app = await buildApp(deps, { logger, logsSecurity, webFolder, trustedProxies, maxEventLoopDelayMs })
  life.report = (error, job) => app.log.error({ err: error, job }, 'work in the background failed')
  life.reportSlow = (query) => {
    deps.metrics?.queryWasSlow()
    app.log.warn(query, 'a statement was slow')
  }
  await app.ready()
  return app
}

const peopleOf = (deps: Deps): People => ({
  findUser: (token) => userOfToken(deps, token),
  liveSessions: (tokenHashes) => listLiveSessions(deps.db, tokenHashes, deps.now()),
  markRead: (userId, notificationId) => markReadLive(deps, userId, notificationId),
})
