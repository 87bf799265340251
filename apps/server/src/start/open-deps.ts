import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { openEmbeddingModel } from '../embedding-model/embedding-model.ts'
import { createLiveMarket } from '../features/analysis/live-market.ts'
import { deleteDemoSessions } from '../features/auth/queries.ts'
import { createTokenLink } from '../features/email-tokens/mail-link.ts'
import type { Sources } from '../features/health/gauges.ts'
import { measureLive, measureReadings } from '../features/health/measure-work.ts'
import type { Metrics } from '../features/health/metrics.ts'
import { createReadings } from '../features/resumes/readings.ts'
import { openFiles } from '../files/files.ts'
import { type JobRunner, openJobs } from '../jobs/open-jobs.ts'
import { openMailSender } from '../mail/open-mail-sender.ts'
import { createReader } from '../reading/reader.ts'
import type { Gateway } from '../realtime/gateway.ts'
import { openSecondReader } from '../second-reader/second-reader.ts'
import type { Ends, Life, Log } from './life.ts'
import { openDemoWorld } from './open-demo-world.ts'
import type { Store } from './open-store.ts'

const finishJobsMs = 2000

type Around = { gateway: Gateway; address: string; life: Life; ends: Ends; log: Log }

/** Opens all that the features reach outside themselves, each with its end. The jobs wait for their handlers. */
export async function openDeps(
  config: Config,
  { db, pool, poolOfJobs, isThere }: Store,
  { gateway, address, life, ends, log }: Around,
): Promise<Deps & { jobs: JobRunner }> {
  if (config.demo === 'off') await deleteDemoSessions(db)
  const files = await openFiles(config)
  const reader = createReader({ processes: config.readers })
  ends.defer(reader.close)
  // Closed after the jobs, which may be sending.
  const mailSender = openMailSender(config.mail, {
    db,
    address,
    now: () => new Date(),
    createTokenLink: (mail) => createTokenLink(db, mail, new Date()),
    onAttempt: (outcome) => metrics?.mailed(outcome),
  })
  ends.defer(mailSender.close)
  const jobs = await openJobs(poolOfJobs, (...failure) => life.report(...failure))
  ends.defer(() => jobs.stop(finishJobsMs))
  const market = createLiveMarket()
  const sources = { db, pools: [pool, poolOfJobs], countSockets: gateway.countSockets, countListings: market.size }
  const metrics = config.metricsToken === null ? null : await openMetrics(sources)
  return {
    ...settingsOf(config),
    db,
    files,
    jobs,
    market,
    metrics,
    readings: createReadings(measureReadings(reader, metrics)),
    publish: measureLive(gateway.publish, metrics),
    endConnections: gateway.endConnections,
    secondReader: config.secondReader && openSecondReader(config.secondReader, (error) => life.report(error)),
    embeddingModel: config.embeddingModel && openEmbeddingModel(config.embeddingModel),
    demoAccounts: config.demo === 'off' ? [] : await openDemoWorld({ db, files, reader, log }),
    mailSender,
    now: () => new Date(),
    isDatabaseThere: isThere,
    isDraining: () => life.isDraining,
  }
}

/** What features ask of the settings themselves. */
function settingsOf(config: Config) {
  const { sessionHours, sessionDays, limits, strictPasswords, requireVerifiedEmail, metricsToken, mail, demo } = config
  const { outboxSecret, contactTo, from: mailFrom } = mail
  return {
    sessionHours,
    sessionDays,
    limits,
    strictPasswords,
    requireVerifiedEmail,
    metricsToken,
    outboxSecret,
    demo,
    contactTo,
    mailFrom,
  }
}

/** Loaded only where somebody measures. */
async function openMetrics(sources: Sources): Promise<Metrics> {
  const { createMetrics } = await import('../features/health/metrics.ts')
  return createMetrics(sources)
}
