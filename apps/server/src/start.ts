import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { type Database, type Db, openDatabase } from './db/client.ts'
import { demoAccounts } from './db/demo-world/demo-accounts.ts'
import { startEmbeddedPostgres } from './db/embedded/start.ts'
import { migrate } from './db/migrate.ts'
import { watchDatabase } from './db/reachable.ts'
import { type SlowQuery, watchQueries } from './db/slow-queries.ts'
import type { DemoAccount, Deps } from './deps.ts'
import { openEmbeddingModel } from './embedding-model/embedding-model.ts'
import { createLiveMarket } from './features/analysis/live-market.ts'
import { forgetOldSignIns, listKnownEmails, listLiveSessions } from './features/auth/queries.ts'
import { measureJobs, measureLive, measureReadings } from './features/health/measure-work.ts'
import type { Metrics, Sources } from './features/health/metrics.ts'
import { forgetOldTokens } from './features/mailed-links/queries.ts'
import { markReadLive } from './features/notifications/mark-read-live.ts'
import { createReadings } from './features/resumes/readings.ts'
import { type Files, openFiles } from './files/files.ts'
import { type Front, openFront } from './http/front.ts'
import { loggerSettings } from './http/logging.ts'
import { userOfToken } from './http/session.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { type OnJobError, openJobs } from './jobs/open-jobs.ts'
import { openMail } from './mail/open-mail.ts'
import { forgetMails } from './mail/queries.ts'
import { createReader, type Reader } from './reading/reader.ts'
import { joinProcesses } from './realtime/between-processes.ts'
import { createGateway, type People } from './realtime/gateway.ts'
import { openSecondReader } from './second-reader/second-reader.ts'
import { StartProblem } from './start-problem.ts'

export type Running = { address: string; stop: () => Promise<void> }
type Log = (line: string) => void
/** How to end what was started, the last first. */
type Ends = AsyncDisposableStack
type Store = Database & { isThere: () => Promise<boolean> }

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** For how long /api/health says 'draining' while all else is still served, so that a balancer looks elsewhere. */
const noticeMs = 300
const finishRequestsMs = 4000
const finishJobsMs = 2000
const finishMailsMs = 1000
const hourMs = 3_600_000
/** How long the outbox keeps a mail. */
const keepMailsMs = 30 * 24 * hourMs

/** What changes while the process runs and is asked for from several places. */
type Life = { isDraining: boolean; report: OnJobError; reportSlow: (query: SlowQuery) => void }

/** Starts everything that one server process is. What was started is ended again when a later step fails. */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const ends: Ends = new AsyncDisposableStack()
  try {
    const front = await openFront(config)
    ends.defer(() => front.close(0))
    const database = await openStore(config, ends, log)
    await serve(front, database, config, { ends, log })
    return { address: front.address, stop: () => ends.disposeAsync() }
  } catch (error) {
    await ends.disposeAsync()
    throw error
  }
}

async function openStore(config: Config, ends: Ends, log: Log): Promise<Store> {
  const url = config.databaseUrl ?? (await startOwnPostgres(config, ends, log))
  await migrate(url).catch((error: unknown) => {
    throw config.databaseUrl === null ? error : explainDatabase(error)
  })
  const database = openDatabase(url)
  ends.defer(database.close)
  return { ...database, isThere: watchDatabase(url) }
}

/** Network and PostgreSQL codes of a server that is not there, or does not let us in. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000']
/** PostgreSQL's code for a user who may not do what was asked. */
const notAllowed = '42501'

function explainDatabase(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // A statement that fails comes with the database's own error as its cause.
  const { code, message } = (error.cause ?? error) as { code?: unknown; message?: string }
  const reason = message || String(code)
  if (code === notAllowed)
    return new StartProblem(`The user of DATABASE_URL may not make tables and schemas in its database: ${reason}.`, {
      cause: error,
    })
  if (!unreachable.includes(String(code))) return error
  return new StartProblem(`The database that DATABASE_URL names cannot be used: ${reason}.`, { cause: error })
}

async function startOwnPostgres({ dataDir }: Config, ends: Ends, log: Log): Promise<string> {
  const server = await startEmbeddedPostgres({ folder: join(dataDir, 'database'), log })
  ends.defer(server.stop)
  return server.url
}

async function serve(front: Front, database: Store, config: Config, { ends, log }: { ends: Ends; log: Log }) {
  const gateway = createGateway()
  const life: Life = { isDraining: false, report: () => undefined, reportSlow: () => undefined }
  // Before its first connection is made: those that are there already are not watched.
  watchQueries(database.pool, { overMs: config.slowQueryMs, onSlow: (query) => life.reportSlow(query) })
  const { db, files, reader, jobs } = await openMeans(config, database, life, ends)
  const market = createLiveMarket()
  const sources = { db, pool: database.pool, countSockets: gateway.countSockets, countListings: market.size }
  const metrics = config.metricsToken === null ? null : await openMetrics(sources)
  const deps: Deps = {
    ...{ db, jobs, files, readings: createReadings(measureReadings(reader, metrics)), market },
    ...{ publish: measureLive(gateway.publish, metrics), endConnections: gateway.endConnections },
    ...{ sessionHours: config.sessionHours, sessionDays: config.sessionDays },
    ...{ limits: config.limits, strictPasswords: config.strictPasswords },
    secondReader: config.secondReader && openSecondReader(config.secondReader, (error) => life.report(error)),
    embeddingModel: config.embeddingModel && openEmbeddingModel(config.embeddingModel),
    demoAccounts: config.demo ? await openDemoWorld({ db, files, reader, log }) : [],
    ...{
      post: openPostOf(config, front.address, { db, life, ends, metrics }),
      requireVerifiedEmail: config.requireVerifiedEmail,
    },
    ...{ outbox: config.mail.outbox, contactTo: config.mail.contactTo, mailFrom: config.mail.from },
    now: () => new Date(),
    ...{ metrics, metricsToken: config.metricsToken },
    ...{ isDatabaseThere: database.isThere, isDraining: () => life.isDraining },
  }

  const { logLevel, logsSecurity, trustedProxies } = config
  const app = await buildApp(deps, { logger: loggerSettings(logLevel), logsSecurity, webFolder, trustedProxies })
  life.report = (error, job) => app.log.error({ err: error, job }, 'work in the background failed')
  life.reportSlow = (query) => {
    metrics?.queryWasSlow()
    app.log.warn(query, 'a statement was slow')
  }
  await app.ready()
  ends.defer(() => app.close())

  // Filling the market takes its time with many listings: not at the cost of the first analysis.
  await deps.market.current(deps.db)
  await jobs.start(measureJobs(jobHandlers(deps), metrics))
  ends.defer(cleanHourly(deps, life))
  front.handOver(app.routing)
  // The embedded database serves one process.
  const isShared = config.databaseUrl !== null
  gateway.attach(front.server, peopleOf(deps), (io) => isShared && joinProcesses(io, database.pool, life.report))
  ends.defer(async () => {
    life.isDraining = true
    await front.retire(noticeMs)
    await Promise.all([front.close(finishRequestsMs), gateway.close()])
  })
}

/** Opens what the features reach outside the process. */
async function openMeans(config: Config, { db, pool }: Database, life: Life, ends: Ends) {
  const files = await openFiles(config)
  const reader = createReader({ processes: config.readers })
  ends.defer(reader.close)
  const jobs = await openJobs(pool, (...failure) => life.report(...failure))
  ends.defer(() => jobs.stop(finishJobsMs))
  return { db, files, reader, jobs }
}

/** Loaded only where somebody measures. */
async function openMetrics(sources: Sources): Promise<Metrics> {
  const { createMetrics } = await import('./features/health/metrics.ts')
  return createMetrics(sources)
}

type Around = { db: Db; life: Life; ends: Ends; metrics: Metrics | null }

function openPostOf({ mail }: Config, address: string, { db, life, ends, metrics }: Around) {
  const report = (error: unknown) => life.report(error instanceof Error ? error : new Error(String(error)))
  const post = openMail(mail, { db, address, report, now: () => new Date(), onTry: metrics?.mailed })
  ends.defer(() => post.stop(finishMailsMs))
  return post
}

/** Loads the demo world into a database without users; gives those of its open accounts that (still) exist. */
async function openDemoWorld(into: { db: Db; files: Files; reader: Reader; log: Log }): Promise<DemoAccount[]> {
  const { loadDemoWorld } = await import('./db/demo-world/load.ts')
  await loadDemoWorld({ ...into, now: new Date() })
  const known = await listKnownEmails(
    into.db,
    demoAccounts.map(({ email }) => email),
  )
  return demoAccounts.filter(({ email }) => known.has(email))
}

const peopleOf = (deps: Deps): People => ({
  findUser: (token) => userOfToken(deps, token),
  liveSessions: (tokenHashes) => listLiveSessions(deps.db, tokenHashes, deps.now()),
  markRead: (userId, notificationId) => markReadLive(deps, userId, notificationId),
})

/** Removes expired sessions and links, old failures and mails, now and then; gives how to end that. */
function cleanHourly({ db, now }: Deps, { report }: Life): () => void {
  const forget = async () => {
    await forgetOldSignIns(db, now())
    await forgetOldTokens(db, now())
    await forgetMails(db, new Date(now().getTime() - keepMailsMs))
  }
  const clean = () => void forget().catch(report)
  const timer = setInterval(clean, hourMs).unref()
  return () => clearInterval(timer)
}
