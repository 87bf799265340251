import { fileURLToPath } from 'node:url'
import type { LocalPostgres } from '@fledge/local-postgres'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { findUserByToken } from './features/auth/session.ts'
import { listLiveSessions } from './features/auth/session-queries.ts'
import { markReadLive } from './features/notifications/mark-read-live.ts'
import { type HttpServer, openHttpServer } from './http/lifecycle/http-server.ts'
import { loggerSettings } from './http/security/request-log.ts'
import { ReaderClosed } from './reading/reader.ts'
import { createGateway, type People } from './realtime/gateway.ts'
import { joinProcesses } from './realtime/process-adapter.ts'
import { createDeps } from './start/create-deps.ts'
import { jobHandlers } from './start/job-table.ts'
import { type Databases, openDatabases } from './start/open-databases.ts'
import { type Cleanup, createProcessState, type Log, type ProcessState } from './start/process-state.ts'

export type RunningServer = { address: string; stop: () => Promise<void> }

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** With draining, which takes 3 s at most, less than the 9.5 s after which the process ends itself. */
const finishRequestsMs = 5000

/** Starts a server process. When a step fails, the earlier ones are undone and the error is thrown. */
export async function startServer(
  config: Config,
  log: Log,
  embedded: Promise<LocalPostgres> | null,
): Promise<RunningServer> {
  const cleanup: Cleanup = new AsyncDisposableStack()
  cleanup.defer(async () => (await embedded?.catch(() => null))?.stop())
  try {
    const http = await openHttpServer(config)
    cleanup.defer(() => http.close(0))
    const databases = await openDatabases(config, embedded, cleanup)
    await serve(http, databases, config, { cleanup, log })
    return { address: http.address, stop: () => cleanup.disposeAsync() }
  } catch (error) {
    await cleanup.disposeAsync()
    throw error
  }
}

type Context = { cleanup: Cleanup; log: Log }

async function serve(http: HttpServer, databases: Databases, config: Config, { cleanup, log }: Context) {
  const gateway = createGateway()
  const state = createProcessState()
  const deps = await createDeps(config, databases, { gateway, address: http.address, state, cleanup, log })
  const app = await openApp(deps, config, state)
  cleanup.defer(() => app.close())

  // Loads the open listings, so that the first analysis does not wait for them.
  await deps.market.current(deps.db)
  await deps.jobs.start(jobHandlers(deps))
  http.setHandler(app.routing)
  // The embedded database serves one process only.
  const isShared = config.databaseUrl !== null
  gateway.attach(
    http.server,
    livePeople(deps),
    (io) => isShared && joinProcesses(io, databases.pool, state.reportError),
  )
  cleanup.defer(async () => {
    state.isDraining = true
    await http.drain()
    await Promise.all([http.close(finishRequestsMs), gateway.close()])
  })
}

/** Builds the application and connects its logger to the process state. */
async function openApp(deps: Deps, config: Config, state: ProcessState) {
  const { logLevel, logsSecurity, trustedProxies, maxEventLoopDelayMs } = config
  const logger = loggerSettings(logLevel)
  const app = await buildApp(deps, { logger, logsSecurity, webFolder, trustedProxies, maxEventLoopDelayMs })
  state.reportError = (error, job) => {
    // The job is retried after the next start.
    if (!(error instanceof ReaderClosed)) app.log.error({ err: error, job }, 'work in the background failed')
  }
  await app.ready()
  return app
}

const livePeople = (deps: Deps): People => ({
  findUser: (token) => findUserByToken(deps, token),
  liveSessions: (tokenHashes) => listLiveSessions(deps.db, tokenHashes, deps.now()),
  markRead: (userId, notificationId) => markReadLive(deps, userId, notificationId),
})
